import * as v from 'valibot';
import { defineCall } from '../call';
import { limitRequestSchema, limitSchema, limitStopSchema } from '../fields/limit';
import { limitPolicySchema } from '../fields/limit-policy';
import { currencyCodeSchema } from '../fields/payment';
import { linkTokenSchema } from '../fields/one-time-code';
import { realityCheckMinutes, realityCheckSchema } from '../fields/reality-check';

export const getLimits = defineCall({
  id: 'limits.list',
  method: 'GET',
  path: '/api/user_limits',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The player’s limits, how much of each is used, and what the player’s licence offers.',
  proves: ['API-045', 'LIMIT-001', 'LIMIT-003'],
  response: v.strictObject({
    data: v.array(limitSchema),
    policy: limitPolicySchema,
    /** Whether it's time to look at the limits again. */
    is_review_due: v.boolean(),
  }),
  refusals: [],
  example: {},
});

/** Confirms that the player has reviewed the limits; it changes none. */
export const reviewLimits = defineCall({
  id: 'limits.review',
  method: 'POST',
  path: '/api/user_limits/review',
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Records that the player has reviewed the limits or wants none, which stops the reminder for a while.',
  body: v.strictObject({ is_reviewed: v.literal(true) }),
  response: v.strictObject({ is_review_due: v.boolean() }),
  refusals: [],
  example: { body: { is_reviewed: true } },
});

export const getDepositRoom = defineCall({
  id: 'limits.deposit-room',
  method: 'GET',
  path: '/api/user_limits/deposit_room',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'The deposit limit with the least left, and what it leaves after pending deposits; null without one.',
  proves: ['LIMIT-003', 'LIMIT-005'],
  query: v.strictObject({ currency: currencyCodeSchema }),
  response: v.strictObject({ limit: v.nullable(limitStopSchema) }),
  refusals: [],
  example: { query: { currency: 'EUR' } },
});

const depositQuestionSchema = v.strictObject({
  /** Whether the player must be asked for a deposit limit before the next deposit. */
  is_due: v.boolean(),
  /** Whether the licence lets a player deposit without one. */
  may_decline: v.boolean(),
  /** Whether a player who wants no limit must first read why one helps. */
  names_benefits: v.boolean(),
});

export const getDepositQuestion = defineCall({
  id: 'limits.deposit-question',
  method: 'GET',
  path: '/api/user_limits/deposit_question',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Whether the player still has to answer the question about a deposit limit that their licence requires.',
  response: depositQuestionSchema,
  refusals: [],
  example: {},
});

/** “No limit” is a choice of its own, recorded with its time. */
export const declineDepositLimit = defineCall({
  id: 'limits.decline-deposit-limit',
  method: 'POST',
  path: '/api/user_limits/deposit_question',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Answers the question about a deposit limit with “no limit”.',
  body: v.strictObject({ choice: v.literal('none') }),
  response: depositQuestionSchema,
  refusals: ['limit_choice_required'],
  example: { body: { choice: 'none' } },
});

/**
 * A lower limit applies immediately; a higher one waits and is confirmed by a mailed link (LIMIT-004). A break ends all
 * sessions (LIMIT-006).
 */
export const setLimit = defineCall({
  id: 'limits.set',
  method: 'POST',
  path: '/api/user_limits',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Sets or lowers a limit, requests a raise, or takes a break from play.',
  proves: ['API-045', 'LIMIT-001', 'LIMIT-002', 'LIMIT-004', 'LIMIT-006'],
  body: limitRequestSchema,
  response: limitSchema,
  refusals: ['currency_not_supported', 'limit_not_offered', 'limit_above_licence'],
  example: { body: { type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 20_000 } },
});

/** A break can't be cancelled; any other limit ends after its waiting time and a confirmation. */
export const removeLimit = defineCall({
  id: 'limits.remove',
  method: 'DELETE',
  path: '/api/user_limits/{id}',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Requests the removal of a limit.',
  proves: ['API-046', 'LIMIT-004'],
  params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'fields.invalid'), v.transform(Number)) }),
  response: limitSchema,
  refusals: ['limit_not_found', 'forbidden'],
  example: { params: { id: '1' } },
});

/** The link is mailed after the waiting time, so that a raise is confirmed twice, a day apart. */
export const confirmLimit = defineCall({
  id: 'limits.confirm',
  method: 'POST',
  path: '/api/user_limits/confirm',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Confirms the raise or the removal of a limit by the mailed link.',
  proves: ['API-047', 'LIMIT-004', 'ROUTE-015'],
  body: v.strictObject({ token: linkTokenSchema }),
  response: limitSchema,
  refusals: ['token_invalid', 'token_expired'],
  example: { body: { token: 'A'.repeat(43) } },
});

export const getRealityCheck = defineCall({
  id: 'limits.reality-check',
  method: 'GET',
  path: '/api/reality_check',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'How often the reality check shows, how long the player has played without a pause, and the result in money.',
  response: realityCheckSchema,
  refusals: [],
  example: {},
});

/** Both are stored for the account, so that a reload or another device changes nothing. */
export const setRealityCheck = defineCall({
  id: 'limits.change-reality-check',
  method: 'PATCH',
  path: '/api/reality_check',
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Sets how often the reality check shows, acknowledges it, or reports that a game for money is open.',
  body: v.strictObject({
    minutes: v.optional(v.picklist(realityCheckMinutes)),
    is_acknowledged: v.optional(v.literal(true)),
    is_playing: v.optional(v.literal(true)),
  }),
  response: realityCheckSchema,
  refusals: [],
  example: { body: { minutes: 30 } },
});
