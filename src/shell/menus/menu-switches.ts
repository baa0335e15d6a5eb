import { useMemo } from 'react';
import type { Flag } from '#contract/fields/config/flags';
import type { MenuPlace } from '#rules/content/top-menu';
import { useFlag } from '../../platform/config/flags';

/** The switches of menus by operators and flags. */
export interface MenuSwitches {
  isBettingShown: boolean;
  disabled: ReadonlySet<MenuPlace>;
}

/** The entries with a flag of the same name. */
type Switched = MenuPlace & Flag;

/** The one source for menus of what's switched on (HEAD-005, MOB-001). */
export function useMenuSwitches(): MenuSwitches {
  const isBettingShown = useFlag('betting');
  const on: Record<Switched, boolean> = {
    'activity-hub': useFlag('activity-hub'),
    'rocket-mart': useFlag('rocket-mart'),
    'rocket-chance': useFlag('rocket-chance'),
    'mystic-jackpots': useFlag('mystic-jackpots'),
  };
  const off = (Object.keys(on) as Switched[]).filter((place) => !on[place]).join(' ');
  return useMemo(() => ({ isBettingShown, disabled: new Set(off.split(' ') as MenuPlace[]) }), [isBettingShown, off]);
}
