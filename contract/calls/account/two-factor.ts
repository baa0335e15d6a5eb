import * as v from 'valibot';
import { defineCall } from '../../call';
import { oneTimeCodeSchema } from '../../fields/one-time-code';
import { securitySchema } from '../../fields/security';

const nothing = v.strictObject({});
const codesSchema = v.array(v.string());

export const getSecurity = defineCall({
  id: 'account.security',
  method: 'GET',
  path: '/api/player/security',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Second factor, trusted devices, the previous sign-in, and a pending reset of the second factor.',
  proves: ['PROF-001'],
  response: securitySchema,
  refusals: [],
  example: {},
});

/**
 * The new secret isn't in use before `confirmTwoFactor`. The recovery codes are in this response because a response
 * that contains them isn't stored under its idempotency key. A repeat makes new ones.
 */
export const beginTwoFactor = defineCall({
  id: 'account.two-factor-begin',
  method: 'POST',
  path: '/api/player/two_factor',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Creates a secret for an authenticator app and recovery codes; both take effect with a first code.',
  proves: ['PROF-001'],
  response: v.strictObject({
    /** In base32, as an app takes it by hand. */
    secret: v.string(),
    /** The same as an otpauth address, for a QR code. */
    uri: v.string(),
    recovery_codes: codesSchema,
  }),
  refusals: ['reauthentication_required'],
  example: {},
});

export const confirmTwoFactor = defineCall({
  id: 'account.two-factor-confirm',
  method: 'POST',
  path: '/api/player/two_factor/confirm',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Switches two-factor authentication on, by a code of the new secret.',
  proves: ['PROF-001'],
  body: v.strictObject({ code: oneTimeCodeSchema }),
  response: nothing,
  refusals: ['second_factor_wrong', 'token_expired', 'account_locked'],
  example: { body: { code: '123456' } },
});

/** Does nothing if it's off already. */
export const endTwoFactor = defineCall({
  id: 'account.two-factor-end',
  method: 'DELETE',
  path: '/api/player/two_factor',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Switches two-factor authentication off, and deletes recovery codes and trusted devices.',
  proves: ['PROF-001'],
  response: nothing,
  refusals: ['reauthentication_required'],
  example: {},
});

export const makeRecoveryCodes = defineCall({
  id: 'account.recovery-codes',
  method: 'POST',
  path: '/api/player/two_factor/recovery_codes',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Makes new recovery codes; earlier ones no longer work.',
  proves: ['PROF-001'],
  response: v.strictObject({ recovery_codes: codesSchema }),
  refusals: ['reauthentication_required', 'two_factor_off'],
  example: {},
});

/** Another player's device, or one that is no longer trusted, counts as not found. */
export const forgetDevice = defineCall({
  id: 'account.trusted-device-forget',
  method: 'DELETE',
  path: '/api/player/trusted_devices/{id}',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Ends the trust in a device: it needs the second step again.',
  proves: ['PROF-001'],
  params: v.strictObject({ id: v.pipe(v.string(), v.uuid('fields.invalid')) }),
  response: nothing,
  refusals: ['not_found'],
  example: { params: { id: '5eed0000-0000-4000-8000-0000000007de' } },
});
