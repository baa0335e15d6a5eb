import * as v from 'valibot';
import { baccaratConfigSchema } from './baccarat';
import { blackjackConfigSchema } from './blackjack';
import { crashConfigSchema, diceConfigSchema, kenoConfigSchema, minesConfigSchema, plinkoConfigSchema } from './instant-games';
import { motifs, palettes, volatilities } from './looks';
import { moneyWheelConfigSchema } from './money-wheel';
import { sicBoConfigSchema } from './sic-bo';
import { mechanicConfigSchema } from './slot-mechanics';
import { videoPokerConfigSchema } from './video-poker';

export { type Motif, motifs, type Palette, palettes, volatilities, type Volatility } from './looks';

/** Every picture on a reel; the studio draws each in code. */
export const symbolArts = [
  'letter-a',
  'letter-k',
  'letter-q',
  'letter-j',
  'letter-ten',
  'letter-nine',
  'planet',
  'ringed-planet',
  'moon',
  'star',
  'comet',
  'galaxy',
  'rocket',
  'satellite',
  'station',
  'dish',
  'gauge',
  'compass',
  'telescope',
  'hourglass',
  'gem-round',
  'gem-pear',
  'gem-square',
  'leaf',
  'wave',
  'peak',
  'tower',
  'temple',
  'bolt',
  'anchor',
  'lantern',
  'coin',
  'wild',
  'beacon',
] as const;
export type SymbolArt = (typeof symbolArts)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(2));
const strips = v.array(v.array(count));

/**
 * One symbol of a slot. `pays[n]` is the win for n of a kind from the left, in coins for a line or a way; a
 * beacon's `pays[n]` is for n anywhere, in coins.
 */
export const slotSymbolSchema = v.strictObject({
  art: v.picklist(symbolArts),
  role: v.picklist(['regular', 'wild', 'scatter']),
  pays: v.array(count),
});

/** Free spins: `awarded[n]` for n scatters, `again` for a retrigger, never more than `cap` in a round. */
export const freeSpinsSchema = v.strictObject({
  awarded: v.array(count),
  again: count,
  cap: count,
  multiplier: count,
  /** Separate reel strips; null keeps the base game's. */
  strips: v.nullable(strips),
});

/** A multiplier drawn with each spin of the base game; it applies to wins of symbols, not to scatters. */
export const gaugeSchema = v.strictObject({ values: v.array(count), weights: v.array(count) });

/**
 * Everything a round of a slot needs. A stake is `base` coins, so each pay is a whole number of minor units.
 * `rtp` and `hit_rate` are exact shares of one, `deviation` is the standard deviation of a round per unit staked.
 */
export const slotConfigSchema = v.strictObject({
  kind: v.literal('slots'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  reels: count,
  rows: count,
  evaluation: v.picklist(['lines', 'ways']),
  /** One row index per reel for each line; empty for ways. */
  lines: v.array(v.array(count)),
  base: count,
  symbols: v.array(slotSymbolSchema),
  /** Symbol indices, one strip per reel; a stop is equally likely at each position. */
  strips,
  /** The factor of one wild for a line, or how many ways it counts as. */
  wild_multiplier: count,
  free_spins: v.nullable(freeSpinsSchema),
  gauge: v.nullable(gaugeSchema),
  rtp: share,
  deviation: v.pipe(v.number(), v.minValue(0)),
  hit_rate: share,
  volatility: v.picklist(volatilities),
});

/**
 * A roulette table. Chips and limits are in coins; the currency's coin turns them into minor units.
 * With `zero_rule` half-back, even-money bets get half their stake back on zero.
 */
export const rouletteConfigSchema = v.strictObject({
  kind: v.literal('roulette'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  /** The numbers in the order of the wheel: 0 to 36, and 37 for the double zero of an American table. */
  wheel: v.array(count),
  chips: v.array(count),
  inside_max: count,
  outside_max: count,
  table_max: count,
  zero_rule: v.picklist(['lose', 'half-back']),
  rtp: share,
  volatility: v.picklist(volatilities),
});

export const gameConfigSchema = v.variant('kind', [
  slotConfigSchema,
  mechanicConfigSchema,
  rouletteConfigSchema,
  sicBoConfigSchema,
  diceConfigSchema,
  plinkoConfigSchema,
  kenoConfigSchema,
  minesConfigSchema,
  crashConfigSchema,
  blackjackConfigSchema,
  baccaratConfigSchema,
  videoPokerConfigSchema,
  moneyWheelConfigSchema,
]);

/** Every kind of game. */
export const gameKinds = [
  'slots',
  'roulette',
  'sic-bo',
  'dice',
  'plinko',
  'keno',
  'mines',
  'crash',
  'blackjack',
  'baccarat',
  'video-poker',
  'money-wheel',
] as const satisfies readonly GameConfig['kind'][];

export type SlotSymbol = v.InferOutput<typeof slotSymbolSchema>;
export type FreeSpins = v.InferOutput<typeof freeSpinsSchema>;
export type Gauge = v.InferOutput<typeof gaugeSchema>;
export type SlotConfig = v.InferOutput<typeof slotConfigSchema>;
export type RouletteConfig = v.InferOutput<typeof rouletteConfigSchema>;
export type GameConfig = v.InferOutput<typeof gameConfigSchema>;
/** A table whose player puts chips on spots. */
export type SpotConfig = Extract<GameConfig, { kind: 'roulette' | 'sic-bo' }>;
/** A game whose player chooses something before each round. */
export type ChoiceConfig = Exclude<GameConfig, { kind: 'slots' } | SpotConfig>;
