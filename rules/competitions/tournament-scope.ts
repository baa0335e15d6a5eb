import type { TournamentScope } from '#contract/fields/tournament';

interface ScopedGame {
  provider: string;
  categories: readonly string[];
}

const tables = ['live', 'table'];

/**
 * Where a tournament is played: at live and other tables, in the games of one provider, or anywhere (ROUTE-011). `games` are
 * those that count; null for all.
 */
export function tournamentScope(games: readonly ScopedGame[] | null): TournamentScope {
  if (!games || games.length === 0) return 'all';
  if (games.every(({ categories }) => tables.some((table) => categories.includes(table)))) return 'live';
  return new Set(games.map(({ provider }) => provider)).size === 1 ? 'producer' : 'all';
}
