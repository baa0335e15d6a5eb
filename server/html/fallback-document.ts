import type { Brand } from '#brands/brand';
import { brandColours } from '#brands/colours';
import type { Locale } from '#contract/fields/locale';
import { textOf } from '../texts';
import type { DescribedPage } from './seo-metadata';

/**
 * Sent for an address that can't be rendered right now: the app without a page and, after a while, a message that the response is delayed.
 * The app loads its data itself, and otherwise shows an error with a retry button.
 */
export function fallbackPage({ id, name }: Brand, locale: Locale): DescribedPage {
  const styles = `html{background:${brandColours[id].theme};color:#fff;font-family:sans-serif}@keyframes later{from{visibility:hidden}}`;
  const html = `<p role="status" style="padding:40vh 1.5rem;text-align:center;animation:later 1ms 4s both">${textOf(locale, 'shell.page-late')}</p>`;
  return { status: 503, location: null, html, firstData: '', title: name, description: '', routes: [], isFlagged: true, styles };
}
