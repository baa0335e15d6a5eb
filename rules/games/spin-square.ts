import type { SlotSymbol } from '#contract/fields/game-config';
import type { SpinRules } from './reel-moments';
import { readingsOf, tracksOf } from './reel-moments';

/**
 * Expectations over one reel's stops for two readings a and b and two symbols s and t, at
 * `((a * readings + b) * symbols + s) * symbols + t`; w is the weight that a reading gives, z is 1 if it gives none.
 */
interface PairTable {
  ww: Float64Array;
  wz: Float64Array;
  zw: Float64Array;
  zz: Float64Array;
}

/** The same for one reading and one symbol, at `reading * symbols + s`. */
interface SingleTable {
  w: Float64Array;
  z: Float64Array;
}

function pairTable(weights: readonly Float64Array[]): PairTable {
  const n = weights.length;
  const table = { ww: new Float64Array(n * n), wz: new Float64Array(n * n), zw: new Float64Array(n * n), zz: new Float64Array(n * n) };
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const a = weights[i] as Float64Array;
      const b = weights[j] as Float64Array;
      let [ww, wz, zw, zz] = [0, 0, 0, 0];
      for (let stop = 0; stop < a.length; stop++) {
        const left = a[stop] as number;
        const right = b[stop] as number;
        if (left === 0 && right === 0) zz += 1;
        else if (left === 0) zw += right;
        else if (right === 0) wz += left;
        else ww += left * right;
      }
      const at = i * n + j;
      table.ww[at] = ww / a.length;
      table.wz[at] = wz / a.length;
      table.zw[at] = zw / a.length;
      table.zz[at] = zz / a.length;
    }
  }
  return table;
}

function singleTable(weights: readonly Float64Array[]): SingleTable {
  const share = (of: (weight: number) => number) =>
    Float64Array.from(weights, (list) => list.reduce((sum, weight) => sum + of(weight), 0) / list.length);
  return { w: share((weight) => weight), z: share((weight) => (weight === 0 ? 1 : 0)) };
}

interface Tables {
  reels: number;
  /** Symbols with pays, and how many (reading, symbol) entries a reel has. */
  regular: number[];
  entries: number;
  pairs: PairTable[];
  singles: SingleTable[];
}

/** Expected product if the run at `short` ends after `length` reels and the one at `long` continues. */
function longerTail(tables: Tables, long: readonly number[], pays: readonly number[], length: number): number {
  let run = 1;
  let sum = 0;
  for (let end = length + 1; end <= tables.reels; end++) {
    if (end > length + 1) run *= tables.singles[end - 1]?.w[long[end - 1] as number] as number;
    const stop = end < tables.reels ? (tables.singles[end]?.z[long[end] as number] as number) : 1;
    sum += (pays[end] as number) * run * stop;
  }
  return sum;
}

/** Expected product of two wins: both runs end on the same reel, or one of them continues. */
function productOf(tables: Tables, a: readonly number[], b: readonly number[], paysA: readonly number[], paysB: readonly number[]): number {
  let both = 1;
  let sum = 0;
  for (let length = 1; length <= tables.reels && both > 0; length++) {
    const reel = length - 1;
    both *= tables.pairs[reel]?.ww[(a[reel] as number) * tables.entries + (b[reel] as number)] as number;
    const payA = paysA[length] as number;
    const payB = paysB[length] as number;
    if (length === tables.reels) return sum + payA * payB * both;
    const next = tables.pairs[length] as PairTable;
    const at = (a[length] as number) * tables.entries + (b[length] as number);
    sum += payA * payB * both * (next.zz[at] as number);
    if (payA > 0) sum += payA * both * (next.zw[at] as number) * longerTail(tables, b, paysB, length);
    if (payB > 0) sum += payB * both * (next.wz[at] as number) * longerTail(tables, a, paysA, length);
  }
  return sum;
}

/**
 * Precomputes the exact expectation of the square of one spin's win of symbols, in coins, from every pair of lines and
 * symbols. The returned function takes the pays, so that a paytable can be tuned without counting stops again.
 */
export function prepareMeanSquare(rules: SpinRules, strips: readonly (readonly number[])[]): (symbols: readonly SlotSymbol[]) => number {
  const regular = rules.symbols.flatMap((symbol, index) => (symbol.role === 'regular' ? [index] : []));
  const weights = readingsOf(rules, strips).map((perRow) =>
    perRow.flatMap((reading) => regular.map((s) => reading.weights[s] as Float64Array)),
  );
  const tables: Tables = {
    reels: rules.reels,
    regular,
    entries: weights[0]?.length ?? 0,
    pairs: weights.map(pairTable),
    singles: weights.map(singleTable),
  };
  const followers = tracksOf(rules).map((track) => regular.map((_, i) => track.map((row) => row * regular.length + i)));
  return (symbols) => {
    const pays = regular.map((s) => symbols[s]?.pays ?? []);
    let sum = 0;
    for (let a = 0; a < followers.length; a++) {
      for (let b = a; b < followers.length; b++) {
        let both = 0;
        followers[a]?.forEach((first, i) =>
          followers[b]?.forEach((second, j) => {
            if ((tables.pairs[0]?.ww[(first[0] as number) * tables.entries + (second[0] as number)] ?? 0) === 0) return;
            both += productOf(tables, first, second, pays[i] as number[], pays[j] as number[]);
          }),
        );
        sum += a === b ? both : 2 * both;
      }
    }
    return sum;
  };
}
