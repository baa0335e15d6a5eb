import * as v from 'valibot';

/** The intervals in minutes that a player chooses from. */
export const realityCheckMinutes = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

const cents = v.pipe(v.number(), v.safeInteger());

/** The account's reality check. Instants are ISO. */
export const realityCheckSchema = v.strictObject({
  minutes: v.picklist(realityCheckMinutes),
  /**
   * Play without a pause up to now, from the first opened game on, over all games and devices; money in the currency of the last one.
   * `others` are the sums of other currencies, omitted if there are none.
   */
  sitting: v.nullable(
    v.strictObject({
      currency: v.string(),
      since: v.string(),
      last_at: v.string(),
      wagered_cents: cents,
      won_cents: cents,
      others: v.optional(v.array(v.strictObject({ currency: v.string(), wagered_cents: cents, won_cents: cents }))),
    }),
  ),
  /** When the player last acknowledged a check; null for never. */
  checked_at: v.nullable(v.string()),
});
export type RealityCheckResponse = v.InferOutput<typeof realityCheckSchema>;
