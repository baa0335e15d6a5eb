import type { SlotConfig } from '#contract/fields/game-config';
import type { SlotOutcome } from '#contract/fields/game-outcome';
import type { MechanicConfig, MechanicOutcome } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { playSlot } from '../play-slot';
import { type ExactReturn, slotReturn } from '../slot-return';
import { mechanics } from './mechanics';

/** A slot of the first engine, or one with a mechanic. */
export type AnySlot = SlotConfig | MechanicConfig;

/** Plays a whole round of any slot; `stake` is one of the game's stakes, in minor units. */
export function playAnySlot(config: AnySlot, stake: number, dice: Dice): SlotOutcome | MechanicOutcome {
  return config.version === 1 ? playSlot(config, stake, dice) : mechanics[config.mechanic].play(config, stake, dice);
}

/** The exact return of any slot. With a mechanic, variance and hit rate are measured. */
export function anySlotReturn(config: AnySlot): ExactReturn {
  if (config.version === 1) return slotReturn(config);
  return { rtp: mechanics[config.mechanic].mean(config), variance: config.deviation ** 2, hitRate: config.hit_rate };
}
