import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';

/** How a slot plays; its rules are in rules/games/slots. */
export const slotMechanics = [
  'lines',
  'ways',
  'tumble',
  'cluster',
  'expanding',
  'sticky',
  'walking',
  'hold',
  'mystery',
  'climb',
  'pick',
  'wheel',
  'collect',
  'split',
] as const;
export type SlotMechanic = (typeof slotMechanics)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

/** What a symbol does. Coins carry a value of their own; a collector takes all coins in view. */
export const symbolRoles = ['regular', 'wild', 'scatter', 'coin', 'mystery', 'collector'] as const;

/**
 * One symbol: `art` names a drawing of the game's world, `pays[n]` is what n of them win, in coins, for a line, a way, or
 * anywhere, as the mechanic says; of scatters, n in view.
 */
export const reelSymbolSchema = v.strictObject({
  art: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,24}$/)),
  role: v.picklist(symbolRoles),
  pays: v.array(count),
});

/** A prize in whole stakes and how often it's drawn. */
const prizeSchema = v.strictObject({ stakes: count, weight: count });

/** Parameters of single mechanics; each is explained at its mechanic. */
const featureSchema = v.strictObject({
  /** Free spins for n scatters at `[n]`; empty without any. */
  spins: v.array(count),
  /** The multiplier of free spins at their start. */
  multiplier: count,
  /** Multipliers of further cascades, or the rising ones of free spins. */
  ladder: v.array(count),
  /** Prizes of coins, of a wheel's fields, or of chests. */
  prizes: v.array(prizeSchema),
  /** Prizes of the inner wheel. */
  inner: v.array(prizeSchema),
  /** How many coins start respins, or how many cells a cluster has at least. */
  needs: count,
  /** Respins at the start of a hold. */
  respins: count,
  /** Per thousand: how often a wild lands for a walk, or a coin in a respin. */
  chance: count,
  /** In stakes: the prize for a full grid. */
  grand: count,
  /** How many chests end the choice. */
  ends: count,
  /** Weights of the symbol that mysteries turn into. */
  reveals: v.array(count),
  /** Weights of each reel's height. */
  heights: v.array(count),
  /** Weights by reel and symbol within free spins; empty keeps those of the base game. */
  weights: v.array(v.array(count)),
  /** Collectors per level, and the free spins that a level adds. */
  level: count,
  more: count,
});

/**
 * A slot with a mechanic. Each cell of a reel is drawn on its own: a symbol comes with its share of `weights[reel]`. A
 * stake is `base` coins. `rtp` is exact; `hit_rate` and `deviation` are measured (decision 0115).
 */
export const mechanicConfigSchema = v.strictObject({
  kind: v.literal('slots'),
  version: v.literal(2),
  mechanic: v.picklist(slotMechanics),
  world: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  reels: count,
  rows: count,
  base: count,
  symbols: v.array(reelSymbolSchema),
  weights: v.array(v.array(count)),
  /** One row index per reel for each line; empty where no lines are paid. */
  lines: v.array(v.array(count)),
  feature: featureSchema,
  rtp: share,
  hit_rate: share,
  deviation: v.pipe(v.number(), v.minValue(0)),
  volatility: v.picklist(volatilities),
});

const cell = v.tuple([count, count]);

/** One win; `line` is null where none is paid, `win_cents` includes the step's multiplier. */
export const stepWinSchema = v.strictObject({
  symbol: count,
  count,
  line: v.nullable(count),
  ways: count,
  positions: v.array(cell),
  win_cents: count,
});

/** How a step's picture follows from the previous one. */
export const stepMoves = ['spin', 'fall', 'respin', 'walk', 'reveal', 'expand', 'bonus'] as const;

/** One step of a round: a picture and what it pays. */
export const slotStepSchema = v.strictObject({
  move: v.picklist(stepMoves),
  /** `grid[reel][row]`, symbols from the top. */
  grid: v.array(v.array(count)),
  /** Cells that stay where they are. */
  kept: v.array(cell),
  /** The values of the coins in view, in minor units. */
  values: v.array(v.tuple([count, count, count])),
  wins: v.array(stepWinSchema),
  multiplier: count,
  win_cents: count,
  /** The number of the free spin and their total; null in the base game. */
  free: v.nullable(v.strictObject({ number: count, total: count })),
  /** Respins left, or collectors so far; null where neither counts. */
  counter: v.nullable(count),
  /** What chests or the wheel paid, in minor units, in order; `field` is the wheel's field, `other` what stayed closed. */
  prizes: v.array(v.strictObject({ win_cents: count, field: v.nullable(count), is_end: v.boolean() })),
  other: v.array(count),
});

/** A whole round of a slot with a mechanic, decided at its stake. */
export const mechanicOutcomeSchema = v.strictObject({
  kind: v.literal('slots'),
  version: v.literal(2),
  stake_cents: count,
  win_cents: count,
  steps: v.array(slotStepSchema),
  free_spin_count: count,
});

export type ReelSymbol = v.InferOutput<typeof reelSymbolSchema>;
export type SlotFeature = v.InferOutput<typeof featureSchema>;
export type MechanicConfig = v.InferOutput<typeof mechanicConfigSchema>;
export type StepWin = v.InferOutput<typeof stepWinSchema>;
export type SlotStep = v.InferOutput<typeof slotStepSchema>;
export type MechanicOutcome = v.InferOutput<typeof mechanicOutcomeSchema>;
