import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type MenuEntry, topMenuOf } from '#rules/config/top-menu';
import { pagesQuery } from '../features/content/pages';
import { useAfterFirstPaint } from '../platform/after-first-paint';
import { beside } from '../platform/api/query';
import { useSession } from '../platform/session';
import { useMenuSwitches } from './menu-switches';

/** The entries of the top menu as they stand for who is here (HEAD-005); pages of the content come once the first screen stands. */
export function useTopMenu(): MenuEntry[] {
  const isStanding = useAfterFirstPaint();
  const { routesByPath } = useRouter();
  const { status } = useSession();
  const { isBettingShown, disabled } = useMenuSwitches();
  const { data } = useQuery({ ...beside(pagesQuery()), enabled: isStanding });
  return useMemo(
    () =>
      topMenuOf({
        isBettingShown,
        disabled,
        isPlayer: status === 'player',
        pages: data?.data ?? [],
        exists: (path) => Object.hasOwn(routesByPath, path),
      }),
    [isBettingShown, disabled, status, data, routesByPath],
  );
}
