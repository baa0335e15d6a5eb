import * as v from 'valibot';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One pot of a jackpot; amounts are minor units of the jackpot's currency. */
export const jackpotLevelSchema = v.strictObject({
  id: v.number(),
  identifier: v.string(),
  name: v.string(),
  amount_cents: cents,
});

/** A jackpot (JACK-001); `amount_cents` is the sum of its levels. */
export const jackpotSchema = v.strictObject({
  id: v.number(),
  identifier: v.string(),
  state: v.picklist(['active', 'inactive']),
  currency: v.string(),
  amount_cents: cents,
  levels: v.array(jackpotLevelSchema),
});
export type Jackpot = v.InferOutput<typeof jackpotSchema>;

/** A jackpot win (JACK-002). `user_name` is masked on the server: at most six characters and `***`. */
export const jackpotWinSchema = v.strictObject({
  user_name: v.pipe(v.string(), v.endsWith('***'), v.maxLength(9)),
  created_at: v.string(),
  amount_cents: cents,
  jackpot_original_amount_cents: cents,
  jackpot_original_currency: v.string(),
  jackpot_level_name: v.string(),
});
export type JackpotWin = v.InferOutput<typeof jackpotWinSchema>;
