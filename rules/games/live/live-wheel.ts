import type { LiveBet } from '#contract/fields/live';
import type { MoneyWheelConfig } from '#contract/fields/money-wheel';
import { sureOf } from '../at-risk';
import { bySpot, checkChips } from './chip-bets';
import { liveOutcome } from './live-outcome';
import type { LiveRules } from './live-rules';
import { spinWheel, wheelNumbers, type WheelNumber, wheelPays, wheelResult, type WheelRound, wheelSegments } from './money-wheel';

/** How long one turn of the wheel takes, and how long the result stays before bets are paid, in milliseconds. */
export const TURN_MS = 6_000;
const SHOWN_MS = 2_500;

/** The maximum on a number and in a round, in coins; lower for high numbers, since multipliers make them pay a lot. */
const MOST: Record<WheelNumber, number> = { 1: 50_000, 2: 50_000, 5: 20_000, 10: 10_000, 20: 5_000, 40: 2_500 };
const TABLE_MOST = 100_000;

/** The spot of a number. */
export function wheelSpot(number: WheelNumber): string {
  return `number-${number}`;
}

/** The number of a spot; null for a nonexistent one. */
export function numberOfSpot(spot: string): WheelNumber | null {
  return wheelNumbers.find((number) => wheelSpot(number) === spot) ?? null;
}

function backOf(round: WheelRound, { spot, stake_cents }: LiveBet): number {
  const number = numberOfSpot(spot);
  return number === null ? 0 : wheelPays(round, number, stake_cents);
}

/** The rules of a live money wheel. */
export function liveWheel(config: MoneyWheelConfig): LiveRules<WheelRound> {
  const chip = config.stakes[0] ?? 1;
  const most = (spot: string, unit: number) => {
    const number = numberOfSpot(spot);
    return number === null ? null : MOST[number] * unit;
  };
  return {
    checkBets: (bets, unit) => checkChips(bets, { chip: chip * unit, tableMax: TABLE_MOST * unit, spotMax: (spot) => most(spot, unit) }),
    atRisk(bets) {
      const sums = bySpot(bets);
      const total = [...sums.values()].reduce((sum, stake) => sum + stake, 0);
      // For the stake at risk, an outcome with a multiplier counts as a loss, although every staked number would return something.
      const returns = wheelSegments.map((segment) =>
        'pays' in segment ? (sums.get(`number-${segment.pays}`) ?? 0) * (segment.pays + 1) : 0,
      );
      return Math.max(0, total - sureOf(returns));
    },
    limits: (unit) => ({ least: chip * unit, most: TABLE_MOST * unit }),
    draw: spinWheel,
    playMs: ({ stops }) => stops.length * TURN_MS + SHOWN_MS,
    seenOf: ({ stops }) => ({ kind: 'wheel', stops }),
    resultOf(round) {
      const { number, multiplier } = wheelResult(round);
      return multiplier > 1 ? `${number} ×${multiplier}` : String(number);
    },
    markOf: (round) => ({ kind: 'wheel', ...wheelResult(round) }),
    settle: (bets, round) => liveOutcome(bets, { kind: 'wheel', stops: round.stops }, (bet) => backOf(round, bet)),
  };
}
