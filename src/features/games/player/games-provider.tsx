import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';
import { isCrypto } from '#rules/money/crypto';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useBreak, useSession } from '../../../platform/session';
import { GamesContext } from './games-context';
import { useFavorites } from './use-favorites';

const TileMenu = lazyPart(async () => (await import('../tile/tile-menu')).default);

/** Provides the player, the favourites and the long-press menu to the tiles of a page. */
export function GamesProvider({ children }: { children: ReactNode }) {
  const { player } = useSession();
  const currency = player?.currency;
  const isOnBreak = useBreak() !== null;
  const [menuOf, setMenuOf] = useState<GameCard | null>(null);
  // When the page is left by a link of the menu, the menu closes, so that it isn't open when the page comes back.
  useEffect(() => () => setMenuOf(null), []);
  const { favorites, toggleFavorite } = useFavorites(currency !== undefined);
  const value = useMemo(
    () => ({
      player: currency === undefined ? null : { currency, isCrypto: isCrypto(currency) },
      isOnBreak,
      favorites,
      toggleFavorite,
      openMenu: setMenuOf,
    }),
    [currency, isOnBreak, favorites, toggleFavorite],
  );
  return (
    <GamesContext value={value}>
      {children}
      {menuOf && <TileMenu key={menuOf.identifier} game={menuOf} onClosed={() => setMenuOf(null)} />}
    </GamesContext>
  );
}
