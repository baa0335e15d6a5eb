// @chunk later
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { storage } from '#contract/storage';
import { lazyPart } from '../platform/loading/lazy-part';
import { useBreak } from '../platform/session';
import { useHasHadPlayer } from './player-area/use-has-had-player';
import { readSession } from '../platform/storage/session-storage';
import BackgroundEffects from './background-effects';
import { BottomStack } from './bottom-stack';
import styles from './later-parts.module.css';
import RefusedWrites from './status/refused-writes';
import NavigationProgress from './status/navigation-progress';
import UpdateOffer from './status/update-offer';

const Bookmarks = lazyPart(async () => (await import('../features/content/bookmarks')).default);
const PlayerParts = lazyPart(async () => (await import('./player-area/player-parts')).default);
const PromoCodes = lazyPart(async () => (await import('./player-notices/promo-codes')).default);

const { giftPromocode, depositPromocode } = storage.session;

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
      <BottomStack isPlaying={isPlaying} />
      {!isPlaying && isWide && <Bookmarks className={styles.bookmarks} itemClassName={styles.bookmark} />}
      <UpdateOffer />
      <RefusedWrites />
      {hasHadPlayer && <PlayerParts isPlaying={isPlaying} />}
      {hasCodes && !playBreak && <PromoCodes />}
    </>
  );
}
