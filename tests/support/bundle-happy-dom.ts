import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { happyDomPath } from './happy-dom-path.ts';

/**
 * Bundles happy-dom, once for a version. Each test file of `src` loads it, and its thousand modules take longer to load than most of
 * these files run.
 */
export async function bundleHappyDom(): Promise<void> {
  const { modules, bundle } = happyDomPath;
  if (existsSync(bundle)) return;
  const draft = `draft-${process.pid}.js`;
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: modules,
      target: 'node20',
      minify: false,
      outDir: dirname(bundle),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: draft, codeSplitting: false } },
    },
  });
  // Renamed when it's complete, because several runs may start at the same time.
  await rename(join(dirname(bundle), draft), bundle);
}
