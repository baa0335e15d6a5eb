import { Outlet, RouterContextProvider, useMatches, useRouter, useRouterState, type AnyRouteMatch } from '@tanstack/react-router';
import { Activity, memo, useState } from 'react';
import { isServer } from '../../platform/context/is-server';
import { usePausesOffers, useSession } from '../../platform/session';
import { NoOffers } from '../parts';
import { heldRouter } from './held-router';
import { keptAfter, type PageEntry } from './kept-list';
import { keptLimit } from './kept-limit';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page stays mounted, hidden, after the user leaves it: going back shows it as it was. */
    isKept?: boolean;
  }
}

/** What the shell shows below the root: a page, or a layout with its pages. One that couldn't be loaded isn't kept. */
function pageOf(matches: readonly AnyRouteMatch[]): PageEntry {
  const page = matches[1];
  return page
    ? { pathname: page.pathname, isKept: page.staticData.isKept === true && page.status !== 'error' }
    : { pathname: '', isKept: false };
}

const MountedPage = memo(function MountedPage({ pathname }: { pathname: string }) {
  const router = useRouter();
  const [held] = useState(() => (isServer ? router : heldRouter(router, () => pageOf(router.stores.matches.get()).pathname === pathname)));
  return (
    <RouterContextProvider router={held}>
      <Outlet />
    </RouterContextProvider>
  );
});

const isSamePage = (one: PageEntry, other: PageEntry) => one.pathname === other.pathname && one.isKept === other.isKept;

/**
 * The current page, and the last kept ones hidden beside it: a hidden page has no effects, streams or reads, and its DOM and
 * state come back with a change of one style. A sign-in or sign-out drops them. A page that sells isn't mounted during a break.
 */
export function KeptPages() {
  const current = useMatches({ select: pageOf, structuralSharing: true });
  // The address rather than the page: one that can't be loaded sells as well.
  const shown = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const owner = useSession().player?.id;
  const pausesOffers = usePausesOffers();
  const [mounted, setMounted] = useState({ pages: [current], owner });
  if (!isSamePage(mounted.pages.at(-1) as PageEntry, current) || mounted.owner !== owner) {
    const before = mounted.owner === owner ? mounted.pages : [];
    setMounted({ pages: keptAfter(before, current, keptLimit()), owner });
  }
  return mounted.pages.map(({ pathname }) => (
    <Activity key={pathname} mode={pathname === current.pathname ? 'visible' : 'hidden'}>
      {pausesOffers(pathname === current.pathname ? shown : pathname) ? <NoOffers /> : <MountedPage pathname={pathname} />}
    </Activity>
  ));
}
