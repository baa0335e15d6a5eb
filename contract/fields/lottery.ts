import * as v from 'valibot';

/** A lottery's slug in its address: `lucky-orbit`. */
export const lotterySlugSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Maximum number of tickets in one purchase. */
export const TICKETS_AT_ONCE = 100;

/**
 * A lottery (LOTT-001). `tickets` is the number issued; a ticket costs `ticket_points` comp points, and every
 * `ticket_bets_cents` EUR cents of bets earn one, null if that isn't possible. `prizes_cents` are EUR cents, first place
 * first. It's drawn shortly after `end_at`.
 */
export const lotterySchema = v.strictObject({
  id: v.number(),
  identifier: lotterySlugSchema,
  title: v.string(),
  status: v.picklist(['future', 'active', 'archive']),
  in_progress: v.boolean(),
  start_at: v.string(),
  end_at: v.string(),
  tickets: count,
  ticket_points: v.nullable(positive),
  ticket_bets_cents: v.nullable(positive),
  prizes_cents: v.array(positive),
  is_drawn: v.boolean(),
});

/** A player's tickets in one lottery; the two lists are joined by `lottery_id` (LOTT-001). */
export const lotteryStatusSchema = v.strictObject({ lottery_id: v.number(), tickets: count });

/** Consecutive tickets of one player, both ends included. */
export const ticketRangeSchema = v.strictObject({ first: positive, last: positive });

/** A player's tickets by number, the latest first, and the bets still needed for the next one, EUR cents. */
export const lotteryPartSchema = v.strictObject({
  ...lotteryStatusSchema.entries,
  numbers: v.array(ticketRangeSchema),
  next_ticket_cents: v.nullable(count),
});

/** A drawn ticket and its prize, EUR cents. */
export const lotteryWinnerSchema = v.strictObject({ place: positive, ticket: positive, nickname: v.string(), amount_cents: positive });

export type Lottery = v.InferOutput<typeof lotterySchema>;
export type LotteryStatus = v.InferOutput<typeof lotteryStatusSchema>;
export type LotteryPart = v.InferOutput<typeof lotteryPartSchema>;
export type LotteryWinner = v.InferOutput<typeof lotteryWinnerSchema>;
