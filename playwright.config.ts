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
  // On a busy machine a screen takes its time; what never comes costs it once, in the run that fails.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: resultFiles.journeys }]],
  use: {
    // A trace costs a fifth of the run: `--trace retain-on-failure` asks for it.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    locale: 'en-GB',
    launchOptions: launchOptions(),
  },
  projects: [
    // What has nothing to do with the size of the screen is tagged with the one project it runs in.
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
    // What takes long, or another browser, belongs to `npm run test:faults`.
    { name: 'long', grep: /@long/, use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } },
    { name: 'firefox', grep: /@firefox/ },
    { name: 'webkit', grep: /@webkit/ },
  ],
});
