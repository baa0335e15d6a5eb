import type { FreeSpins, Gauge, SlotConfig, SlotSymbol } from '#contract/fields/game-config';
import { sequenceMoments, type SequenceMoments } from './free-spin-moments';
import { hitRateOf } from './hit-rate';
import { chancesOf, meanByScatters, type SpinChances } from './spin-mean';
import { prepareMeanSquare } from './spin-square';

/** The parts of a configuration that determine its return. */
export type SlotRules = Pick<
  SlotConfig,
  'reels' | 'rows' | 'evaluation' | 'lines' | 'base' | 'symbols' | 'strips' | 'wild_multiplier' | 'free_spins' | 'gauge'
>;

/** Exact figures of a game: shares of one; the variance is that of a round's win per unit staked. */
export interface ExactReturn {
  rtp: number;
  variance: number;
  hitRate: number;
}

/** The pay of n scatters, in coins. */
const scatterPay = (symbols: readonly SlotSymbol[], n: number): number => symbols.find((symbol) => symbol.role === 'scatter')?.pays[n] ?? 0;

/** Expectation of a power of the gauge's multiplier; 1 without a gauge. */
function gaugeMoment(gauge: Gauge | null, power: number): number {
  if (!gauge) return 1;
  const total = gauge.weights.reduce((sum, weight) => sum + weight, 0);
  return gauge.values.reduce((sum, value, i) => sum + (value ** power * (gauge.weights[i] ?? 0)) / total, 0);
}

const sum = (values: ArrayLike<number>, of: (value: number, n: number) => number): number => {
  let total = 0;
  for (let n = 0; n < values.length; n++) total += of(values[n] ?? 0, n);
  return total;
};

/** Moments of the sequence of free spins; each is a spin of its strips times the multiplier. `square` is a spin's. */
function freeMoments(
  free: FreeSpins,
  symbols: readonly SlotSymbol[],
  chances: SpinChances,
  means: Float64Array,
  square: number,
): SequenceMoments {
  const m = free.multiplier;
  const isTrigger = (n: number) => (free.awarded[n] ?? 0) > 0;
  const mean = (share: number, n: number) => m * ((means[n] ?? 0) + share * scatterPay(symbols, n));
  return sequenceMoments(free, {
    trigger: sum(chances.scatters, (share, n) => (isTrigger(n) ? share : 0)),
    meanWithTrigger: sum(chances.scatters, (share, n) => (isTrigger(n) ? mean(share, n) : 0)),
    meanWithout: sum(chances.scatters, (share, n) => (isTrigger(n) ? 0 : mean(share, n))),
    square:
      m *
      m *
      (square + sum(chances.scatters, (share, n) => 2 * (means[n] ?? 0) * scatterPay(symbols, n) + share * scatterPay(symbols, n) ** 2)),
  });
}

/** The figures of a paytable on prepared strips. */
export interface ReturnSolver {
  /** Exact return to player of these pays, a share of one. */
  rtp(symbols: readonly SlotSymbol[]): number;
  /** Exact variance of a round's win per unit staked. */
  variance(symbols: readonly SlotSymbol[]): number;
}

/**
 * Precomputes everything about a slot's strips that determines its return, so that many paytables can be tried. Closed
 * forms over each reel's stops: no simulation, and no rounding beyond that of floating point.
 */
export function solveReturn(rules: SlotRules): ReturnSolver {
  const free = rules.free_spins;
  const base = chancesOf(rules, rules.strips);
  const spin = free?.strips ? chancesOf(rules, free.strips) : base;
  const baseSquare = prepareMeanSquare(rules, rules.strips);
  const spinSquare = free?.strips ? prepareMeanSquare(rules, free.strips) : baseSquare;
  const gauge = gaugeMoment(rules.gauge, 1);

  const moments = (symbols: readonly SlotSymbol[], withSquare: boolean): { mean: number; square: number } => {
    const means = meanByScatters(symbols, base);
    const ofBase = withSquare ? baseSquare(symbols) : 0;
    const ofSpin = withSquare && free ? (spinSquare === baseSquare ? ofBase : spinSquare(symbols)) : 0;
    const sequence = free && freeMoments(free, symbols, spin, meanByScatters(symbols, spin), ofSpin);
    let mean = 0;
    let square = gaugeMoment(rules.gauge, 2) * ofBase;
    base.scatters.forEach((share, n) => {
      const lines = gauge * (means[n] ?? 0);
      const pay = scatterPay(symbols, n);
      const freeMean = sequence?.mean(free?.awarded[n] ?? 0) ?? 0;
      const freeSquare = sequence?.square(free?.awarded[n] ?? 0) ?? 0;
      mean += lines + share * (pay + freeMean);
      square += 2 * lines * pay + share * pay * pay + 2 * (lines + pay * share) * freeMean + share * freeSquare;
    });
    return { mean, square };
  };

  return {
    rtp: (symbols) => moments(symbols, false).mean / rules.base,
    variance(symbols) {
      const { mean, square } = moments(symbols, true);
      return (square - mean * mean) / rules.base ** 2;
    },
  };
}

/** The exact return, variance and hit rate of a slot. */
export function slotReturn(rules: SlotRules): ExactReturn {
  const solver = solveReturn(rules);
  return { rtp: solver.rtp(rules.symbols), variance: solver.variance(rules.symbols), hitRate: hitRateOf(rules) };
}
