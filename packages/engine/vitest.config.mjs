import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    allowOnly: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
});
