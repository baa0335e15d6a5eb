import {
  type GameFacets,
  type GameFilterName,
  type GameFilters,
  gameFilterNames,
  gameReturns,
  gameStakes,
  type GameSort,
} from '#contract/fields/game-filter';
import type { Volatility } from '#contract/fields/game-config';
import type { IndexedGame } from '../catalogue/indexed-game';

/** A game's values for each filter; the game matches if the filter's value is among them. */
const valuesOf: Record<GameFilterName, (indexed: IndexedGame) => readonly string[]> = {
  mechanic: ({ facets }) => (facets.mechanic ? [facets.mechanic] : []),
  volatility: ({ facets }) => [facets.volatility],
  return: ({ facets: { rtp } }) => gameReturns.filter((percent) => rtp !== null && rtp * 100 >= Number(percent)),
  feature: ({ game }) => game.categories,
  stake: ({ facets: { least } }) => gameStakes.filter((coins) => least !== null && least <= Number(coins)),
  provider: ({ game }) => [game.provider],
};

/** The games that match every filter that is set. */
export function filtered(games: readonly IndexedGame[], filters: GameFilters): readonly IndexedGame[] {
  const set = gameFilterNames.filter((name) => filters[name] !== undefined);
  if (set.length === 0) return games;
  return games.filter((indexed) => set.every((name) => valuesOf[name](indexed).includes(filters[name] as string)));
}

const wildness: Record<Volatility, number> = { low: 0, medium: 1, high: 2 };

const orders: Record<Exclude<GameSort, 'popular'>, (one: IndexedGame, other: IndexedGame) => number> = {
  new: (one, other) => other.facets.releasedAt.localeCompare(one.facets.releasedAt),
  return: (one, other) => (other.facets.rtp ?? 0) - (one.facets.rtp ?? 0),
  calm: (one, other) => wildness[one.facets.volatility] - wildness[other.facets.volatility],
  wild: (one, other) => wildness[other.facets.volatility] - wildness[one.facets.volatility],
  title: (one, other) => one.title.localeCompare(other.title, 'en'),
};

/** Games in an order; equal ones stay in that of the catalogue. */
export function sorted(games: readonly IndexedGame[], sort: GameSort = 'popular'): readonly IndexedGame[] {
  return sort === 'popular' ? games : games.toSorted(orders[sort]);
}

/** Each filter's values among games that match the other filters, with their counts; `offered` are the values of a fixed filter. */
export function facetsAmong(
  games: readonly IndexedGame[],
  filters: GameFilters,
  offered: Partial<Record<GameFilterName, readonly string[]>>,
): GameFacets {
  return Object.fromEntries(
    gameFilterNames.map((name) => {
      const counts = new Map<string, number>((offered[name] ?? []).map((value) => [value, 0]));
      for (const indexed of filtered(games, { ...filters, [name]: undefined })) {
        for (const value of valuesOf[name](indexed)) {
          if (!offered[name] || counts.has(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      const shown = [...counts].filter(([value, count]) => count > 0 || filters[name] === value);
      return [name, shown.map(([value, count]) => ({ value, count }))];
    }),
  ) as GameFacets;
}
