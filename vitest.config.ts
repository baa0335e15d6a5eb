import { defineConfig } from 'vitest/config';
// Vite is to read this file as it stands, so that names of files are whole.
import { compileMessages } from './scripts/compile-messages.ts';
import { seededBugPlugin } from './tests/support/seeded-bug-plugin.ts';

await compileMessages();

/** The chunks of messages are the build's; a test that shows texts activates a catalogue itself. */
const emptyMessages = {
  name: 'empty-messages',
  resolveId: (id: string) => (id.startsWith('virtual:messages/') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0virtual:messages/') ? 'export const messages = {};' : undefined),
};

/** No test has a build of the studio; one that looks at its files names some. */
const noStudioFiles = {
  name: 'no-studio-files',
  resolveId: (id: string) => (id.startsWith('virtual:studio-files/') ? `\0${id}` : undefined),
  load: (id: string) =>
    id.startsWith('\0virtual:studio-files/')
      ? "export const first = ['/studio/assets/first.js'];\nexport const parts = { mechanics: ['/studio/assets/slots.js'] };\nexport const worlds = { 'salt-mirror': ['/studio/assets/salt.js'] };"
      : undefined,
};

/** Documents that a test draws speak the languages of the catalogues. */
const wholeMessages = {
  ...emptyMessages,
  name: 'whole-messages',
  load: (id: string) => {
    const locale = /^\0virtual:messages\/(.+?)(?:-rest)?$/.exec(id)?.[1];
    const catalogues = JSON.stringify(`${import.meta.dirname}/locales/compile.ts`);
    return locale && `import { compiledCatalogue } from ${catalogues};\nexport const messages = compiledCatalogue('${locale}');`;
  },
};

/** A busy machine takes longer than Vitest expects: what never comes costs this once, in the run that fails. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** Of its own rather than vite.config.ts: tests need no route generation, no service worker, no build. */
export default defineConfig({
  test: {
    // One worker less than processors is the default: on two processors, half the time would be left lying.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [emptyMessages, noStudioFiles, seededBugPlugin()],
        test: {
          name: 'pure',
          include: [
            '{contract,rules,offline,studio,brands,manifest,locales,scripts}/**/*.test.ts',
            'tests/{architecture,support,bench}/**/*.test.ts',
          ],
          // Code without a state of its own: its files share what they import, which costs more than the tests do.
          pool: 'threads',
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [emptyMessages, noStudioFiles, seededBugPlugin()],
        test: {
          name: 'unit',
          include: ['sw/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          pool: 'threads',
          // Its files are modules by their syntax alone, which Node takes for none.
          server: { deps: { inline: [/workbox-/] } },
          ...patience,
        },
      },
      {
        plugins: [wholeMessages, noStudioFiles, seededBugPlugin()],
        // Documents are drawn as a build draws them.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{calls,faults,pages}/**/*.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          // What a server is made of takes longer to load than most files take: a worker loads it once.
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          // A developer's own settings are not those of a test.
          env: { ENV_FILE: '' },
          ...patience,
        },
      },
    ],
  },
});
