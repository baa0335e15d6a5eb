import { useRouterState } from '@tanstack/react-router';
import { Activity, memo, type ReactNode, useRef, useState } from 'react';
import { useText } from '../platform/i18n';
import { useBreak } from '../platform/session';
import { BottomBar } from './menus/bottom-bar';
import { FollowPage } from './navigation/follow-page';
import { Later } from './later';
import { FooterPlace } from './footer/footer-place';
import { KeptPages } from './kept-pages/kept-pages';
import { Header } from './header/header';
import { ModalHost } from './modal-host/modal-host';
import { Notices } from './status/toasts';
import { BreakBar } from './parts';
import './navigation/page-transitions.css';
import styles from './shell.module.css';
import { usePageTitle } from './titles/use-page-title';

/** Game pages are on top of everything; the shell hides with the current page, not with an address that's still loading. */
function useIsPlaying(): boolean {
  return useRouterState({ select: ({ matches }) => /^\/(?:play|sfu)\/\$/.test(matches.at(-1)?.fullPath ?? '') });
}

/**
 * The parts of the shell that game pages don't show. They're hidden rather than removed, so that returning from a game doesn't render them
 * again, and a server-rendered page hydrates them separately. A window that starts with a game renders them when they're first needed.
 */
const OffGames = memo(function OffGames({ isPlaying, children }: { isPlaying: boolean; children: ReactNode }) {
  const [isMounted, setMounted] = useState(!isPlaying);
  if (!isPlaying && !isMounted) setMounted(true);
  return isMounted && <Activity mode={isPlaying ? 'hidden' : 'visible'}>{children}</Activity>;
});

// Constant elements: new ones would make React hydrate them in the same task as the shell.
const header = <Header />;
const pages = <KeptPages />;
const below = (
  <>
    <FooterPlace />
    <BottomBar />
  </>
);

function PageTitle() {
  usePageTitle();
  return null;
}

/** Header, page, footer, bottom bar, dialogs and toasts; `children` replace the page and the dialogs. */
export function Shell({ children }: { children?: ReactNode }) {
  const t = useText();
  const isPlaying = useIsPlaying();
  const playBreak = useBreak();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <OffGames isPlaying={isPlaying}>{header}</OffGames>
      {!isPlaying && playBreak && <BreakBar />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children ?? pages}
      </main>
      <OffGames isPlaying={isPlaying}>{below}</OffGames>
      {!children && <ModalHost />}
      <Notices />
      <FollowPage main={main} />
      <PageTitle />
      <Later isPlaying={isPlaying} />
    </>
  );
}
