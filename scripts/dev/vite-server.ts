import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { hotMessages } from './hot-messages';
import { withoutWorker } from './without-worker';

const root = resolve(import.meta.dirname, '../..');

/** Folders that aren't sources: data, builds and reports. */
const unwatched = [
  '.data',
  'dist',
  'test-results',
  'bench-results',
  'mutation-results',
  'screenshots',
  'coverage',
  'playwright-report',
  '.stryker',
];

/** Vite in middleware mode; its socket shares the front server. */
export function openVite({ httpServer, hasWorker }: { httpServer: Server; hasWorker: boolean }): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    // No service worker unless requested: its caches would hide changes.
    define: { 'import.meta.env.VITE_SERVICE_WORKER': JSON.stringify(hasWorker ? 'on' : 'off') },
    plugins: [hotMessages(), ...(hasWorker ? [] : [withoutWorker()])],
    optimizeDeps: { entries: ['index.html', 'studio/index.html', 'gallery/index.html'] },
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      // Also allows a second work tree that links to the packages of the first.
      fs: { allow: [root, realpathSync(resolve(root, 'node_modules'))] },
      watch: { ignored: unwatched.map((folder) => `${root}/${folder}/**`) },
    },
  });
}
