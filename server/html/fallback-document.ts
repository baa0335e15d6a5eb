import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import { textOf } from '../texts';
import type { DescribedPage } from './seo-metadata';

/**
 * What is sent of an address that cannot be rendered right now: the app without a page, and after a while the word that its
 * answer has yet to come. The app reads by itself what it shows, and where it cannot it says so, with a way to try again.
 */
export function fallbackPage({ name, themeColour }: Brand, locale: Locale): DescribedPage {
  const styles = `html{background:${themeColour};color:#fff;font-family:sans-serif}@keyframes later{from{visibility:hidden}}`;
  const html = `<p role="status" style="padding:40vh 1.5rem;text-align:center;animation:later 1ms 4s both">${textOf(locale, 'shell.page-late')}</p>`;
  return { status: 503, location: null, html, firstData: '', title: name, description: '', routes: [], isFlagged: true, styles };
}
