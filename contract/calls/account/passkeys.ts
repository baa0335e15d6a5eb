import * as v from 'valibot';
import { defineCall } from '../../call';
import {
  passkeyAssertionSchema,
  passkeyIdSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeyRegistrationSchema,
  passkeySchema,
} from '../../fields/passkey';
import { fingerprintSchema } from '../../fields/user';

const nothing = v.strictObject({});
const params = v.strictObject({ id: passkeyIdSchema });
const options = v.strictObject({ options: passkeyOptionsSchema });

const exampleAssertion = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  rawId: 'AAAAAAAAAAAAAAAAAAAAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
} as const;

export const getPasskeys = defineCall({
  id: 'account.passkeys',
  method: 'GET',
  path: '/api/player/passkeys',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'The passkeys of the player, the latest first.',
  response: v.strictObject({ data: v.array(passkeySchema) }),
  refusals: [],
  example: {},
});

export const getPasskeyRegistration = defineCall({
  id: 'account.passkey-registration',
  method: 'GET',
  path: '/api/player/passkeys/registration',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Options for creating a passkey; the challenge is valid once, for five minutes.',
  response: options,
  refusals: ['reauthentication_required', 'too_many_passkeys'],
  example: {},
});

export const addPasskey = defineCall({
  id: 'account.passkey-add',
  method: 'POST',
  path: '/api/player/passkeys',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Adds a passkey that the browser created from the options.',
  body: v.strictObject({ credential: passkeyRegistrationSchema }),
  response: passkeySchema,
  refusals: ['passkey_not_accepted', 'too_many_passkeys', 'reauthentication_required'],
  example: { body: { credential: { ...exampleAssertion, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } } } },
});

/** Another player's passkey counts as not found. */
export const renamePasskey = defineCall({
  id: 'account.passkey-rename',
  method: 'PATCH',
  path: '/api/player/passkeys/{id}',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Renames a passkey.',
  params,
  body: v.strictObject({ name: passkeyNameSchema }),
  response: nothing,
  refusals: ['not_found'],
  example: { params: { id: exampleAssertion.id }, body: { name: 'My phone' } },
});

export const removePasskey = defineCall({
  id: 'account.passkey-remove',
  method: 'DELETE',
  path: '/api/player/passkeys/{id}',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Removes a passkey; it can no longer be used to sign in.',
  params,
  response: nothing,
  refusals: ['not_found', 'reauthentication_required'],
  example: { params: { id: exampleAssertion.id } },
});

/** The same for everybody: the passkey identifies the account, so none is named before. */
export const getPasskeyChallenge = defineCall({
  id: 'account.passkey-challenge',
  method: 'GET',
  path: '/api/users/passkey_challenge',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Options for a sign-in by passkey; the challenge is valid once, for five minutes.',
  response: options,
  refusals: [],
  example: {},
});

/** A passkey proves device and person, so no second step follows. Every other reason to refuse a sign-in applies here too. */
export const signInByPasskey = defineCall({
  id: 'account.passkey-sign-in',
  method: 'POST',
  path: '/api/users/sign_in_by_passkey',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Signs in the player whose passkey signed the challenge.',
  proves: ['AUTH-001'],
  body: v.strictObject({ credential: passkeyAssertionSchema, dfpc: v.optional(fingerprintSchema) }),
  response: nothing,
  refusals: ['passkey_not_accepted', 'account_locked', 'account_closed', 'login_restricted', 'EE_LICENSE_BLOCKED', 'too_young'],
  example: { body: { credential: exampleAssertion } },
});

/** The challenge for entering a passkey in place of the password (`reauthenticate`). */
export const getPasskeyAgain = defineCall({
  id: 'account.passkey-again',
  method: 'GET',
  path: '/api/player/passkeys/challenge',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Options for confirming the signed-in player by passkey; `null` without a passkey for this site.',
  response: v.strictObject({ options: v.nullable(passkeyOptionsSchema) }),
  refusals: [],
  example: {},
});
