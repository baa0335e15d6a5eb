import type { JackpotWin } from '#contract/fields/jackpot';

/** Winners on each list (JACK-002, WIDG-006). */
const SHOWN = 5;

/** The largest wins, the largest first. */
export function biggestWins(wins: readonly JackpotWin[]): JackpotWin[] {
  return wins.toSorted((one, other) => other.amount_cents - one.amount_cents).slice(0, SHOWN);
}

/** The latest wins, the latest first. */
export function latestWins(wins: readonly JackpotWin[]): JackpotWin[] {
  return wins.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)).slice(0, SHOWN);
}
