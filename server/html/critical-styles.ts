import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { CLIENT } from './files';

const beasties = new Beasties({
  path: CLIENT,
  logLevel: 'silent',
  pruneSource: false,
  reduceInlineStyles: false,
  // A selector list inside `:where()` would be read as empty, and its rule left out.
  allowRules: [/^:where\(/],
  // The rest comes with the full stylesheet at the end of the page, which blocks scripts.
  preload: 'body',
});

/** A stylesheet's font faces for local fonts, adjusted to the metrics of the web fonts; they need no request. */
export function deviceFaces(css: string): string {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => /\blocal\(/.test(face) && !/\burl\(/.test(face)).join('');
}

/**
 * The critical CSS of a rendered page: the rules that it uses, from stylesheets given by their paths in the build; enough to
 * paint it without another request. Web fonts are left to the full stylesheet: text shows immediately in a local font of the same width, so
 * nothing moves when they load.
 */
export async function criticalStyles(html: string, stylesheets: readonly string[]): Promise<string> {
  const links = stylesheets.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  const [page, ...whole] = await Promise.all([
    beasties.process(`<html><head>${links}</head><body><div id="root">${html}</div></body></html>`),
    ...stylesheets.map((path) => readFile(join(CLIENT, path), 'utf8')),
  ]);
  const used = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  return [...whole.map(deviceFaces), ...used].join('');
}
