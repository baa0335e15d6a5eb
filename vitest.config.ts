import { defineConfig } from 'vitest/config';

/** Of its own rather than vite.config.ts: tests need no route generation, no service worker, no build. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,rules,offline,sw,studio,brands,manifest,locales,scripts}/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'tests/{architecture,support,bench}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{calls,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
