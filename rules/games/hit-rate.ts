import type { SlotConfig } from '#contract/fields/game-config';
import { scattersOf, times, byScatters, type SpinRules } from './reel-moments';

/** Bits of the symbols that a window shows, per stop; a wild stands for every regular symbol. */
function masksOf(rules: SpinRules, strip: readonly number[], rows: readonly number[]): Uint32Array {
  const regular = rules.symbols.reduce((bits, symbol, s) => (symbol.role === 'regular' ? bits | (1 << s) : bits), 0);
  const bitOf = rules.symbols.map((symbol, s) => (symbol.role === 'wild' ? regular : symbol.role === 'regular' ? 1 << s : 0));
  return Uint32Array.from(strip, (_, stop) =>
    rows.reduce((bits, row) => bits | (bitOf[strip[(stop + row) % strip.length] ?? 0] ?? 0), 0),
  );
}

/** The different beginnings of the lines over the first three reels; one whole window where ways are counted. */
function openings(rules: SpinRules): number[][][] {
  if (rules.evaluation === 'ways') {
    const all = Array.from({ length: rules.rows }, (_, row) => row);
    return [[all, all, all]];
  }
  const seen = new Map(rules.lines.map((line) => [line.slice(0, 3).join(), line.slice(0, 3).map((row) => [row])]));
  return [...seen.values()];
}

/** Chance of at least `need` scatters on the reels after the third, for each need from 0 up. */
function laterScatters(rules: SpinRules, scatters: Uint8Array[]): number[] {
  const most = rules.reels;
  const one: Float64Array = new Float64Array(most + 1);
  one[0] = 1;
  const shares = scatters.slice(3).reduce<Float64Array>((product, stops) => times(product, byScatters(() => 1, stops, most)), one);
  return Array.from({ length: most + 2 }, (_, need) => shares.reduce((sum, share, n) => (n >= need ? sum + share : sum), 0));
}

/**
 * The exact share of rounds that win anything. Every win of symbols shows on the first three reels (nothing pays for
 * fewer), so their stops are enumerated; later reels matter for scatters alone.
 */
export function hitRateOf(rules: SpinRules & Pick<SlotConfig, 'strips'>): number {
  const scatters = scattersOf(rules, rules.strips);
  const pays = rules.symbols.find((symbol) => symbol.role === 'scatter')?.pays ?? [];
  const needed = pays.findIndex((pay) => pay > 0);
  const later = laterScatters(rules, scatters);
  const chanceWith = (n: number) => (needed < 0 ? 0 : (later[Math.max(0, needed - n)] ?? 0));
  const masks = openings(rules).map((opening) =>
    opening.map((rows, reel) => masksOf(rules, rules.strips[reel] ?? [], rows)),
  );
  const lengths = [0, 1, 2].map((reel) => rules.strips[reel]?.length ?? 0) as [number, number, number];
  const pairs = masks.map(() => 0);
  let hits = 0;
  for (let i = 0; i < lengths[0]; i++) {
    for (let j = 0; j < lengths[1]; j++) {
      for (let o = 0; o < masks.length; o++) pairs[o] = (masks[o]?.[0]?.[i] ?? 0) & (masks[o]?.[1]?.[j] ?? 0);
      const shown = (scatters[0]?.[i] ?? 0) + (scatters[1]?.[j] ?? 0);
      for (let k = 0; k < lengths[2]; k++) {
        let isHit = false;
        for (let o = 0; o < masks.length && !isHit; o++) isHit = ((pairs[o] ?? 0) & (masks[o]?.[2]?.[k] ?? 0)) !== 0;
        hits += isHit ? 1 : chanceWith(shown + (scatters[2]?.[k] ?? 0));
      }
    }
  }
  return hits / (lengths[0] * lengths[1] * lengths[2]);
}
