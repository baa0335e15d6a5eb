/** A mounted page: its address, and whether it stays mounted after the user leaves it. */
export interface PageEntry {
  pathname: string;
  isKept: boolean;
}

/**
 * The mounted pages after a navigation, the oldest visit first and the current page last: a kept page that's visited again moves to the
 * end, a page that isn't kept is removed when it's left, and of the hidden ones the `limit` visited last stay.
 */
export function keptAfter(pages: readonly PageEntry[], current: PageEntry, limit: number): PageEntry[] {
  const hidden = pages.filter(({ pathname, isKept }) => isKept && pathname !== current.pathname);
  return [...hidden.slice(Math.max(0, hidden.length - limit)), current];
}
