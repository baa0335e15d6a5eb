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
  summary: 'Second factor, trusted devices, the previous sign-in and a reset that waits.',
  proves: ['PROF-001'],
  response: securitySchema,
  refusals: [],
  example: {},
});

/**
 * Nothing guards the account by the new secret before `confirmTwoFactor`; the recovery codes come with it, since an answer
 * that carries them is stored under no key. A repeat makes others.
 */
export const beginTwoFactor = defineCall({
  id: 'account.two-factor-begin',
  method: 'POST',
  path: '/api/player/two_factor',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Makes a secret for an authenticator app and recovery codes; both wait for a first code.',
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

/** Off already: nothing happens. */
export const endTwoFactor = defineCall({
  id: 'account.two-factor-end',
  method: 'DELETE',
  path: '/api/player/two_factor',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Switches two-factor authentication off, with recovery codes and trusted devices.',
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

/** A device of somebody else, or one that is not trusted any more, is not found. */
export const forgetDevice = defineCall({
  id: 'account.trusted-device-forget',
  method: 'DELETE',
  path: '/api/player/trusted_devices/{id}',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Asks the second step of a trusted device again.',
  proves: ['PROF-001'],
  params: v.strictObject({ id: v.pipe(v.string(), v.uuid('fields.invalid')) }),
  response: nothing,
  refusals: ['not_found'],
  example: { params: { id: '5eed0000-0000-4000-8000-0000000007de' } },
});
