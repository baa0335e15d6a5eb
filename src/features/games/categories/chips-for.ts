import type { GameCategory, GameCollection } from '#contract/fields/game';

/** Kinds of games, and jackpots: their chips show however few games they have. */
const kinds: ReadonlySet<GameCategory> = new Set([
  'jackpots',
  'table',
  'roulette',
  'blackjack',
  'baccarat',
  'video-poker',
  'instant',
  'live',
]);

/** Other chips show from this many games on. */
const GAMES_FOR_A_CHIP = 10;

/** Which chips are above a list: the open one, those of kinds of games, and those with enough games. */
export function chipsFor(collections: readonly GameCollection[], category: GameCategory): GameCollection[] {
  return collections.filter(({ id, games_count }) => id === category || kinds.has(id) || games_count >= GAMES_FOR_A_CHIP);
}
