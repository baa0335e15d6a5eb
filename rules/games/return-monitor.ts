import type { GameConfig } from '#contract/fields/game-config';

/** What a game has returned: rounds, and the sums of win by stake and of its square. */
export interface ReturnSums {
  rounds: number;
  ratioSum: number;
  ratioSquares: number;
}

export interface ReturnVerdict {
  /** The average of win by stake. */
  actual: number;
  theoretical: number;
  /** How far apart they are, in standard errors; above zero where the game returns more. */
  deviation: number;
  verdict: 'too_few' | 'fine' | 'off';
}

/** Fewer rounds say nothing. */
const ROUNDS_TO_JUDGE = 500;

/**
 * From so many standard errors on, a return is off: by chance that happens to one game in about 150,000 looks. The largest wins are rarer
 * than an average of so few rounds shows, so the deviation of a round is never taken for less than its volatility says.
 */
const OFF_FROM = 4.5;
const leastDeviation: Record<GameConfig['volatility'], number> = { low: 4, medium: 8, high: 12 };

/** Games whose return is that of the best play: players return less, which is no fault of the game. */
const skilled: ReadonlySet<GameConfig['kind']> = new Set(['blackjack', 'video-poker']);

/** Compares what a game has returned with what it should return. */
export function judgeReturn(
  config: Pick<GameConfig, 'kind' | 'rtp' | 'volatility'>,
  { rounds, ratioSum, ratioSquares }: ReturnSums,
): ReturnVerdict {
  const theoretical = config.rtp;
  if (rounds === 0) return { actual: 0, theoretical, deviation: 0, verdict: 'too_few' };
  const actual = ratioSum / rounds;
  const sample = Math.sqrt(Math.max(0, ratioSquares / rounds - actual ** 2));
  const deviation = (actual - theoretical) / (Math.max(sample, leastDeviation[config.volatility]) / Math.sqrt(rounds));
  if (rounds < ROUNDS_TO_JUDGE) return { actual, theoretical, deviation, verdict: 'too_few' };
  const isOff = skilled.has(config.kind) ? deviation >= OFF_FROM : Math.abs(deviation) >= OFF_FROM;
  return { actual, theoretical, deviation, verdict: isOff ? 'off' : 'fine' };
}
