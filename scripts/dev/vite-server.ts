import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { hotMessages } from './hot-messages';
import { withoutWorker } from './without-worker';

const root = resolve(import.meta.dirname, '../..');

/** What is no source: data, builds and reports. */
const unwatched = ['.data', 'dist', 'test-results', 'bench-results', 'mutation-results', 'screenshots', 'coverage', 'playwright-report', '.stryker'];

/** Vite inside the front's server, which its socket shares. */
export function openVite({ httpServer, hasWorker }: { httpServer: Server; hasWorker: boolean }): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    // The app runs without a worker unless one is asked for: what a worker keeps would hide what has changed.
    define: { 'import.meta.env.VITE_SERVICE_WORKER': JSON.stringify(hasWorker ? 'on' : 'off') },
    plugins: [hotMessages(), ...(hasWorker ? [] : [withoutWorker()])],
    optimizeDeps: { entries: ['index.html', 'studio/index.html', 'gallery/index.html'] },
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      // Also where a second work tree links to the packages of the first one.
      fs: { allow: [root, realpathSync(resolve(root, 'node_modules'))] },
      watch: { ignored: unwatched.map((folder) => `${root}/${folder}/**`) },
    },
  });
}
