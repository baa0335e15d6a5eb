import type { FreeSpins, Gauge, Motif, Palette, SlotConfig, SlotSymbol } from '#contract/fields/game-config';
import type { Dice } from '../dice';
import { hitRateOf } from './hit-rate';
import { linesOf } from './lines';
import { tunePaytable } from './paytable-tuning';
import { pick, seededDice } from './seeded-dice';
import { type SlotRules, solveReturn } from './slot-return';
import { symbolsOf } from './slot-symbols';
import { makeStrip, shareOut } from './strip-maker';
import { type SlotTraits, traitsOf } from './traits';

/** The bounds for every house slot, as shares of one. */
export const LOWEST_RTP = 0.94;
export const HIGHEST_RTP = 0.97;

/** The probability that one reel shows a scatter, chosen so that free spins occur about once in 120 to 220 rounds. */
const scatterChance: Record<number, number> = { 3: 0.18, 5: 0.085, 6: 0.062 };

/** How many positions a strip has, and how many of them are scatters. */
function sizeOf(dice: Dice, traits: SlotTraits): { length: number; scatters: number } {
  const { reels, rows } = traits.plan;
  if (!traits.hasFreeSpins) return { length: 28 + dice.int(14) + (rows - 3) * 6, scatters: 0 };
  const scatters = reels === 3 ? 2 : 1;
  const chance = (scatterChance[reels] ?? 0.08) * (0.92 + dice.int(17) / 100);
  return { length: Math.round((scatters * rows) / chance), scatters };
}

/** Reel strips; the first reel has no wild, so a win always starts with its own symbol. `extra` wilds per reel. */
function stripsOf(dice: Dice, traits: SlotTraits, symbols: readonly SlotSymbol[], extra: number): number[][] {
  const regular = symbols.filter((symbol) => symbol.role === 'regular').length;
  const slope = { low: 0.18, medium: 0.28, high: 0.38 }[traits.volatility] / (traits.plan.evaluation === 'ways' ? 2 : 1);
  return Array.from({ length: traits.plan.reels }, (_, reel) => {
    const { length, scatters } = sizeOf(dice, traits);
    const wilds =
      reel === 0 ? 0 : Math.max(1, Math.round(length / (traits.wildMultiplier > 1 || traits.plan.evaluation === 'ways' ? 34 : 24))) + extra;
    const weights = Array.from({ length: regular }, (_unused, rank) => 1 + slope * rank + dice.int(40) / 100);
    const counts = [...shareOut(length - wilds - scatters, weights), wilds, ...(traits.hasFreeSpins ? [scatters] : [])];
    const apart = traits.hasFreeSpins ? [regular + 1, regular] : [regular];
    return makeStrip(dice, { counts, apart, rows: traits.plan.rows, hasStacks: traits.hasStacks });
  });
}

/** Free spins of a game: how many for how many scatters, their multiplier and their cap. */
function freeSpinsOf(dice: Dice, traits: SlotTraits, symbols: readonly SlotSymbol[]): FreeSpins | null {
  if (!traits.hasFreeSpins) return null;
  const first = pick(dice, [8, 10, 12]);
  const awarded = Array.from({ length: traits.plan.reels + 1 }, (_, n) =>
    n < 3 ? 0 : ([first, first + 4, first + 10, first + 15][n - 3] ?? 0),
  );
  const multiplier = { low: pick(dice, [1, 1, 2]), medium: pick(dice, [1, 2, 2]), high: pick(dice, [2, 3, 3]) }[traits.volatility];
  const strips = traits.hasOwnFreeStrips ? stripsOf(dice, traits, symbols, 1) : null;
  return { awarded, again: first, cap: first * 5, multiplier, strips };
}

/** Sets the pays of scatters: 2, 5, 20 and 100 times the stake for three and more. */
function payScatters(symbols: readonly SlotSymbol[], base: number): void {
  for (const symbol of symbols) {
    if (symbol.role === 'scatter')
      [2, 5, 20, 100].forEach((stakes, i) => (i + 3 < symbol.pays.length ? (symbol.pays[i + 3] = stakes * base) : 0));
  }
}

function gaugeOf(dice: Dice, traits: SlotTraits): Gauge | null {
  if (!traits.hasGauge) return null;
  const wide = { values: [1, 2, 3, 5, 10], weights: [70, 16, 8, 4, 2] };
  const narrow = { values: [1, 2, 3], weights: [70, 22, 8] };
  const tall = { values: [1, 2, 5, 20], weights: [80, 13, 5, 2] };
  return { low: narrow, medium: pick(dice, [narrow, wide]), high: pick(dice, [wide, tall]) }[traits.volatility];
}

function rulesFrom(dice: Dice, traits: SlotTraits, motif: Motif): SlotRules {
  const { reels, rows, evaluation, lineCount, base } = traits.plan;
  const symbols = symbolsOf(dice, motif, traits.plan, traits.hasFreeSpins);
  payScatters(symbols, base);
  return {
    reels,
    rows,
    evaluation,
    base,
    symbols,
    lines: linesOf(reels, rows, lineCount),
    strips: stripsOf(dice, traits, symbols, 0),
    wild_multiplier: traits.wildMultiplier,
    free_spins: freeSpinsOf(dice, traits, symbols),
    gauge: gaugeOf(dice, traits),
  };
}

/** How many sets of strips are tried before giving up; no seed of the catalogue gets there. */
const ATTEMPTS = 40;

/**
 * The slot of a seed, always the same: its return is exactly between 94 and 97 % and its deviation in the band of its
 * volatility. `look` overrides motif and colours, and with them the pictures of the symbols.
 */
export function generateSlot(seed: string, look?: { motif: Motif; palette: Palette }): SlotConfig {
  const traits = traitsOf(seed);
  const motif = look?.motif ?? traits.motif;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const dice = seededDice(`slot ${seed} ${attempt}`);
    const rules = rulesFrom(dice, traits, motif);
    const solver = solveReturn(rules);
    const target = 0.9425 + dice.int(250) / 10000;
    if (!tunePaytable(solver, rules.symbols, traits.volatility, target)) continue;
    const rtp = solver.rtp(rules.symbols);
    if (rtp < LOWEST_RTP || rtp > HIGHEST_RTP) continue;
    const deviation = Math.sqrt(solver.variance(rules.symbols));
    return {
      kind: 'slots',
      version: 1,
      motif,
      palette: look?.palette ?? traits.palette,
      ...rules,
      rtp,
      deviation,
      hit_rate: hitRateOf(rules),
      volatility: traits.volatility,
    };
  }
  throw new Error(`No slot for the seed ${seed}`);
}
