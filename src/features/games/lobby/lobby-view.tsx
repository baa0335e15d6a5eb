import type { ReactNode } from 'react';
import { useOneByOne } from '../../../platform/hydration/one-by-one';
import { usePausesOffers } from '../../../platform/session';
import { useText } from '../../../platform/i18n';
import page from '../page.module.css';
import { CategoryChips } from '../categories/category-chips';
import { addressOf } from '../categories/category-link';
import { GameRail } from './game-rail';
import type { Lobby } from './lobby';
import { LobbyBanner } from './lobby-banner';
import styles from './lobby-view.module.css';
import { ProviderRail } from './provider-rail';

interface LobbyViewProps {
  lobby: Omit<Lobby, 'jackpots'>;
  /** The jackpots' amounts: a separate component, so that a live event re-renders nothing else. */
  jackpots: ReactNode;
  brand: string;
  /** Comes first for a returning player: the last played games. */
  continued?: ReactNode;
  /** Recommendations from play; below the first screen. */
  because?: ReactNode;
  /** The links to limits and help. */
  safer?: ReactNode;
}

/** The number of rails above the jackpots, on the first screen; those below are rendered after it, one by one. */
const ABOVE_JACKPOTS = 1;

/** The main lobby, from data alone (ROUTE-001). */
export function LobbyView({ lobby, jackpots, brand, continued, because, safer }: LobbyViewProps) {
  const t = useText();
  const pausesOffers = usePausesOffers();
  // The rendering steps: the first row, then each further row, then the studios.
  const parts = useOneByOne(lobby.rails.length + ABOVE_JACKPOTS + 1);
  const shown = lobby.rails.filter(({ id }) => !pausesOffers(addressOf(id)));
  const rails = shown.map((rail, at) => {
    if (at < ABOVE_JACKPOTS) return <GameRail key={rail.id} rail={rail} isFirst />;
    return at + ABOVE_JACKPOTS < parts ? <GameRail key={rail.id} rail={rail} /> : <div key={rail.id} className={styles.awaited} />;
  });
  return (
    <div className={page.page}>
      <h1 className={styles.title}>{t('games.lobby.title', { brand })}</h1>
      <div className={styles.rows}>
        <CategoryChips collections={lobby.chips} />
        <LobbyBanner banners={lobby.banners} promos={lobby.promos} />
        {continued}
        {rails.slice(0, ABOVE_JACKPOTS)}
        {jackpots}
        {safer}
        {parts > ABOVE_JACKPOTS && because}
        {rails.slice(ABOVE_JACKPOTS)}
        {parts > lobby.rails.length + ABOVE_JACKPOTS && <ProviderRail providers={lobby.providers} />}
      </div>
    </div>
  );
}
