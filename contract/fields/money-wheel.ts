import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A wheel of 54 segments with numbers and multipliers; stakes are chips, in coins, and `rtp` is the least that a number returns. */
export const moneyWheelConfigSchema = v.strictObject({
  kind: v.literal('money-wheel'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  stakes: v.array(count),
  rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  volatility: v.picklist(volatilities),
});

export type MoneyWheelConfig = v.InferOutput<typeof moneyWheelConfigSchema>;
