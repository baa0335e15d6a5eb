import type { MenuPlace } from '#rules/config/top-menu';

/** What operators and flags switch in menus. */
export interface MenuSwitches {
  isBettingShown: boolean;
  disabled: ReadonlySet<MenuPlace>;
}

const standing: MenuSwitches = { isBettingShown: false, disabled: new Set() };

/** The one place that menus ask what is switched on (HEAD-005, MOB-001). */
export function useMenuSwitches(): MenuSwitches {
  return standing;
}
