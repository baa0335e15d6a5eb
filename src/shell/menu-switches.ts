import { useMemo } from 'react';
import type { Flag } from '#contract/fields/config/flags';
import type { MenuPlace } from '#rules/config/top-menu';
import { useFlag } from '../platform/config/flags';

/** What operators and flags switch in menus. */
export interface MenuSwitches {
  isBettingShown: boolean;
  disabled: ReadonlySet<MenuPlace>;
}

/** The places that a flag of the same name switches. */
type Switched = MenuPlace & Flag;

/** The one place that menus ask what is switched on (HEAD-005, MOB-001). */
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
