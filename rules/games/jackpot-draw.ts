import type { Dice } from '../dice';
import { type JackpotLevel, jackpotLevels } from './catalogue';

/** Euro cents staked per win of a level, on average; a stake's chance is its share of that. */
export const eurCentsPerWin: Record<JackpotLevel, number> = {
  nova: 1_250_000_000,
  orbit: 50_000_000,
  comet: 2_500_000,
};

/** The level that a stake (in euro cents) has won, the rarest first; usually null. Each level is a separate draw. */
export function drawJackpot(stakeEurCents: number, dice: Dice): JackpotLevel | null {
  const won = jackpotLevels.filter((level) => dice.int(eurCentsPerWin[level]) < stakeEurCents);
  return won[0] ?? null;
}
