import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { seededDice } from '../seeded-dice';
import { mechanics } from './mechanics';
import { PREPARED } from './prepared';

/** The measured return of rounds, per unit staked; `error` is its standard error. */
export interface Measured {
  rounds: number;
  rtp: number;
  hitRate: number;
  deviation: number;
  error: number;
  highest: number;
}

/** Dice that draw the prepared rounds one after the other, each once. */
function oneAfterTheOther(): Dice {
  let next = 0;
  return { int: (below) => next++ % below };
}

/** Whether all rounds of a mechanic can be played, so that its figures are exact. */
export const isPrepared = ({ mechanic }: Pick<MechanicConfig, 'mechanic'>): boolean => mechanic === 'tumble' || mechanic === 'cluster';

/** Plays rounds of a game and aggregates them: each prepared round once, others with seeded dice. */
export function measure(config: MechanicConfig, rounds: number, seed: string): Measured {
  const dice = isPrepared(config) ? oneAfterTheOther() : seededDice(seed);
  const count = isPrepared(config) ? PREPARED : rounds;
  let [sum, squares, hits, highest] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const win = mechanics[config.mechanic].play(config, config.base, dice).win_cents / config.base;
    if (win === 0) continue;
    sum += win;
    squares += win * win;
    hits += 1;
    highest = Math.max(highest, win);
  }
  const rtp = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - rtp * rtp));
  return { rounds: count, rtp, hitRate: hits / count, deviation, error: deviation / Math.sqrt(count), highest };
}
