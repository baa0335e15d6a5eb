import * as v from 'valibot';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A player's state in one step of the calendar. Amounts are minor units of the player's currency. */
export const adventureStepSchema = v.strictObject({
  day: place,
  step: place,
  isCompleted: v.boolean(),
  /** What the player deposited on its day. */
  deposited_cents: cents,
  /** When the prize was collected, ISO; null if it wasn't. */
  claimed_at: v.nullable(v.string()),
  /** When the prize of a completed step expires, ISO. */
  claim_until: v.string(),
});
export type AdventureStep = v.InferOutput<typeof adventureStepSchema>;
