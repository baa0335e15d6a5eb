import type { GameConfig } from '#contract/fields/game-config';

/** The group by which a game's stakes are weighted: slots, roulette, instant games or card tables. Sic bo has the weight of
 * roulette, since bets on both can cover each other. */
export function weightKindOf(kind: GameConfig['kind']): 'slots' | 'roulette' | 'instant' | 'cards' {
  if (kind === 'sic-bo') return 'roulette';
  if (kind === 'slots' || kind === 'roulette') return kind;
  return kind === 'blackjack' || kind === 'baccarat' || kind === 'video-poker' ? 'cards' : 'instant';
}
