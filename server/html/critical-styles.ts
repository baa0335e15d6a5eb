import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { CLIENT } from './files';

const beasties = new Beasties({
  path: CLIENT,
  logLevel: 'silent',
  pruneSource: false,
  reduceInlineStyles: false,
  // What is said of many at no weight of its own is read as a selector of nothing, and would be left out.
  allowRules: [/^:where\(/],
  // The rest comes with the whole stylesheet at the end of the page, which scripts wait for.
  preload: 'body',
});

/** The faces of a stylesheet that are the device's own fonts in the measures of the product's: nothing is fetched for them. */
export function deviceFaces(css: string): string {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => /\blocal\(/.test(face) && !/\burl\(/.test(face)).join('');
}

/**
 * The rules of stylesheets, named by their paths below the built files, that a rendered page uses: enough to paint it
 * without another request. Fonts that are fetched are left to the whole stylesheet: words show at once in the device's own,
 * as wide as they are going to be, so that nothing moves when those come.
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
