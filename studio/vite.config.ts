import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The studio is a page of its own, so that a game's frame carries nothing of the casino. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, '../dist/client/studio'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
