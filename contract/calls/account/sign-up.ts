import * as v from 'valibot';
import { defineCall } from '../../call';
import { emailSchema } from '../../fields/email';
import { registrationSchema } from '../../fields/registration';
import { captchaSchema, fingerprintSchema, userSchema } from '../../fields/user';

/** Returns whether an address has an account. A client IP and a device get only a few requests an hour. */
export const checkEmail = defineCall({
  id: 'account.check-email',
  method: 'POST',
  path: '/check-email',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Whether an email has an account already.',
  proves: ['API-016'],
  body: v.strictObject({ email: emailSchema, dfpc: v.optional(fingerprintSchema), captcha: v.optional(captchaSchema) }),
  response: v.strictObject({ is_taken: v.boolean() }),
  refusals: ['captcha_failed'],
  example: { body: { email: 'nobody@perigee.example' } },
});

/**
 * A guest becomes a player and is signed in (AUTH-001, AUTH-003). Repeated with the same password shortly after, it returns
 * the same response.
 */
export const signUp = defineCall({
  id: 'account.sign-up',
  method: 'POST',
  path: '/api/users',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Creates an account, signs in, and mails a link and a code that confirm the address.',
  proves: ['API-019', 'AUTH-001', 'AUTH-003', 'AUTH-010', 'AUTH-014'],
  body: v.strictObject({ user: registrationSchema }),
  response: userSchema,
  refusals: [
    'email_taken',
    'breached_password',
    'registration_restricted',
    'currency_not_supported',
    'captcha_failed',
    'account_locked',
    'second_factor_required',
    'EE_LICENSE_BLOCKED',
    'player_excluded',
    'register_unavailable',
    'too_young',
  ],
  example: {
    body: {
      user: {
        email: 'newcomer@perigee.example',
        password: 'Orbit-and-back-7',
        first_name: 'Nora',
        last_name: 'Berg',
        date_of_birth: '1990-04-12',
        mobile_phone: '+49 30 1234567',
        country: 'DE',
        city: 'Berlin',
        address: 'Sternwartenweg 4',
        postal_code: '10115',
        currency: 'EUR',
        terms_acceptance: true,
      },
    },
  },
});

/** The data missing after sign-up (AUTH-019). */
export const updateDetails = defineCall({
  id: 'account.update-details',
  method: 'POST',
  path: '/api/auth_providers/update_details',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Submits what auth_fields_missed lists: the acceptance of the terms.',
  proves: ['API-024', 'AUTH-019'],
  body: v.strictObject({ user: v.strictObject({ terms_acceptance: v.literal(true, 'fields.must_be_checked') }) }),
  response: userSchema,
  refusals: [],
  example: { body: { user: { terms_acceptance: true } } },
});
