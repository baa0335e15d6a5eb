import type { AnyRouter } from '@tanstack/react-router';
import type { Locale } from '#contract/fields/locale';

/** Routers whose pages' descriptions are being followed. */
const followed = new WeakSet<AnyRouter>();

/** Writes the current page's description into the document. */
function describe(router: AnyRouter): void {
  const tags = router.state.matches.flatMap((match: { meta?: readonly unknown[] }) => match.meta ?? []);
  const found = tags.findLast((tag: unknown) => (tag as { name?: string } | undefined)?.name === 'description') as
    | { content?: string }
    | undefined;
  if (found?.content !== undefined) document.querySelector('meta[name="description"]')?.setAttribute('content', found.content);
}

/**
 * Gives the document's head another language than the one that it was rendered in: the manifest from which the app is installed, and the
 * descriptions of this page and of later ones (LOC-001).
 */
export function speakInHead(router: AnyRouter, locale: Locale): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest/${locale}.webmanifest`);
  describe(router);
  if (followed.has(router)) return;
  followed.add(router);
  router.subscribe('onResolved', () => describe(router));
}

/** The operators' title of the document's address is in its language: in another one, the page has its own. */
export function dropKeptTitle(): void {
  document.querySelector<HTMLElement>('title[data-kept]')?.removeAttribute('data-kept');
}
