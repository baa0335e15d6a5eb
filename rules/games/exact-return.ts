import type { GameConfig } from '#contract/fields/game-config';
import { choiceReturn } from './choice-games';
import { rouletteReturn } from './roulette/roulette';
import { sicBoReturn } from './sic-bo/sic-bo';
import type { ExactReturn } from './slot-return';
import { anySlotReturn } from './slots/any-slot';

/** The exact return, variance and hit rate of any house game, computed from its configuration. */
export function exactReturn(config: GameConfig): ExactReturn {
  if (config.kind === 'slots') return anySlotReturn(config);
  if (config.kind === 'sic-bo') return sicBoReturn();
  return config.kind === 'roulette' ? rouletteReturn(config) : choiceReturn(config);
}
