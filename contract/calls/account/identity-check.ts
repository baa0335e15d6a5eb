import * as v from 'valibot';
import { defineCall } from '../../call';
import { identityResults } from '../../fields/identity-result';

/** Refused with `identity_unavailable` if there is no provider or it can't be reached; the player then uploads documents. */
export const startIdentityCheck = defineCall({
  id: 'account.identity-check-start',
  method: 'POST',
  path: '/api/player/identity_check',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: "Starts a check of the player's identity at the provider and returns the address of its page.",
  proves: ['PROF-004'],
  response: v.strictObject({ url: v.string() }),
  refusals: ['identity_unavailable', 'identity_known', 'profile_incomplete'],
  example: {},
});

/**
 * A webhook about a check, at any time, once or repeatedly. `document` is the kind of document checked, if the provider reports it.
 * `signature` is an HMAC-SHA256 in hex.
 */
export const identityCallbackSchema = v.strictObject({
  event: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  check: v.pipe(v.string(), v.uuid()),
  result: v.picklist(identityResults),
  at: v.pipe(v.string(), v.isoTimestamp()),
  document: v.optional(
    v.strictObject({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
  ),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export const receiveIdentityResult = defineCall({
  id: 'account.identity-callback',
  method: 'POST',
  path: '/provider/identity/callback',
  who: 'provider',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'The provider reports the result of an identity check; if it reports several, the first counts.',
  body: identityCallbackSchema,
  response: v.strictObject({ taken: v.boolean() }),
  refusals: ['forbidden', 'identity_check_not_found'],
  example: {
    body: {
      event: 'example',
      check: '5eed0000-0000-4000-8000-00000000c4ec',
      result: 'approved',
      at: '2026-01-01T00:00:00.000Z',
      signature: '0'.repeat(64),
    },
  },
});
