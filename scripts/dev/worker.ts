import { build } from 'vite';
import { DEVELOPMENT } from './pages';
import { FILE_LIST } from './which';

/** Replaces the precache manifest of a build: empty, with the release id that documents have. */
const manifest = [{ url: FILE_LIST.slice(1) }, { url: 'index.html', revision: DEVELOPMENT }];

/**
 * The service worker bundled from source, or the kill-switch worker that removes one that a build left in the browser at this
 * address. Bundled on each request.
 */
export async function bundleWorker(hasWorker: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'self.__WB_MANIFEST': JSON.stringify(manifest) },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: hasWorker ? 'sw/sw.ts' : 'sw/recall.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  if (!('output' in result)) throw new Error('the service worker was not bundled');
  return result.output[0].code;
}
