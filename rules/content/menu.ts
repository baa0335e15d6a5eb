import type { PageEntry } from '#contract/fields/content';

/** The menus that content pages may be in. */
export type ContentMenu = 'top-menu' | 'bottom-menu';

/**
 * The pages of a menu, in the order of the list: hidden ones are reachable by their address only, and members' pages show
 * for members (HEAD-005).
 */
export function menuOf(pages: readonly PageEntry[], menu: ContentMenu, isPlayer: boolean): PageEntry[] {
  return pages.filter(({ categories, hidden, membersOnly }) => categories.includes(menu) && !hidden && (isPlayer || !membersOnly));
}
