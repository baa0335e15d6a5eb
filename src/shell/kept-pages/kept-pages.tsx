import { Outlet, RouterContextProvider, useMatches, useRouter, useRouterState, type AnyRouteMatch } from '@tanstack/react-router';
import { Activity, memo, useState } from 'react';
import { isServer } from '../../platform/context/is-server';
import { usePausesOffers, useSession } from '../../platform/session';
import { NoOffers } from '../parts';
import { heldRouter } from './held-router';
import { keptAfter, type PageEntry } from './kept-list';
import { keptLimit } from './kept-limit';
import styles from './kept-pages.module.css';
import { keepLayout } from './keep-layout';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page stays mounted, hidden, after the user leaves it: going back shows it as it was. */
    isKept?: boolean;
  }
}

/** The matched page below the root: a page, or a layout with its pages. One that failed to load or wasn't found isn't kept. */
function pageOf(matches: readonly AnyRouteMatch[]): PageEntry {
  const page = matches[1];
  return page
    ? { pathname: page.pathname, isKept: page.staticData.isKept === true && page.status !== 'error' && page.status !== 'notFound' }
    : { pathname: '', isKept: false };
}

const MountedPage = memo(function MountedPage({ pathname }: { pathname: string }) {
  const router = useRouter();
  const [held] = useState(() => (isServer ? router : heldRouter(router, () => pageOf(router.stores.matches.get()).pathname === pathname)));
  return (
    <RouterContextProvider router={held}>
      <div ref={keepLayout}>
        <Outlet />
      </div>
    </RouterContextProvider>
  );
});

/**
 * A mounted page, shown or hidden. Re-rendered only if that changes: a re-render while the shell hydrates would make React hydrate the page
 * in the same task.
 */
const PagePlace = memo(function PagePlace({ pathname, isShown, isPaused }: { pathname: string; isShown: boolean; isPaused: boolean }) {
  return (
    <div data-left={isShown ? undefined : ''} className={styles.page}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{isPaused ? <NoOffers /> : <MountedPage pathname={pathname} />}</Activity>
    </div>
  );
});

/** A fixed order of the elements: a moved element is laid out again, and its pictures are decoded again. */
const inFixedOrder = (pages: readonly PageEntry[]) => pages.toSorted((one, other) => (one.pathname < other.pathname ? -1 : 1));

const isSamePage = (one: PageEntry, other: PageEntry) => one.pathname === other.pathname && one.isKept === other.isKept;

/**
 * The current page, and the last kept ones hidden beside it: a hidden page has no effects, streams or reads, and its DOM and
 * state come back with a change of one style. A sign-in or sign-out drops them. A page that sells isn't mounted during a break.
 */
export function KeptPages() {
  const current = useMatches({ select: pageOf, structuralSharing: true });
  // Judged by the address rather than the page, which may have failed to load.
  const shown = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const owner = useSession().player?.id;
  const pausesOffers = usePausesOffers();
  const [mounted, setMounted] = useState({ pages: [current], owner });
  if (!isSamePage(mounted.pages.at(-1) as PageEntry, current) || mounted.owner !== owner) {
    const before = mounted.owner === owner ? mounted.pages : [];
    setMounted({ pages: keptAfter(before, current, keptLimit()), owner });
  }
  return inFixedOrder(mounted.pages).map(({ pathname }) => {
    const isShown = pathname === current.pathname;
    return <PagePlace key={pathname} pathname={pathname} isShown={isShown} isPaused={pausesOffers(isShown ? shown : pathname)} />;
  });
}
