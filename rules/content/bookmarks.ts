import type { ConfigOf } from '#contract/fields/config/index';

type Item = ConfigOf<'main-widget-config'>['items'][number];

/** The shortcuts to show, in order: a hidden one only where the flag shows all (WIDG-004). */
export function bookmarksFor(items: readonly Item[], showsAll: boolean): Item['id'][] {
  return items
    .filter(({ is_hidden: isHidden }) => showsAll || !isHidden)
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id);
}
