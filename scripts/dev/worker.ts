import { build } from 'vite';
import { DEVELOPMENT } from './pages';
import { FILE_LIST } from './which';

/** In place of the list that a build writes: no file is kept, and the release is the one that documents name. */
const manifest = [{ url: FILE_LIST.slice(1) }, { url: 'index.html', revision: DEVELOPMENT }];

/**
 * The service worker of the sources as one script, or the one that frees windows of the worker that a build left in the
 * browser at this address. Bundled whenever a browser looks for it.
 */
export async function bundleWorker(hasWorker: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'self.__WB_MANIFEST': JSON.stringify(manifest) },
    build: { write: false, minify: false, target: 'es2022', rolldownOptions: { input: hasWorker ? 'sw/sw.ts' : 'sw/recall.ts', output: { format: 'iife', entryFileNames: 'sw.js' } } },
  });
  if (!('output' in result)) throw new Error('the service worker was not bundled');
  return result.output[0].code;
}
