import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
    allowOnly: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
});
