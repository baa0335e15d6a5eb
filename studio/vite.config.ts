import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

/**
 * The studio is a separate page, so that a game's frame loads nothing of the casino. Both use the same two typefaces, whose
 * files exist once, under one name, and are cached once on a device.
 */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // For the app, which requests a game's files before its frame does.
    manifest: '.vite/studio.json',
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'index.html'),
      output: {
        entryFileNames: 'studio/assets/[name]-[hash:7].js',
        chunkFileNames: 'studio/assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) => `${names.some((name) => name.endsWith('.woff2')) ? '' : 'studio/'}assets/[name]-[hash:7][extname]`,
      },
    },
  },
});
