import Beasties from 'beasties';
import { CLIENT } from './files';

const beasties = new Beasties({
  path: CLIENT,
  logLevel: 'silent',
  pruneSource: false,
  reduceInlineStyles: false,
  // The rest comes with the whole stylesheet at the end of the page, which scripts wait for.
  preload: 'body',
});

/**
 * The rules of stylesheets, named by their paths below the built files, that a drawn page uses: enough to paint it
 * without another request. Fonts are left to the whole stylesheet: words show at once in the device's own.
 */
export async function criticalStyles(html: string, stylesheets: readonly string[]): Promise<string> {
  const links = stylesheets.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  const page = await beasties.process(`<html><head>${links}</head><body><div id="root">${html}</div></body></html>`);
  return [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
}
