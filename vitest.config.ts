import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
// File names include extensions, because Vite loads this file without bundling it.
import { compileMessages } from './scripts/compile-messages.ts';
import { bundleHappyDom } from './tests/support/bundle-happy-dom.ts';
import { seededBugPlugin } from './tests/support/seeded-bug-plugin.ts';

await Promise.all([compileMessages(), bundleHappyDom()]);

/** Message chunks exist only in builds. A test that shows texts activates a catalogue itself. */
const emptyMessages = {
  name: 'empty-messages',
  resolveId: (id: string) => (id.startsWith('virtual:messages/') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0virtual:messages/') ? 'export const messages = {};' : undefined),
};

/** Tests run without a build of the studio, so this provides some file names. */
const noStudioFiles = {
  name: 'no-studio-files',
  resolveId: (id: string) => (id.startsWith('virtual:studio-files/') ? `\0${id}` : undefined),
  load: (id: string) =>
    id.startsWith('\0virtual:studio-files/')
      ? "export const first = ['/studio/assets/first.js'];\nexport const parts = { mechanics: ['/studio/assets/slots.js'] };\nexport const worlds = { 'salt-mirror': ['/studio/assets/salt.js'] };"
      : undefined,
};

/** Server tests render documents, so they get the messages of every locale from the catalogues. */
const wholeMessages = {
  ...emptyMessages,
  name: 'whole-messages',
  load: (id: string) => {
    const locale = /^\0virtual:messages\/(.+?)(?:-rest)?$/.exec(id)?.[1];
    const catalogues = JSON.stringify(`${import.meta.dirname}/locales/compile.ts`);
    return locale && `import { compiledCatalogue } from ${catalogues};\nexport const messages = compiledCatalogue('${locale}');`;
  },
};

/** Timeouts long enough for a busy machine; only a failing test waits for all of it. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** Separate from vite.config.ts, because tests need no route generation, service worker or build. */
export default defineConfig({
  test: {
    // Half as many again as processors: tests of kills, restarts and timeouts wait for most of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        plugins: [emptyMessages, noStudioFiles, seededBugPlugin()],
        test: {
          name: 'pure',
          include: [
            '{contract,rules,offline,studio,brands,manifest,locales,scripts}/**/*.test.ts',
            'tests/{architecture,support,bench}/**/*.test.ts',
          ],
          // Stateless code: test files share their imports, because loading them takes longer than running the tests.
          pool: 'threads',
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [emptyMessages, noStudioFiles, seededBugPlugin()],
        test: {
          name: 'window',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: './tests/support/window-environment.ts',
          // Isolated: a late request of one file would be one too many in the next.
          pool: 'threads',
          setupFiles: [
            'tests/support/window-site.ts',
            'tests/support/restore-after-test.ts',
            'tests/support/nothing-left-after-unmount.ts',
          ],
          ...patience,
        },
      },
      {
        plugins: [emptyMessages, noStudioFiles, seededBugPlugin()],
        test: {
          name: 'worker',
          include: ['sw/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/restore-after-test.ts'],
          // Workbox files use module syntax, but Node doesn't recognise them as modules. A database ends with its file.
          server: { deps: { inline: [/workbox-/, /fake-indexeddb/] } },
          ...patience,
        },
      },
      {
        plugins: [wholeMessages, noStudioFiles, seededBugPlugin()],
        // Renders documents in the same way as a build.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{calls,faults,operators,pages}/**/*.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          // Each worker loads the server's modules once, because that takes longer than most test files run.
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          // Tests ignore a developer's own settings.
          env: { ENV_FILE: '' },
          ...patience,
        },
      },
    ],
  },
});
