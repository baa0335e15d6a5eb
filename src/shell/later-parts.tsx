// @chunk later
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { storage } from '#contract/storage';
import { lazyPart } from '../platform/loading/lazy-part';
import { useBreak, useSession } from '../platform/session';
import { readSession } from '../platform/storage/session-storage';
import BackgroundEffects from './background-effects';
import ChatEntry from './chat-entry';
import { CookieBar } from './prompts/cookie-bar';
import InstallOffers from './prompts/install-offers';
import styles from './later-parts.module.css';
import OfflineBar from './status/offline-bar';
import RefusedWrites from './status/refused-writes';
import NavigationProgress from './status/navigation-progress';
import UpdateOffer from './status/update-offer';

const Bookmarks = lazyPart(async () => (await import('../features/content/bookmarks')).default);
const PlayerParts = lazyPart(async () => (await import('./player-area/player-parts')).default);
const PromoCodes = lazyPart(async () => (await import('./player-notices/promo-codes')).default);

const { giftPromocode, depositPromocode } = storage.session;

/** Whether a player has been signed in since the window opened: a player's dialogs close when the player signs out. */
function useHasHadPlayer(): boolean {
  const isPlayer = useSession().status === 'player';
  const [hasHad, setHad] = useState(isPlayer);
  if (isPlayer && !hasHad) setHad(true);
  return isPlayer || hasHad;
}

/** Whether the address or this window has a code. */
function useHasCodes(): boolean {
  const names = [giftPromocode, depositPromocode];
  return useRouterState({
    select: ({ resolvedLocation }) => names.some((name) => name in (resolvedLocation?.search ?? {}) || readSession(name) !== null),
  });
}

/**
 * Loaded after the first screen: the cookie banner, the progress line of a loading page, the offline bar, the shortcuts, the
 * offers to install and to update, the parts for players only, the codes in an address.
 */
export default function LaterParts({ isPlaying }: { isPlaying: boolean }) {
  const [isWide] = useState(() => matchMedia('(min-width: 1100px)').matches);
  const hasHadPlayer = useHasHadPlayer();
  const hasCodes = useHasCodes();
  const playBreak = useBreak();
  return (
    <>
      <BackgroundEffects />
      <NavigationProgress />
      <div className={styles.bars}>
        <CookieBar />
        {!isPlaying && <OfflineBar />}
      </div>
      <InstallOffers isPlaying={isPlaying} />
      {!isPlaying && isWide && <Bookmarks className={styles.bookmarks} itemClassName={styles.bookmark} />}
      <UpdateOffer />
      <RefusedWrites />
      <ChatEntry isPlaying={isPlaying} />
      {hasHadPlayer && <PlayerParts isPlaying={isPlaying} />}
      {hasCodes && !playBreak && <PromoCodes />}
    </>
  );
}
