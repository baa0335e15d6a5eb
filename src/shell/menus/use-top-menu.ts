import { useHydrated, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type MenuEntry, topMenuOf } from '#rules/content/top-menu';
import { useLocale } from '../../platform/i18n';
import { pagesQuery } from '../../features/content/pages';
import { useIsClosed } from '../../platform/config/flags';
import { usePausesOffers, useSession } from '../../platform/session';
import { useDeferredRead } from '../../platform/reads/use-deferred-read';
import { useMenuSwitches } from './menu-switches';

/** The entries of the top menu for the current visitor (HEAD-005); content pages load after the first screen. */
export function useTopMenu(): MenuEntry[] {
  const { routesByPath } = useRouter();
  const { status } = useSession();
  const isPlayer = useHydrated() && status === 'player';
  const { isBettingShown, disabled } = useMenuSwitches();
  const isClosed = useIsClosed();
  const data = useDeferredRead(pagesQuery(useLocale()));
  const pausesOffers = usePausesOffers();
  return useMemo(
    () =>
      topMenuOf({
        isBettingShown,
        disabled,
        isPlayer,
        pages: (data?.data ?? []).filter(({ path }) => !isClosed(path)),
        exists: (path) => Object.hasOwn(routesByPath, path),
      }).filter(({ path }) => !pausesOffers(path)),
    [isBettingShown, disabled, isPlayer, data, isClosed, routesByPath, pausesOffers],
  );
}
