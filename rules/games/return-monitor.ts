import type { GameConfig } from '#contract/fields/game-config';

/** The measured return of a game: rounds, and the sums of win per stake and of its square. */
export interface ReturnSums {
  rounds: number;
  ratioSum: number;
  ratioSquares: number;
}

export interface ReturnVerdict {
  /** The average of win per stake. */
  actual: number;
  theoretical: number;
  /** The difference in standard errors; positive if the game returns more than it should. */
  deviation: number;
  verdict: 'too_few' | 'fine' | 'off';
}

/** The minimum number of rounds for a verdict. */
const ROUNDS_TO_JUDGE = 500;

/**
 * The number of standard errors from which a return is off; chance exceeds it once in about 150,000 checks. The largest wins are rarer
 * than so few rounds would show, so the deviation of a round is at least that of its volatility.
 */
const OFF_FROM = 4.5;
const leastDeviation: Record<GameConfig['volatility'], number> = { low: 4, medium: 8, high: 12 };

/** Games whose published return assumes optimal play: players' mistakes lower the measured return, which is normal. */
const skilled: ReadonlySet<GameConfig['kind']> = new Set(['blackjack', 'video-poker']);

/** Compares the measured return of a game with its published one. */
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
