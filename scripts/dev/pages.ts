import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fallbackPage } from '../../server/html/fallback-document';
import type { Pages } from '../../server/html/routes';

/** The release id in development, also of the service worker. */
export const DEVELOPMENT = 'development';

/** The source page with inline CSS, so that its background is dark before its stylesheets load. */
export function pageOfSources(html: string): string {
  return html.replace('</head>', '<!--styles--></head>');
}

/**
 * Documents without server-rendered content; the app renders in the browser. Head, brand, licence and redirects are the server's,
 * as in production.
 */
export function unrenderedPages(): Pages {
  const html = pageOfSources(readFileSync('index.html', 'utf8'));
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );
  return {
    template: { html, release: DEVELOPMENT, stylesheets: [], scriptHashes: inline, chunksOf: () => [] },
    render: ({ site, locale }) => Promise.resolve({ ...fallbackPage(site.brand, locale), status: 200 }),
  };
}
