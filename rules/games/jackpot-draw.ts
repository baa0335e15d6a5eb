import type { Dice } from '../dice';
import { type JackpotLevel, jackpotLevels } from './catalogue';

/** Average euro cents staked per win of a level; a stake's probability to win is its share of that. */
export const eurCentsPerWin: Record<JackpotLevel, number> = {
  nova: 1_250_000_000,
  orbit: 50_000_000,
  comet: 2_500_000,
};

/** The level that a stake (in euro cents) has won, checking the rarest first; usually null. Each level is a separate draw. */
export function drawJackpot(stakeEurCents: number, dice: Dice): JackpotLevel | null {
  const won = jackpotLevels.filter((level) => dice.int(eurCentsPerWin[level]) < stakeEurCents);
  return won[0] ?? null;
}
