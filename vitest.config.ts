import { defineConfig } from 'vitest/config';
// Vite is to read this file as it stands, so that names of files are whole.
import { seededBugPlugin } from './tests/support/seeded-bug-plugin.ts';

/** The chunks of messages are the build's; a test that shows texts activates a catalogue itself. */
const emptyMessages = {
  name: 'empty-messages',
  resolveId: (id: string) => (id.startsWith('virtual:messages/') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0virtual:messages/') ? 'export const messages = {};' : undefined),
};

/** Of its own rather than vite.config.ts: tests need no route generation, no service worker, no build. */
export default defineConfig({
  test: {
    // One worker less than processors is the default: on two processors, half the time would be left lying.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [emptyMessages, seededBugPlugin()],
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
        plugins: [seededBugPlugin()],
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
