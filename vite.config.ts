import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { leanContract } from './scripts/lean-contract';
import { groups, isPreloaded, notePreloaded } from './scripts/vite/chunks';
import { scopedNames } from './scripts/vite/class-names';
import { icons } from './scripts/vite/icons';
import { messages } from './scripts/vite/messages';
import { listApart, noteOutDir } from './scripts/vite/precache-list';
import { splitModules } from './scripts/vite/split-modules';
import { studioFiles } from './scripts/vite/studio-files';

const root = import.meta.dirname;

/** Short hashes, because the worker's list contains every file name and hashes don't compress. */
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

/** Turns off warnings about slow plugins, and about parts that the shell loads lazily and lazy pages import statically. */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false } as const;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's loader goes into the page's chunk, since requests of a single page aren't part of the first load.
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
              // Payment addresses and account security steps are useless offline. Fonts of other alphabets are cached when used.
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
  css: { modules: { generateScopedName: scopedNames(root) } },
  resolve: {
    alias: {
      // The shim is for React 17; both packages ask for it.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  ssr: { noExternal: true },
}));
