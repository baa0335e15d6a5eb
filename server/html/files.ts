import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The build folder. */
export const CLIENT = resolve('dist/client');

/** The folders with hashed files of the two previous releases, latest first. */
export const EARLIER = [resolve('dist/earlier/1'), resolve('dist/earlier/2')];

/** The built document before it's filled in, and the hashes of its inline scripts for the policy. */
export interface Template {
  html: string;
  /** Identifies the release like its service worker: MD5 of the built page, in hexadecimal. */
  release: string;
  /** Paths of the stylesheets, which the document requests last. */
  stylesheets: string[];
  scriptHashes: string[];
  /** The files that a matched route and a language need in addition to those in the document. */
  chunksOf(routes: readonly string[], locale: string): string[];
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** `/producers/$slug/` and `producers.$slug.index` are the same route. */
function plainName(route: string): string {
  return route
    .split(/[/.]/)
    .filter((part) => part && part !== 'index')
    .join('.');
}

function chunkFinder(html: string): Template['chunksOf'] {
  const manifest = JSON.parse(readFileSync(resolve(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const keyOf = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const route = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1];
    if (route) keyOf.set(plainName(route), key);
  }
  const filesOf = (key: string, seen = new Set<string>()): string[] => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return [];
    seen.add(key);
    return [entry.file, ...(entry.imports ?? []).flatMap((other) => filesOf(other, seen))];
  };
  return (routes, locale) => {
    const keys = [
      ...routes.map((route) => keyOf.get(plainName(route)) ?? ''),
      `virtual:messages/${locale}`,
      ...(routes.includes('/') ? [] : [`virtual:messages/${locale}-rest`]),
    ];
    const files = new Set(keys.flatMap((key) => filesOf(key)).map((file) => `/${file}`));
    return [...files].filter((file) => !html.includes(file));
  };
}

/**
 * The document with its code between the rendered page and its first data: a browser requests what it finds before painting, and requests
 * for code should wait until after the first paint. Modules run after the document anyway.
 */
function withCodeAfterPage(html: string): string {
  const code = [...html.matchAll(/\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g)];
  const without = code.reduce((text, [found]) => text.replace(found, ''), html);
  return without.replace('<!--first-data-->', `<!--code-->${code.map(([, tag]) => tag).join('')}<!--first-data-->`);
}

/**
 * The document with a placeholder for critical CSS in place of the stylesheets, which move to the end: a slow connection then paints with
 * the first response, and scripts still wait for the full CSS.
 */
function withStylesLast(html: string): { html: string; stylesheets: string[] } {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/g)];
  const [first, ...others] = links.map(([link]) => link);
  if (!first) return { html, stylesheets: [] };
  const without = others.reduce((text, link) => text.replace(link, ''), html.replace(first, '<!--styles-->'));
  return { html: without.replace('</body>', `${[first, ...others].join('')}</body>`), stylesheets: links.map((link) => link[1] ?? '') };
}

/** Reads the built document; null without a build. */
export function readTemplate(): Template | null {
  const path = resolve(CLIENT, 'index.html');
  if (!existsSync(path)) return null;
  const built = readFileSync(path, 'utf8');
  const { html, stylesheets } = withStylesLast(withCodeAfterPage(built));
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  const release = createHash('md5').update(built).digest('hex');
  return {
    html,
    release,
    stylesheets,
    scriptHashes: inline.map((text) => createHash('sha256').update(text).digest('base64')),
    chunksOf: chunkFinder(html),
  };
}
