import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.{browser,engine}.test.ts'],
    allowOnly: false,
    // No test is about time: on a busy machine properties may take a while.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
});
