import type { GameConfig } from '#contract/fields/game-config';

/** What a kind weighs by when stakes are counted: slots, roulette, instant games or card tables. Sic bo weighs what
 * roulette does, since bets on both cover each other. */
export function weightKindOf(kind: GameConfig['kind']): 'slots' | 'roulette' | 'instant' | 'cards' {
  if (kind === 'sic-bo') return 'roulette';
  if (kind === 'slots' || kind === 'roulette') return kind;
  return kind === 'blackjack' || kind === 'baccarat' || kind === 'video-poker' ? 'cards' : 'instant';
}
