import * as v from 'valibot';
import { defineCall } from '../../call';
import { oneTimeCodeSchema } from '../../fields/one-time-code';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Why a player closes the account; `too_much`: gambling has become a problem. */
export const closureReasons = ['not_playing', 'too_much', 'privacy', 'service', 'other'] as const;

export const closurePreviewSchema = v.strictObject({
  /** Every currency with money, in minor units. `has_to_leave`: the player must withdraw it before the account can close. */
  balances: v.array(
    v.strictObject({ currency: v.string(), real_cents: cents, bonus_cents: cents, pending_cents: cents, has_to_leave: v.boolean() }),
  ),
  /** Bonuses and free spins that are lost. */
  gifts: v.number(),
  /** Comp points that are lost. */
  points: v.number(),
  has_open_rounds: v.boolean(),
  is_second_factor_on: v.boolean(),
  /** When the records that the law requires are erased if the account closes now. */
  kept_until: v.string(),
});
export type ClosurePreview = v.InferOutput<typeof closurePreviewSchema>;

export const getClosure = defineCall({
  id: 'account.closure',
  method: 'GET',
  path: '/api/player/closure',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'What closing the account would mean: money to withdraw first, what the player loses, how long records are kept.',
  response: closurePreviewSchema,
  refusals: [],
  example: {},
});

/** It ends every other session, and this one in ten minutes; withdrawals under way are still paid out. */
export const closeAccount = defineCall({
  id: 'account.close',
  method: 'POST',
  path: '/api/player/closure',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Closes the account: needs the password again, and a code if two-factor authentication is on.',
  body: v.strictObject({
    reason: v.picklist(closureReasons),
    comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** Whether to erase the data that the law doesn't require as soon as the account can no longer be reopened. */
    erases: v.boolean(),
    otp_attempt: v.optional(oneTimeCodeSchema),
  }),
  response: v.strictObject({}),
  refusals: ['reauthentication_required', 'second_factor_required', 'second_factor_wrong', 'account_locked', 'balance_left', 'round_open'],
  example: { body: { reason: 'not_playing', erases: false } },
});
