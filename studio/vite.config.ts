import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

/**
 * Groups the modules shared by several kinds of games into a few files. The bundler alone would create one for each combination, and each
 * file takes a slow phone some milliseconds.
 */
const groups = [
  { name: 'art', test: /[\\/]rules[\\/]games[\\/]slots[\\/]art[\\/]/ },
  {
    name: 'desk',
    test: /[\\/](?:studio[\\/]shell[\\/](?:sheet|return-facts|turns|rounds|spin-on-space|stake-picker|autoplay|autoplay-sheet)|rules[\\/]games[\\/](?:autoplay|highest-win|slots[\\/]top-award))\.ts$/,
  },
  {
    name: 'reels',
    test: /[\\/](?:studio[\\/]slots[\\/](?:free-spin-card|gift-spins|slot-controls|slot-desk)|rules[\\/]games[\\/](?:spin|slots[\\/](?:first-picture|line-wins|draws|scatters|steps|prepared|way-wins)))\.ts$/,
  },
];

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
        codeSplitting: { groups },
        entryFileNames: 'studio/assets/[name]-[hash:7].js',
        chunkFileNames: 'studio/assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) => `${names.some((name) => name.endsWith('.woff2')) ? '' : 'studio/'}assets/[name]-[hash:7][extname]`,
      },
    },
  },
});
