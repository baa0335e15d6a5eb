import type { GameConfig } from '#contract/fields/game-config';
import { rouletteReturn } from './roulette';
import { type ExactReturn, slotReturn } from './slot-return';

/** The exact return, variance and hit rate of any house game, computed from its configuration. */
export function exactReturn(config: GameConfig): ExactReturn {
  return config.kind === 'slots' ? slotReturn(config) : rouletteReturn(config);
}
