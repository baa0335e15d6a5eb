import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const baccaratSides = ['player', 'banker', 'tie'] as const;
const side = v.picklist(baccaratSides);

/** Punto banco: each card is drawn from all 52. `pays` is in hundredths of the stake, by side; stakes are in coins. */
export const baccaratConfigSchema = v.strictObject({
  kind: v.literal('baccarat'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  stakes: v.array(count),
  pays: v.strictObject({ player: count, banker: count, tie: count }),
  rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  volatility: v.picklist(volatilities),
});

export const baccaratChoiceSchema = v.strictObject({ game: v.literal('baccarat'), side });

/** A card: rank from 0 (ace) to 12 (king), plus 13 for each suit. */
const card = v.pipe(count, v.maxValue(51));

export const baccaratOutcomeSchema = v.strictObject({
  kind: v.literal('baccarat'),
  stake_cents: count,
  win_cents: count,
  side,
  player: v.array(card),
  banker: v.array(card),
  result: side,
});

export type BaccaratConfig = v.InferOutput<typeof baccaratConfigSchema>;
export type BaccaratChoice = v.InferOutput<typeof baccaratChoiceSchema>;
export type BaccaratOutcome = v.InferOutput<typeof baccaratOutcomeSchema>;
export type BaccaratSide = (typeof baccaratSides)[number];
