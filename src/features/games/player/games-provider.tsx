import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';
import { isCrypto } from '#rules/money/crypto';
import { useSession } from '../../../platform/session';
import { GamesContext } from './games-context';
import { useFavorites } from './use-favorites';

const TileMenu = lazy(() => import('../tile/tile-menu'));

/** Gives the tiles of a page the player, the favourites and the menu of a long press. */
export function GamesProvider({ children }: { children: ReactNode }) {
  const { player } = useSession();
  const currency = player?.currency;
  const [menuOf, setMenuOf] = useState<GameCard | null>(null);
  const { favorites, toggleFavorite } = useFavorites(currency !== undefined);
  const value = useMemo(
    () => ({
      player: currency === undefined ? null : { currency, isCrypto: isCrypto(currency) },
      favorites,
      toggleFavorite,
      openMenu: setMenuOf,
    }),
    [currency, favorites, toggleFavorite],
  );
  return (
    <GamesContext value={value}>
      {children}
      {menuOf && (
        <Suspense>
          <TileMenu key={menuOf.identifier} game={menuOf} onClosed={() => setMenuOf(null)} />
        </Suspense>
      )}
    </GamesContext>
  );
}
