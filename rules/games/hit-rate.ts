import type { SlotConfig } from '#contract/fields/game-config';
import { scattersOf, times, byScatters, type SpinRules } from './reel-moments';

/** Bits of the symbols that a window shows, per stop; a wild stands for every regular symbol. */
function masksOf(rules: SpinRules, strip: readonly number[], rows: readonly number[]): Uint32Array {
  const regular = rules.symbols.reduce((bits, symbol, s) => (symbol.role === 'regular' ? bits | (1 << s) : bits), 0);
  const bitOf = rules.symbols.map((symbol, s) => (symbol.role === 'wild' ? regular : symbol.role === 'regular' ? 1 << s : 0));
  return Uint32Array.from(strip, (_, stop) => rows.reduce((bits, row) => bits | (bitOf[strip[(stop + row) % strip.length] ?? 0] ?? 0), 0));
}

/** The distinct prefixes of the lines over the first three reels; one whole window for ways. */
function openings(rules: SpinRules): number[][][] {
  if (rules.evaluation === 'ways') {
    const all = Array.from({ length: rules.rows }, (_, row) => row);
    return [[all, all, all]];
  }
  const seen = new Map(rules.lines.map((line) => [line.slice(0, 3).join(), line.slice(0, 3).map((row) => [row])]));
  return [...seen.values()];
}

/** Probability of at least `need` scatters on the reels after the third, for each need from 0 up. */
function laterScatters(rules: SpinRules, scatters: Uint8Array[]): number[] {
  const most = rules.reels;
  const one: Float64Array = new Float64Array(most + 1);
  one[0] = 1;
  const shares = scatters.slice(3).reduce<Float64Array>(
    (product, stops) =>
      times(
        product,
        byScatters(() => 1, stops, most),
      ),
    one,
  );
  return Array.from({ length: most + 2 }, (_, need) => shares.reduce((sum, share, n) => (n >= need ? sum + share : sum), 0));
}

/** How the first three reels can make a line: the symbols that the first two may share, and the third's stops that continue them. */
interface Ending {
  /** Masks of the first and of the second reel, per stop. */
  beginnings: [Uint32Array, Uint32Array][];
  /** Per symbol, the stops of the third reel that show it: a bit each. */
  stopsWith: Uint32Array[];
}

const setOf = (length: number, has: (at: number) => boolean): Uint32Array => {
  const words = new Uint32Array(Math.ceil(length / 32));
  for (let at = 0; at < length; at++) if (has(at)) words[at >> 5] = (words[at >> 5] ?? 0) | (1 << (at & 31));
  return words;
};

/** The number of set bits in 32 bits. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lines, grouped by where they cross the third reel. */
function endingsOf(rules: SpinRules & Pick<SlotConfig, 'strips'>): Ending[] {
  const endings = new Map<string, Ending>();
  for (const opening of openings(rules)) {
    const [first, second, third] = [0, 1, 2].map((reel) => masksOf(rules, rules.strips[reel] ?? [], opening[reel] ?? [])) as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    const place = String(opening[2]);
    const stopsWith = () => rules.symbols.map((_, s) => setOf(third.length, (stop) => ((third[stop] ?? 0) & (1 << s)) !== 0));
    const ending = endings.get(place) ?? { beginnings: [], stopsWith: stopsWith() };
    ending.beginnings.push([first, second]);
    endings.set(place, ending);
  }
  return [...endings.values()];
}

/** Adds the stops of the third reel that make a line with one stop each of the first two. */
function addHits(hit: Uint32Array, { beginnings, stopsWith }: Ending, i: number, j: number): void {
  let common = 0;
  for (const [first, second] of beginnings) common |= (first[i] ?? 0) & (second[j] ?? 0);
  for (; common !== 0; common &= common - 1) {
    const stops = stopsWith[31 - Math.clz32(common & -common)]!;
    for (let word = 0; word < hit.length; word++) hit[word] = (hit[word] ?? 0) | (stops[word] ?? 0);
  }
}

/**
 * The exact share of rounds that win anything. Every win of symbols shows on the first three reels (nothing pays for
 * fewer), so their stops are enumerated, those of the third as a set; later reels only matter for scatters.
 */
export function hitRateOf(rules: SpinRules & Pick<SlotConfig, 'strips'>): number {
  const scatters = scattersOf(rules, rules.strips);
  const pays = rules.symbols.find((symbol) => symbol.role === 'scatter')?.pays ?? [];
  const needed = pays.findIndex((pay) => pay > 0);
  const later = laterScatters(rules, scatters);
  const chanceWith = (n: number) => (needed < 0 ? 0 : (later[Math.max(0, needed - n)] ?? 0));
  const lengths = [0, 1, 2].map((reel) => rules.strips[reel]?.length ?? 0) as [number, number, number];
  const endings = endingsOf(rules);
  const shownByThird = [...new Set(scatters[2])];
  const stopsOfThird = shownByThird.map((shown) => setOf(lengths[2], (stop) => scatters[2]?.[stop] === shown));
  const sizes = stopsOfThird.map((stops) => stops.reduce((sum, word) => sum + ones(word), 0));
  const hit = new Uint32Array(Math.ceil(lengths[2] / 32));
  let hits = 0;
  for (let i = 0; i < lengths[0]; i++) {
    for (let j = 0; j < lengths[1]; j++) {
      hit.fill(0);
      for (const ending of endings) addHits(hit, ending, i, j);
      const before = (scatters[0]?.[i] ?? 0) + (scatters[1]?.[j] ?? 0);
      for (const [n, stops] of stopsOfThird.entries()) {
        let won = 0;
        for (let word = 0; word < hit.length; word++) won += ones((hit[word] ?? 0) & (stops[word] ?? 0));
        hits += won + ((sizes[n] ?? 0) - won) * chanceWith(before + (shownByThird[n] ?? 0));
      }
    }
  }
  return hits / (lengths[0] * lengths[1] * lengths[2]);
}
