import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { isLocale, type Locale } from './contract/fields/locale';
import { leanContract } from './scripts/lean-contract';

const root = import.meta.dirname;

/** The catalogue of a locale as it is compiled right now: it may change while the development server runs. */
const catalogueOf = (locale: Locale) => (JSON.parse(readFileSync(resolve(root, `locales/compiled/${locale}.json`), 'utf8')) as { messages: Record<string, unknown> }).messages;

/** Areas of the catalogue that the lobby speaks in; the bell and the balance stand in its header, the offer to install below. */
const firstAreas =
  /^(shell|ui|install\.banner|config\.banners)\.|^games\.(?!page|rules|check|live|mystic|new-provider)|^notifications\.bell|^(cashbox\.balance(-with-bonus|-pill-bonus)?|refusals\.unavailable)$/;

/** What no page says: refusals are told by the platform, in the words of the one who asked. */
const serverAreas = /^(mail|install\.manifest|refusals(?!\.(unavailable|login_restricted|registration_restricted)$))\./;

/**
 * `virtual:messages/<locale>`: what the lobby says, compiled for Lingui's runtime, one lazy chunk per locale.
 * `virtual:messages/<locale>-rest`: what all other pages say besides; mails and manifests stay on the server.
 */
function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'perigee-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, locale, rest] = /^(.+?)(-rest)?$/.exec(id.slice(prefix.length + 1)) ?? [];
      if (!isLocale(locale)) throw new Error(`no such locale: ${locale}`);
      const isShown = ([key]: [string, unknown]) => !serverAreas.test(key) && firstAreas.test(key) === (rest === undefined);
      const textsOf = (from: Locale) => Object.entries(catalogueOf(from)).filter(isShown);
      const parsed = (texts: [string, unknown][]) => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`;
      const texts = textsOf(locale);
      const shared = new Map(textsOf('en').map(([key, text]) => [key, JSON.stringify(text)]));
      const own = texts.filter(([key, text]) => shared.get(key) !== JSON.stringify(text));
      // English of another country is English with some words of its own: the device keeps the rest of it once.
      if (rest === undefined || locale === 'en' || own.length > texts.length / 2) return `export const messages = ${parsed(texts)};`;
      return `import { messages as shared } from '${prefix}en-rest';\nexport const messages = { ...shared, ...${parsed(own)} };`;
    },
  };
}

const isLibrary = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|valtio|proxy-compare)[\\/]/;
const isFirstRoot = /src[\\/]main\.tsx$|src[\\/]routes[\\/]index\.tsx\?tsr-split/;
const isLaterRoot = /src[\\/](live[\\/]start-live\.ts|shell[\\/](offline-bar\.tsx|follow-hash\.tsx|underway\.tsx|update-offer\.tsx|install-offers\.tsx|refused-writes\.tsx))$|node_modules[\\/]workbox-window[\\/]/;
const isListing = /src[\\/]routes[\\/](?:pokies|live|producers|categories|games|slots)[.\w$]*\.tsx\?tsr-split/;
const isLine = /src[\\/](live[\\/]tell-performance|platform[\\/]light-choice)\.ts$|rules[\\/](config[\\/]light-mode|tracking[\\/]measuring)\.ts$/;
const isPromo = /src[\\/](features[\\/]games[\\/]banners[\\/](?:lobby-promos|promo-banner|banner-timer|banners-of)|ui[\\/]countdown|platform[\\/](?:use-now|partner|config[\\/]configs))(?:\.module\.css|\.tsx?)$|rules[\\/]config[\\/](?:live-time|banners)\.ts$|contract[\\/](?:fields[\\/]config[\\/](?:index|parts|banners)|calls[\\/]config[\\/]read)\.ts$/;
const isAskedOfAll = /contract[\\/]calls[\\/]locale\.ts$|rules[\\/]account[\\/]restrictions\.ts$/;
const isPart = /src[\\/]ui[\\/](?:[a-z]+-)?(?:field|checkbox|card|meter|timeline|table|stepper|visually-hidden)(?:\.module\.css|\.tsx)$/;

/**
 * What the first screen of some waits for is asked for with all that it shares. Any other page's file names what it shares
 * itself, a moment later: the names of all of them would be a tenth of the first load.
 */
const isPartOfFirst = /assets[\\/](?:wide-header|player-area|later-parts|promos)-/;

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Tells whether one of the roots imports a module, directly or through others, and not only lazily. */
function neededBy(isRoot: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  return function isNeeded(id, graph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const found = isRoot.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph));
    known.set(id, found);
    return found;
  };
}

const isFirst = neededBy(isFirstRoot);
const isLater = neededBy(isLaterRoot);

/**
 * One chunk of libraries and one of our own for the lobby's first screen, and one of what every visit runs once that
 * stands, so that a slow line asks for few files and for nothing that only another page needs. Dialogs, menus and
 * toasts are paid by the one who opens them.
 */
const groups = [
  { debugName: 'libraries', name: (id: string, graph: Graph) => (isLibrary.test(id) && isFirst(id, graph) ? 'libraries' : null), priority: 20 },
  { debugName: 'first', name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null), priority: 10 },
  { debugName: 'later', name: (id: string, graph: Graph) => (isLater(id, graph) || isAskedOfAll.test(id) ? 'later' : null), priority: 5 },
  // Of a kind, and each a few lines: the service worker names every file.
  { debugName: 'listings', name: (id: string) => (isListing.test(id) ? 'listings' : null), priority: 4, includeDependenciesRecursively: false },
  { debugName: 'line', name: (id: string) => (isLine.test(id) ? 'line' : null), priority: 4, includeDependenciesRecursively: false },
  { debugName: 'promos', name: (id: string) => (isPromo.test(id) ? 'promos' : null), priority: 4, includeDependenciesRecursively: false },
  { debugName: 'parts', name: (id: string) => (isPart.test(id) ? 'parts' : null), priority: 4, includeDependenciesRecursively: false },
  { debugName: 'icons', name: (id: string) => (id.includes('/lucide-react/') ? 'icons' : null), priority: 4 },
];

/** Every name stands in the service worker, and a hash cannot be compressed: no longer than it has to be. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

interface Precached {
  url: string;
  revision: string | null;
  size: number;
}

let outDir = '';

/** Notes where this build goes, since the list of its files goes there too. */
const noteOutDir: Plugin = {
  name: 'perigee-out-dir',
  configResolved({ build }) {
    outDir = resolve(root, build.outDir);
  },
};

/** What the worker knows by name: the pages tell which release it is and what it frames; a page that it gives asks for its fonts first. */
const isNamed = /\.html$|-latin-w.*woff2$/;

/** What a script stands on as it starts; nothing for any other file. */
async function neededFor(url: string): Promise<string[]> {
  if (!url.endsWith('.js')) return [];
  const code = await readFile(resolve(outDir, url), 'utf8');
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\.?\/[^"']+\.js)["']/g)].map(([, path]) => posix.join(posix.dirname(url), path!));
}

/** A cached script without one of its imports doesn't work offline (OFF-001). */
async function demandWhole(urls: readonly string[]): Promise<void> {
  const kept = new Set(urls);
  for (const url of urls) {
    for (const needed of await neededFor(url)) {
      if (!kept.has(needed)) throw new Error(`${url} is kept for the time without network, and ${needed} is not, on which it stands`);
    }
  }
}

/** Where the shell begins besides the page's own scripts: its later parts, rules, fonts and words. */
const isShellRoot = /^assets\/(?:(?:later|wide-header|player-area|later-parts|promos|[a-z]{2}(?:-[A-Z]{2})?(?:-rest)?)-[\w-]{7}\.js|[^/]+\.css|[^/]+-latin-w[^/]+\.woff2)$/;

/** What the shell cannot stand without: all that a device keeps that is to spare data. */
async function shellOf(urls: readonly string[]): Promise<ReadonlySet<string>> {
  const page = await readFile(resolve(outDir, 'index.html'), 'utf8');
  const shell = new Set(urls.filter((url) => isShellRoot.test(url) || page.includes(`src="/${url}"`)));
  // A set that grows goes on to what has come.
  for (const url of shell) for (const needed of await neededFor(url)) shell.add(needed);
  return shell;
}

/**
 * The service worker is loaded at each look for a release, its list of files only when there is one: the list becomes a
 * file of its own, whose name stands for all that it names.
 */
async function listApart(entries: Precached[]): Promise<{ manifest: Precached[] }> {
  const files = entries.map(({ url, revision }) => (revision === null ? { url } : { url, revision }));
  const urls = files.map(({ url }) => url);
  await demandWhole(urls);
  const shell = await shellOf(urls);
  const list = JSON.stringify(files.map((file) => (shell.has(file.url) ? { ...file, shell: true } : file)));
  const url = `assets/files-${createHash('sha256').update(list).digest('base64url').slice(0, 7)}.json`;
  await writeFile(resolve(outDir, url), list);
  return { manifest: [{ url }, ...files.filter((file) => isNamed.test(file.url))] as Precached[] };
}

/** How long plugins take is no fault of a build; the shell loads parts late that lazy pages import statically. */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false } as const;

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
          noteOutDir,
          leanContract(),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              rollupFormat: 'iife',
              // An address to pay to is of no use without network, and neither is what guards the account.
              // Letters that no language of ours has are kept where a page has shown them, as pictures are.
              globIgnores: ['assets/{qr-code,simplewebauthn,set-up-sheet,rename-sheet,recovery-codes-sheet,second-step}-*.js', 'assets/*-latin-ext-*.woff2'],
              globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'studio/**/*.{html,js,css}'],
              dontCacheBustURLsMatching: /(?:^|\/)assets\//,
              manifestTransforms: [listApart],
              maximumFileSizeToCacheInBytes: 600_000,
            },
          }),
        ]),
  ],
  build: isSsrBuild
    ? { outDir: 'dist/document', emptyOutDir: true, ssr: 'src/document.tsx', copyPublicDir: false, rolldownOptions: { checks, output: { entryFileNames: 'document.js' } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        cssCodeSplit: false,
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (isPartOfFirst.test(file) ? needed : []) },
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: { checks, input: resolve(root, 'index.html'), output: { ...fileNames, codeSplitting: { groups } } },
      },
  ssr: { noExternal: true },
}));
