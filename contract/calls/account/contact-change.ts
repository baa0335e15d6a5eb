import * as v from 'valibot';
import { defineCall } from '../../call';
import { contactKinds } from '../../fields/contact';
import { emailSchema } from '../../fields/email';
import { linkTokenSchema, oneTimeCodeSchema } from '../../fields/one-time-code';
import { mobilePhoneSchema } from '../../fields/phone';

const kindSchema = v.picklist(contactKinds);
const contactSchema = v.strictObject({
  /** Whether the account's own email or number is confirmed. */
  is_confirmed: v.boolean(),
  /** The new email or number that is waiting for confirmation. `resend_at`: when its message can be sent again. */
  pending: v.nullable(v.strictObject({ value: v.string(), requested_at: v.string(), resend_at: v.string(), expires_at: v.string() })),
});
const response = v.strictObject({ email: contactSchema, phone: contactSchema });
const exampleToken = 'A'.repeat(43);

export const getContactChanges = defineCall({
  id: 'account.contact-changes',
  method: 'GET',
  path: '/api/player/contact_changes',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Whether the account’s email and phone are confirmed, and any new ones that are waiting for confirmation.',
  response,
  refusals: [],
  example: {},
});

/**
 * The current number may be requested too, to confirm it. A change of the same kind that waited before is replaced. The response is the same
 * for another account's email: its owner gets a mail without link and code.
 */
export const requestContactChange = defineCall({
  id: 'account.contact-change-request',
  method: 'POST',
  path: '/api/player/contact_changes',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Requests a new email or phone number. The new email gets a link and a code, the old one a notice; a number gets a code.',
  body: v.variant('kind', [
    v.strictObject({ kind: v.literal('email'), value: emailSchema }),
    v.strictObject({ kind: v.literal('phone'), value: mobilePhoneSchema }),
  ]),
  response,
  refusals: ['reauthentication_required'],
  example: { body: { kind: 'email', value: 'new-address@perigee.example' } },
});

export const cancelContactChange = defineCall({
  id: 'account.contact-change-cancel',
  method: 'DELETE',
  path: '/api/player/contact_changes/{kind}',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Cancels the email or number that is waiting for confirmation; does nothing without one.',
  params: v.strictObject({ kind: kindSchema }),
  response,
  refusals: [],
  example: { params: { kind: 'email' } },
});

export const enterContactCode = defineCall({
  id: 'account.contact-change-code',
  method: 'POST',
  path: '/api/player/contact_changes/confirm',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Confirms the new email or number by the six digits that were sent to it.',
  body: v.strictObject({ kind: kindSchema, code: oneTimeCodeSchema }),
  response,
  refusals: ['code_invalid', 'code_expired', 'token_invalid', 'email_taken'],
  example: { body: { kind: 'email', code: '123456' } },
});

/** Looks at a mailed link without using it: mail scanners open links too. */
export const lookAtContactChange = defineCall({
  id: 'account.contact-change-look',
  method: 'GET',
  path: '/api/users/contact_change',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'What opening a mailed link about a change of email or phone would do.',
  query: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({
    kind: kindSchema,
    /** `confirm`: the link was sent to the new contact; `undo`: to the old one. */
    link: v.picklist(['confirm', 'undo']),
    /** Both with their middle masked. */
    old_value: v.nullable(v.string()),
    new_value: v.string(),
    is_confirmed: v.boolean(),
  }),
  refusals: ['token_invalid', 'token_expired'],
  example: { query: { token: exampleToken } },
});

export const confirmContactChange = defineCall({
  id: 'account.contact-change-confirm',
  method: 'POST',
  path: '/api/users/contact_change/confirm',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Confirms the new email by its mailed link, in any browser.',
  body: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'token_expired', 'email_taken'],
  example: { body: { token: exampleToken } },
});

/** The old email or number is restored if the new one was confirmed already, and every session ends. */
export const undoContactChange = defineCall({
  id: 'account.contact-change-undo',
  method: 'POST',
  path: '/api/users/contact_change/undo',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Undoes a change of email or phone by the link in the mailed notice.',
  body: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'token_expired', 'email_taken'],
  example: { body: { token: exampleToken } },
});
