import * as v from 'valibot';
import { defineCall } from '../../call';
import { isoDateSchema } from '../../fields/dates';

const cents = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(cents, v.minValue(0));

/** A span of days; both ends or neither, the end not before the beginning. */
export const statementSpanSchema = v.pipe(
  v.strictObject({ from: v.optional(isoDateSchema), until: v.optional(isoDateSchema) }),
  v.forward(
    v.check(({ from, until }) => (from === undefined) === (until === undefined) && (from ?? '') <= (until ?? ''), 'fields.date_order'),
    ['until'],
  ),
);

/**
 * One currency in a statement, in minor units. Bonus money and pending withdrawals are part of the balances:
 * opening + deposits - withdrawals - fees - stakes + wins + bonuses + other = closing.
 */
export const statementAccountSchema = v.strictObject({
  currency: v.string(),
  opening_cents: cents,
  deposits_cents: cents,
  /** What was paid out, without fees. */
  withdrawals_cents: cents,
  fees_cents: count,
  /** Stakes that were returned don't count. */
  stakes_cents: cents,
  wins_cents: cents,
  /** Bonuses and prizes, minus what was forfeited. */
  bonuses_cents: cents,
  other_cents: cents,
  closing_cents: cents,
  rounds: count,
  /** Since registration. */
  lifetime: v.strictObject({ deposits_cents: cents, withdrawals_cents: cents }),
});
export type StatementAccount = v.InferOutput<typeof statementAccountSchema>;

export const statementSchema = v.strictObject({
  /** The day of registration; like all days here, in the player's own time zone. */
  since: isoDateSchema,
  from: isoDateSchema,
  until: isoDateSchema,
  time_zone: v.string(),
  played_ms: count,
  accounts: v.array(statementAccountSchema),
});
export type Statement = v.InferOutput<typeof statementSchema>;

export const getStatement = defineCall({
  id: 'account.statement',
  method: 'GET',
  path: '/api/player/statement',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary:
    "What a player deposited, withdrew, staked and won, by currency, between two days of the player's time zone; this month by default. As files: /api/player/statement.csv and /api/player/statement.pdf.",
  query: statementSpanSchema,
  response: statementSchema,
  refusals: [],
  example: { query: { from: '2026-01-01', until: '2026-01-31' } },
});
