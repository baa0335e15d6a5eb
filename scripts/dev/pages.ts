import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { undrawn } from '../../server/html/undrawn';
import type { Pages } from '../../server/html/routes';

/** The release that development is: its service worker names itself so too. */
export const DEVELOPMENT = 'development';

/** The page of the sources with a place for its first rules, so that it's dark before its stylesheets come. */
export function pageOfSources(html: string): string {
  return html.replace('</head>', '<!--styles--></head>');
}

/**
 * Documents without a drawn page, which the app then draws by itself: the head, the brand, the licence and the redirects
 * are the platform's own, as in production.
 */
export function undrawnPages(): Pages {
  const html = pageOfSources(readFileSync('index.html', 'utf8'));
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return {
    template: { html, release: DEVELOPMENT, stylesheets: [], scriptHashes: inline, chunksOf: () => [] },
    draw: ({ site, locale }) => Promise.resolve({ ...undrawn(site.brand, locale), status: 200 }),
  };
}
