import type { Dice } from '../../dice';
import { crashReaches, crashReturn, crashTimesAt, drawEnd } from '../instant/crash-game';
import { paidAt } from '../instant/times';
import type { ExactReturn } from '../slot-return';

/** The intended return, in hundredths of a percent, and the maximum end of a launch, in hundredths. */
const launch = { kind: 'crash' as const, target: 9_700, highest: 100_000 };

/** A stake on a launch, which may be cashed out automatically, in hundredths; null is by hand only. */
export interface LaunchBet {
  stake_cents: number;
  auto: number | null;
}

/** A cash-out by hand: which bet, and when it arrived, in milliseconds from the start. */
export interface CashOut {
  bet: number;
  at_ms: number;
}

/** Draws the end of a launch, in hundredths; 100 is an end at the start. The same dice draw the same end. */
export function drawLaunch(dice: Dice): number {
  return drawEnd(launch as Parameters<typeof drawEnd>[0], dice);
}

/** Whether a bet may be cashed out automatically at this point. */
export function isLaunchAuto(auto: number | null): boolean {
  return auto === null || (Number.isInteger(auto) && auto >= 102 && auto <= launch.highest && auto % 2 === 0);
}

/** How long a launch rises, in milliseconds. */
export function launchMs(end: number): number {
  return crashReaches(end);
}

/** The public state so long after the start: the multiplier, in hundredths, and whether it has ended. */
export function launchAt(end: number, elapsed: number): { times: number; hasEnded: boolean } {
  const hasEnded = elapsed >= launchMs(end);
  return { times: hasEnded ? end : Math.min(end, crashTimesAt(elapsed)), hasEnded };
}

/** Whether a cash-out arrives in time: before the end, and before an automatic one. */
export function canCashOut(end: number, { auto }: LaunchBet, elapsed: number): boolean {
  return elapsed >= 0 && elapsed < launchMs(end) && crashTimesAt(elapsed) > 100 && (auto === null || elapsed < crashReaches(auto));
}

/** The return of each of a player's bets, in minor units, and its cash-out point, in hundredths; null if it was lost. */
export function settleLaunch(
  end: number,
  bets: readonly LaunchBet[],
  cashOuts: readonly CashOut[],
): { cashed: number | null; win_cents: number }[] {
  return bets.map((bet, at) => {
    const own = cashOuts.find((act) => act.bet === at && canCashOut(end, bet, act.at_ms));
    const auto = bet.auto !== null && bet.auto <= end ? bet.auto : null;
    const cashed = own ? crashTimesAt(own.at_ms) : auto;
    return { cashed, win_cents: cashed === null ? 0 : paidAt(bet.stake_cents, cashed) };
  });
}

/** Exact return of cashing out at a multiplier in hundredths. */
export function launchReturn(times: number): ExactReturn {
  return crashReturn(launch as Parameters<typeof crashReturn>[0], times);
}
