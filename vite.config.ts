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

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
    ? { outDir: 'dist/document', emptyOutDir: true, ssr: 'src/document.tsx', copyPublicDir: false, rollupOptions: { output: { entryFileNames: 'document.js' } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        rollupOptions: { input: resolve(root, 'index.html') },
      },
  ssr: { noExternal: true },
}));
