import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';
import { spotBetSchema } from './spot-bet';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

/**
 * A table of sic bo: three dice and the spots of rules/games/sic-bo. Chips and limits are in coins; `outside_max` is for bets that
 * pay one to one.
 */
export const sicBoConfigSchema = v.strictObject({
  kind: v.literal('sic-bo'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  chips: v.array(count),
  inside_max: count,
  outside_max: count,
  table_max: count,
  /** The least that a bet returns. */
  rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  volatility: v.picklist(volatilities),
});

export const sicBoOutcomeSchema = v.strictObject({
  kind: v.literal('sic-bo'),
  stake_cents: count,
  win_cents: count,
  dice: v.tuple([die, die, die]),
  bets: v.array(spotBetSchema),
  /** What each winning spot returns, its stake included. */
  wins: v.array(v.strictObject({ spot: v.string(), stake_cents: count, win_cents: count })),
});

export type SicBoConfig = v.InferOutput<typeof sicBoConfigSchema>;
export type SicBoOutcome = v.InferOutput<typeof sicBoOutcomeSchema>;
