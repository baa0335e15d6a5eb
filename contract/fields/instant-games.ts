import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

/** A payout as a multiple of the stake, in hundredths; always even, so that 50 coins never pay half a coin. */
const times = count;

/** The common part of the configurations of games with a choice. Stakes are in coins, ascending; `rtp` is the lowest of all choices. */
const common = {
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  stakes: v.array(count),
  rtp: share,
  volatility: v.picklist(volatilities),
};

/** Dice from 00.00 to 99.99, under or over a mark. `target` is the intended return, in hundredths of a percent. */
export const diceConfigSchema = v.strictObject({ kind: v.literal('dice'), ...common, target: count, chance_min: count, chance_max: count });

export const plinkoRisks = ['low', 'medium', 'high'] as const;
const plinkoRows = [8, 12, 16] as const;

/** A ball falls through rows of pins; `tables` has what each pocket pays, by risk and rows. */
export const plinkoConfigSchema = v.strictObject({
  kind: v.literal('plinko'),
  ...common,
  tables: v.array(v.strictObject({ rows: v.picklist(plinkoRows), risk: v.picklist(plinkoRisks), pays: v.array(times) })),
});

/** Keno: `drawn` of `numbers` are drawn; `pays[picks][hits]`. */
export const kenoConfigSchema = v.strictObject({
  kind: v.literal('keno'),
  ...common,
  numbers: count,
  drawn: count,
  pays: v.array(v.array(times)),
});

/** A field of `tiles`, some of which hide a mine. No round pays more than `highest`. */
export const minesConfigSchema = v.strictObject({ kind: v.literal('mines'), ...common, tiles: count, target: count, highest: times });

/** A crash game: a multiplier rises until it crashes. */
export const crashConfigSchema = v.strictObject({ kind: v.literal('crash'), ...common, target: count, highest: times });

/** What a player chooses before a round of dice, plinko, keno, mines or crash. */
export const diceChoiceSchema = v.strictObject({ game: v.literal('dice'), side: v.picklist(['under', 'over']), chance: count });
export const plinkoChoiceSchema = v.strictObject({
  game: v.literal('plinko'),
  rows: v.picklist(plinkoRows),
  risk: v.picklist(plinkoRisks),
});
export const kenoChoiceSchema = v.strictObject({ game: v.literal('keno'), picks: v.pipe(v.array(count), v.minLength(1), v.maxLength(10)) });
export const minesChoiceSchema = v.strictObject({ game: v.literal('mines'), mines: count });
/** `auto`: where the round is cashed out automatically, in hundredths. */
export const crashChoiceSchema = v.strictObject({ game: v.literal('crash'), auto: times });

const money = { stake_cents: count, win_cents: count };

export const diceOutcomeSchema = v.strictObject({
  kind: v.literal('dice'),
  ...money,
  roll: v.pipe(count, v.maxValue(9999)),
  side: v.picklist(['under', 'over']),
  chance: count,
  times,
});
export const plinkoOutcomeSchema = v.strictObject({
  kind: v.literal('plinko'),
  ...money,
  rows: v.picklist(plinkoRows),
  risk: v.picklist(plinkoRisks),
  /** 1 for each pin that the ball passes on the right. */
  path: v.array(v.picklist([0, 1])),
  times,
});
export const kenoOutcomeSchema = v.strictObject({
  kind: v.literal('keno'),
  ...money,
  picks: v.array(count),
  drawn: v.array(count),
  hits: count,
  times,
});

/** A round of mines as sent to its player: the mines are included once it's over. */
export const minesOutcomeSchema = v.strictObject({
  kind: v.literal('mines'),
  ...money,
  acts: count,
  is_over: v.boolean(),
  mines: count,
  opened: v.array(count),
  /** What a cash-out pays now, and what it pays after the next safe tile; null after the last one. */
  times,
  next_times: v.nullable(times),
  hidden: v.nullable(v.array(count)),
});

/** A round of crash as sent to its player: its end is included once it has ended. */
export const crashOutcomeSchema = v.strictObject({
  kind: v.literal('crash'),
  ...money,
  acts: count,
  is_over: v.boolean(),
  auto: times,
  elapsed_ms: count,
  cashed: v.nullable(times),
  ended: v.nullable(times),
});

export type DiceConfig = v.InferOutput<typeof diceConfigSchema>;
export type PlinkoConfig = v.InferOutput<typeof plinkoConfigSchema>;
export type KenoConfig = v.InferOutput<typeof kenoConfigSchema>;
export type MinesConfig = v.InferOutput<typeof minesConfigSchema>;
export type CrashConfig = v.InferOutput<typeof crashConfigSchema>;
export type DiceChoice = v.InferOutput<typeof diceChoiceSchema>;
export type PlinkoChoice = v.InferOutput<typeof plinkoChoiceSchema>;
export type KenoChoice = v.InferOutput<typeof kenoChoiceSchema>;
export type MinesChoice = v.InferOutput<typeof minesChoiceSchema>;
export type CrashChoice = v.InferOutput<typeof crashChoiceSchema>;
export type DiceOutcome = v.InferOutput<typeof diceOutcomeSchema>;
export type PlinkoOutcome = v.InferOutput<typeof plinkoOutcomeSchema>;
export type KenoOutcome = v.InferOutput<typeof kenoOutcomeSchema>;
export type MinesOutcome = v.InferOutput<typeof minesOutcomeSchema>;
export type CrashOutcome = v.InferOutput<typeof crashOutcomeSchema>;
