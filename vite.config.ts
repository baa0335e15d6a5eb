import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { isLocale } from './contract/fields/locale';
import { compiledCatalogue } from './locales/compile';

const root = import.meta.dirname;

/** `virtual:messages/<locale>`: a catalogue compiled for Lingui's runtime, one lazy chunk per locale. */
function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'perigee-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const locale = id.slice(prefix.length + 1);
      if (!isLocale(locale)) throw new Error(`no such locale: ${locale}`);
      const isShown = ([key]: [string, unknown]) => !key.startsWith('mail.');
      const texts = Object.fromEntries(Object.entries(compiledCatalogue(locale)).filter(isShown));
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

const isLibrary = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|valtio|proxy-compare)[\\/]/;
const isShared =
  /node_modules[\\/]lucide-react|[\\/](src[\\/](platform[\\/](api|i18n|session|query-client|brand|log|first-data|device)|shell[\\/][a-z-]+\.tsx?|routes[\\/][^?]*|ui[\\/](class-names|button|spinner|skeleton|icon-button|page-heading|empty-state|badge|toast\.ts|field))|contract|rules)[^?]*$/;
const isLobby = /src[\\/]features[\\/]games[\\/](lobby|tile|player|lists|known-as-of)|src[\\/]ui[\\/](tile|rail|chip)/;

/**
 * Few chunks for what every page loads, so that a slow line asks for few files; what only some pages load stays apart.
 * Dialogs, menus and toasts are paid by the one who opens them.
 */
const groups = [
  { name: 'libraries', test: isLibrary, priority: 30 },
  { name: 'shared', test: isShared, minShareCount: 2, priority: 20 },
  { name: 'lobby', test: isLobby, minShareCount: 2, priority: 10 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's loader travels with the page: what only one page asks for is no part of the first load.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    messages(),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            outDir: 'dist/client',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              rollupFormat: 'iife',
              globPatterns: ['assets/**/*.{js,css,woff2}', 'studio/**/*.{html,js,css,woff2}'],
              maximumFileSizeToCacheInBytes: 600_000,
            },
          }),
        ]),
  ],
  build: isSsrBuild
    ? { outDir: 'dist/document', emptyOutDir: true, ssr: 'src/document.tsx', copyPublicDir: false, rolldownOptions: { output: { entryFileNames: 'document.js' } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        cssCodeSplit: false,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: { input: resolve(root, 'index.html'), output: { codeSplitting: { groups } } },
      },
  ssr: { noExternal: true },
}));
