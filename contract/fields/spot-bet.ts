import * as v from 'valibot';

/** One or more chips on one spot of a table. The longest id, of a six line of roulette, has 26 characters. */
export const spotBetSchema = v.strictObject({
  spot: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/)),
  stake_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

export type SpotBet = v.InferOutput<typeof spotBetSchema>;
