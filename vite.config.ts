import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { leanContract } from './scripts/lean-contract';
import { groups, isPreloaded, notePreloaded } from './scripts/vite/chunks';
import { icons } from './scripts/vite/icons';
import { messages } from './scripts/vite/messages';
import { listApart, noteOutDir } from './scripts/vite/precache-list';
import { splitModules } from './scripts/vite/split-modules';
import { studioFiles } from './scripts/vite/studio-files';

const root = import.meta.dirname;

/** The worker's list names every file, and a hash doesn't compress: it's as short as it may be. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Reads the `// @preload` markers of our modules. */
const preloads: Plugin = {
  name: 'perigee-preloads',
  moduleParsed: ({ id }) => notePreloaded(id),
};

/** Slow plugins aren't a fault of a build, and the shell loads parts lazily that lazy pages import statically. */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false } as const;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's loader is in the page's chunk: requests that only one page makes aren't part of the first load.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    messages(),
    studioFiles(),
    icons,
    ...(isSsrBuild
      ? []
      : [
          noteOutDir,
          preloads,
          leanContract(),
          splitModules(),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              rollupFormat: 'iife',
              // Payment addresses and the steps that guard an account are useless offline. Fonts of other alphabets are cached once a page has shown them.
              globIgnores: [
                'assets/{qr-code,simplewebauthn,set-up-sheet,rename-sheet,recovery-codes-sheet,second-step}-*.js',
                'assets/*-latin-ext-*.woff2',
              ],
              globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'studio/**/*.{html,js,css}'],
              dontCacheBustURLsMatching: /(?:^|\/)assets\//,
              manifestTransforms: [listApart],
              maximumFileSizeToCacheInBytes: 600_000,
            },
          }),
        ]),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/document',
        emptyOutDir: true,
        ssr: 'src/document.tsx',
        copyPublicDir: false,
        rolldownOptions: { checks, output: { entryFileNames: 'document.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        cssCodeSplit: false,
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (isPreloaded(file) ? needed : []) },
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: { checks, input: resolve(root, 'index.html'), output: { ...fileNames, codeSplitting: { groups } } },
      },
  ssr: { noExternal: true },
}));
