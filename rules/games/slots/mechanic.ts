import type { MechanicConfig, MechanicOutcome } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';

/** How a slot plays, pure: a round as steps that follow from its draws, and its exact return. */
export interface Mechanic {
  /** Plays a whole round. `stake` is in minor units and a multiple of the configuration's base. */
  play(config: MechanicConfig, stake: number, dice: Dice): MechanicOutcome;
  /** The exact expectation of a round's win per unit staked. */
  mean(config: MechanicConfig): number;
  /**
   * What each pay adds to the return with one more coin, `[symbol][n]`. Only where it's cheaper than taking the
   * difference of two means.
   */
  worth?(config: MechanicConfig): number[][];
}
