import type { MechanicConfig, MechanicOutcome } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';

/** A pure slot mechanic: plays a round as steps determined by its draws, and computes its exact return. */
export interface Mechanic {
  /** Plays a whole round. `stake` is in minor units and a multiple of the configuration's base. */
  play(config: MechanicConfig, stake: number, dice: Dice): MechanicOutcome;
  /** The exact expectation of a round's win per unit staked. */
  mean(config: MechanicConfig): number;
  /**
   * The derivative of the return by each pay, `[symbol][n]`. Only implemented if it's cheaper than taking the
   * difference of two means.
   */
  worth?(config: MechanicConfig): number[][];
}
