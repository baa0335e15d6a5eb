import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isShellChunk } from './chunks';

interface Precached {
  url: string;
  revision: string | null;
  size: number;
}

let outDir = '';

/** Remembers this build's folder, to which the file list is written too. */
export const noteOutDir: Plugin = {
  name: 'perigee-out-dir',
  configResolved({ root, build }) {
    outDir = resolve(root, build.outDir);
  },
};

/** The maximum size of a first installation, before compression and with the messages of all languages. */
const SHELL_BYTES_AT_MOST = 1_200_000;

/** The files that the worker's code refers to: the pages that define its release, and the fonts that its pages preload. */
const isNamed = /\.html$|-latin-w.*woff2$/;

/** The scripts that a script imports statically; none for any other file. */
async function neededFor(url: string): Promise<string[]> {
  if (!url.endsWith('.js')) return [];
  const code = await readFile(resolve(outDir, url), 'utf8');
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\.?\/[^"']+\.js)["']/g)].map(([, path]) => posix.join(posix.dirname(url), path!));
}

/** Throws if a precached script imports one that isn't, since it wouldn't work offline (OFF-001). */
async function demandWhole(urls: readonly string[]): Promise<void> {
  const kept = new Set(urls);
  for (const url of urls) {
    for (const needed of await neededFor(url)) {
      if (!kept.has(needed)) throw new Error(`${url} is precached, but ${needed}, which it imports, isn't`);
    }
  }
}

/** Further roots of the shell: its later chunks, styles, fonts and the messages of the first load. */
const isShellFile = /^assets\/(?:[a-z]{2}(?:-[A-Z]{2})?-[\w-]{7}\.js|[^/]+\.css|[^/]+-latin-w[^/]+\.woff2)$/;
const isShellRoot = (url: string) => isShellFile.test(url) || isShellChunk(url);

/** Pages that the lobby links to, in caching order, since a visitor may open them soon. */
const nextPages =
  /^assets\/(?:pokies\.index|games\._category|game\._producer\._name|live\.index|promotions|tournaments\.index|vip\.index|menu-modal|sign-in-modal|sign-up-modal)-[\w-]{7}\.js$/;
const isTexts = /^assets\/[a-z]{2}(?:-[A-Z]{2})?-rest-[\w-]{7}\.js$/;

/** The files in fetching order: the texts of all pages, the next pages with their imports, all others, and games last. */
async function byUse<T extends { url: string }>(files: readonly T[]): Promise<T[]> {
  const near = new Set(files.map(({ url }) => url).filter((url) => nextPages.test(url)));
  // The loop also visits the elements that it appends.
  for (const url of near) for (const needed of await neededFor(url)) near.add(needed);
  const rankOf = ({ url }: T) => (isTexts.test(url) ? 0 : near.has(url) ? 1 : url.startsWith('studio/') ? 3 : 2);
  return files.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The shell with all its imports: the only files that a device in data-saver mode precaches. */
async function shellOf(urls: readonly string[]): Promise<ReadonlySet<string>> {
  const page = await readFile(resolve(outDir, 'index.html'), 'utf8');
  const shell = new Set(urls.filter((url) => isShellRoot(url) || page.includes(`src="/${url}"`)));
  // The loop also visits the elements that it appends.
  for (const url of shell) for (const needed of await neededFor(url)) shell.add(needed);
  return shell;
}

/**
 * The browser fetches the service worker at each check for an update, but its list of files only if it has changed, because the list
 * is a separate file with a hash in its name.
 */
export async function listApart(entries: Precached[]): Promise<{ manifest: Precached[] }> {
  const files = await byUse(entries.map(({ url, revision }) => (revision === null ? { url } : { url, revision })));
  const urls = files.map(({ url }) => url);
  await demandWhole(urls);
  const shell = await shellOf(urls);
  const bytes = entries.filter(({ url }) => shell.has(url)).reduce((sum, { size }) => sum + size, 0);
  if (bytes > SHELL_BYTES_AT_MOST) throw new Error(`the shell has ${bytes} bytes, more than a first installation may wait for`);
  const list = JSON.stringify(files.map((file) => (shell.has(file.url) ? { ...file, shell: true } : file)));
  const url = `assets/files-${createHash('sha256').update(list).digest('base64url').slice(0, 7)}.json`;
  await writeFile(resolve(outDir, url), list);
  return { manifest: [{ url }, ...files.filter((file) => isNamed.test(file.url))] as Precached[] };
}
