import type { GameConfig } from '#contract/fields/game-config';

/** What a kind weighs by when stakes are counted: slots, roulette, instant games or card tables. */
export function weightKindOf(kind: GameConfig['kind']): 'slots' | 'roulette' | 'instant' | 'cards' {
  if (kind === 'slots' || kind === 'roulette') return kind;
  return kind === 'blackjack' || kind === 'baccarat' || kind === 'video-poker' ? 'cards' : 'instant';
}
