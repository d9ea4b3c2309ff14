import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/installed.ts',
    // Browsers mostly wait: for frames, for cards that travel.
    maxWorkers: 2,
    // Files share what they import, which is much and keeps nothing; each still has a browser of its own.
    isolate: false,
    allowOnly: false,
    // Whole games are played move by move in some of these, also on machines that do other things.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/integration.json' },
  },
});
