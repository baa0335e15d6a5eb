import type { SlotConfig } from '#contract/fields/game-config';

/** The part of a configuration that determines one spin's wins of symbols. */
export type SpinRules = Pick<SlotConfig, 'reels' | 'rows' | 'evaluation' | 'lines' | 'symbols' | 'wild_multiplier'>;

/**
 * A way to read one reel: a row for a line, or the whole window for ways. `weights[symbol][stop]` is
 * what the reel contributes to a win of that symbol: 1 for the symbol, the wild's multiplier for a wild, 0 for none.
 */
export interface ReelReading {
  stops: number;
  weights: Float64Array[];
}

/** How often `row` of a reel shows each symbol: the strip turned by the row. */
function readingOf(rules: SpinRules, strip: readonly number[], rows: readonly number[]): ReelReading {
  const weights = rules.symbols.map((symbol, index) => {
    const values = new Float64Array(strip.length);
    if (symbol.role !== 'regular') return values;
    for (let stop = 0; stop < strip.length; stop++) {
      for (const row of rows) {
        const cell = strip[(stop + row) % strip.length] ?? 0;
        if (cell === index) values[stop] = (values[stop] ?? 0) + 1;
        else if (rules.symbols[cell]?.role === 'wild') values[stop] = (values[stop] ?? 0) + rules.wild_multiplier;
      }
    }
    return values;
  });
  return { stops: strip.length, weights };
}

/** Row sets that a reel is read by: each row alone for lines, all rows together for ways. */
export function readingsOf(rules: SpinRules, strips: readonly (readonly number[])[]): ReelReading[][] {
  const all = Array.from({ length: rules.rows }, (_, row) => row);
  const rowSets = rules.evaluation === 'ways' ? [all] : all.map((row) => [row]);
  return strips.map((strip) => rowSets.map((rows) => readingOf(rules, strip, rows)));
}

/** The tracks that are paid: the lines, or one track that is the whole window. */
export function tracksOf(rules: SpinRules): number[][] {
  return rules.evaluation === 'ways' ? [Array.from({ length: rules.reels }, () => 0)] : rules.lines;
}

/** For each reel and stop, how many scatters the window shows. */
export function scattersOf(rules: SpinRules, strips: readonly (readonly number[])[]): Uint8Array[] {
  return strips.map((strip) => {
    const counts = new Uint8Array(strip.length);
    for (let stop = 0; stop < strip.length; stop++) {
      for (let row = 0; row < rules.rows; row++) {
        const cell = strip[(stop + row) % strip.length] ?? 0;
        if (rules.symbols[cell]?.role === 'scatter') counts[stop] = (counts[stop] ?? 0) + 1;
      }
    }
    return counts;
  });
}

/** Shares by number of scatters, for one reel, of a value that depends on the stop. */
export function byScatters(values: (stop: number) => number, scatters: Uint8Array, most: number): Float64Array {
  const shares = new Float64Array(most + 1);
  for (let stop = 0; stop < scatters.length; stop++) {
    const n = scatters[stop] ?? 0;
    shares[n] = (shares[n] ?? 0) + values(stop) / scatters.length;
  }
  return shares;
}

/** The product of two polynomials in the number of scatters. */
export function times(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) {
    const left = a[i] ?? 0;
    if (left === 0) continue;
    for (let j = 0; i + j < product.length; j++) product[i + j] = (product[i + j] ?? 0) + left * (b[j] ?? 0);
  }
  return product;
}
