import type { DiceChoice, DiceConfig, DiceOutcome } from '#contract/fields/instant-games';
import type { Dice } from '../../dice';
import type { ExactReturn } from '../slot-return';
import { evenTimes, paidAt } from './times';

/** Numbers that can be rolled, 00.00 to 99.99. */
const ROLLS = 10_000;

/** The payout for a probability in percent, in hundredths of the stake. */
export function diceTimes({ target }: Pick<DiceConfig, 'target'>, chance: number): number {
  return evenTimes(target / chance);
}

/** Whether the game offers a choice. */
export function isDiceChoice(config: DiceConfig, { chance }: DiceChoice): boolean {
  return chance >= config.chance_min && chance <= config.chance_max;
}

/** Whether a roll wins: `under` wins with the lowest numbers, `over` with the highest, as many as the probability gives. */
function isWon({ side, chance }: DiceChoice, roll: number): boolean {
  return side === 'under' ? roll < chance * 100 : roll >= ROLLS - chance * 100;
}

/** Rolls once. The choice must have passed isDiceChoice. */
export function playDice(config: DiceConfig, choice: DiceChoice, stake: number, dice: Dice): DiceOutcome {
  const roll = dice.int(ROLLS);
  const times = diceTimes(config, choice.chance);
  return {
    kind: 'dice',
    stake_cents: stake,
    win_cents: isWon(choice, roll) ? paidAt(stake, times) : 0,
    roll,
    side: choice.side,
    chance: choice.chance,
    times,
  };
}

/** Exact return of a choice, by counting the rolls that win. */
export function diceReturn(config: DiceConfig, choice: DiceChoice): ExactReturn {
  const hitRate = Array.from({ length: ROLLS }, (_, roll) => roll).filter((roll) => isWon(choice, roll)).length / ROLLS;
  const pays = diceTimes(config, choice.chance) / 100;
  const rtp = hitRate * pays;
  return { rtp, variance: hitRate * pays * pays - rtp * rtp, hitRate };
}
