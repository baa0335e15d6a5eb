import { defineConfig, devices } from '@playwright/test';
import { resultFiles } from './scripts/results';
import { launchOptions } from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/support/global-server.ts',
  workers: 2,
  timeout: 120_000,
  // Long enough for a busy machine; only a failing expectation waits for all of it.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: resultFiles.journeys }]],
  use: {
    // Without traces, which slow a run down by a fifth; `--trace retain-on-failure` turns them on.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    locale: 'en-GB',
    launchOptions: launchOptions(),
  },
  projects: [
    // Journeys that don't depend on the screen size are tagged for one project.
    {
      name: 'phone',
      grepInvert: /@desktop|@firefox|@webkit|@long/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone|@firefox|@webkit|@long/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // Long journeys and those in other browsers run in `npm run test:faults`.
    { name: 'long', grep: /@long/, use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } },
    { name: 'firefox', grep: /@firefox/ },
    { name: 'webkit', grep: /@webkit/ },
  ],
});
