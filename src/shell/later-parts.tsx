// @preload
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { storage } from '#contract/storage';
import { arriving } from '../platform/arriving';
import { useBreak, useSession } from '../platform/session';
import { readSession } from '../platform/session-storage';
import BackgroundEffects from './background-effects';
import ChatEntry from './chat-entry';
import { CookieBar } from './cookie-bar';
import InstallOffers from './install-offers';
import styles from './later-parts.module.css';
import OfflineBar from './offline-bar';
import RefusedWrites from './refused-writes';
import Underway from './underway';
import UpdateOffer from './update-offer';

const Bookmarks = arriving(async () => (await import('../features/config/bookmarks')).default);
const PlayerParts = arriving(async () => (await import('./player-parts')).default);
const PromoCodes = arriving(async () => (await import('./promo-codes')).default);

const { giftPromocode, depositPromocode } = storage.session;

/** Whether a player has been here since the window opened: what is open for one is closed by itself when the player goes. */
function useHasHadPlayer(): boolean {
  const isPlayer = useSession().status === 'player';
  const [hasHad, setHad] = useState(isPlayer);
  if (isPlayer && !hasHad) setHad(true);
  return isPlayer || hasHad;
}

/** Whether the address or this window holds a code. */
function useHasCodes(): boolean {
  const names = [giftPromocode, depositPromocode];
  return useRouterState({ select: ({ resolvedLocation }) => names.some((name) => name in (resolvedLocation?.search ?? {}) || readSession(name) !== null) });
}

/**
 * What comes once the first screen stands: the word on cookies, the sign that a page is on
 * its way, the word that there is no network, the shortcuts, the offers of the app and of a new release, what is a player's
 * alone, the codes that an address brings along.
 */
export default function LaterParts({ isPlaying }: { isPlaying: boolean }) {
  const [isWide] = useState(() => matchMedia('(min-width: 1100px)').matches);
  const hasHadPlayer = useHasHadPlayer();
  const hasCodes = useHasCodes();
  const playBreak = useBreak();
  return (
    <>
      <BackgroundEffects />
      <Underway />
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
