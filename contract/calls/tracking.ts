import * as v from 'valibot';
import { defineCall } from '../call';
import { installEventSchema } from '../fields/install-event';

export * from './tracking/survey';
export * from './tracking/utm';

const nothing = v.strictObject({});
const at = v.optional(v.pipe(v.string(), v.isoTimestamp('fields.invalid')));

/** Events about installing, launching and pushes; stored and sent later when offline (PWA-005). */
export const sendInstallEvent = defineCall({
  id: 'tracking.install-event',
  method: 'POST',
  path: '/api/pwa_events',
  who: 'guest',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Reports that the app was offered, installed or launched, or that a push was opened or dismissed.',
  proves: ['API-063', 'PWA-005'],
  /** `at` is when it happened, for a stored one; `platform` is how this browser installs, `step` an illustrated step. */
  body: v.strictObject({
    event: installEventSchema,
    at,
    platform: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/, 'fields.invalid'))),
    step: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(20))),
  }),
  response: nothing,
  refusals: [],
  example: { body: { event: 'banner_shown' } },
});

/** Validation errors that players saw (FORM-023): the fields and the message keys, never the typed values. */
export const reportFieldErrors = defineCall({
  id: 'tracking.field-errors',
  method: 'PUT',
  path: '/metrics-errors-validation',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Reports which fields of a form were refused, and whether by the page or the server.',
  proves: ['API-064', 'FORM-023'],
  body: v.strictObject({
    side: v.picklist(['client', 'server']),
    component: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'fields.invalid')),
    errors: v.pipe(
      v.array(
        v.strictObject({
          key: v.pipe(v.string(), v.regex(/^[a-z0-9_.-]{1,60}$/, 'fields.invalid')),
          firstMessage: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,80}$/, 'fields.invalid')),
        }),
      ),
      v.minLength(1),
      v.maxLength(40),
    ),
  }),
  response: nothing,
  refusals: [],
  example: { body: { side: 'client', component: 'sign-up', errors: [{ key: 'email', firstMessage: 'fields.email' }] } },
});

/** The steps that people reach: sign-up has steps 1 to 4, a deposit 1 to 3 (AUTH-018). */
export const trackStep = defineCall({
  id: 'tracking.step',
  method: 'POST',
  path: '/api/tracking/steps',
  who: 'guest',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Reports that a step of sign-up or of a deposit was reached.',
  proves: ['AUTH-018'],
  body: v.variant('flow', [
    v.strictObject({ flow: v.literal('sign_up'), step: v.picklist([1, 2, 3, 4]), at }),
    v.strictObject({ flow: v.literal('deposit'), step: v.picklist([1, 2, 3]), at }),
  ]),
  response: nothing,
  refusals: [],
  example: { body: { flow: 'sign_up', step: 1 } },
});

/** A failure as a page saw it (TRACK-002): a stable code, the error's name and the path, never a message with data in it. */
export const logEntry = defineCall({
  id: 'tracking.log',
  method: 'PUT',
  path: '/log',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Reports a failure in a page.',
  proves: ['TRACK-002'],
  body: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,80}$/, 'fields.invalid')),
    reason: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{0,80}$/, 'fields.invalid')),
    path: v.pipe(v.string(), v.regex(/^[^\p{Cc}]{0,300}$/u, 'fields.invalid')),
  }),
  response: nothing,
  refusals: [],
  example: { body: { code: 'SIGN_IN_ERROR', reason: 'Error', path: '/sign-in' } },
});

const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(600_000));

/** A device's connection, as measured by its pages and as reported by its browser (TRACK-001); nothing in it names a page. */
export const sendNetworkPerformance = defineCall({
  id: 'tracking.network-performance',
  method: 'PUT',
  path: '/network-performance',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: "Reports a device's connection: round trip in ms, bandwidth in Mbit/s, and the browser's effective type.",
  proves: ['API-066', 'TRACK-001'],
  body: v.strictObject({
    rtt: milliseconds,
    downlink: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
    effectiveType: v.optional(v.picklist(['slow-2g', '2g', '3g', '4g'])),
  }),
  response: nothing,
  refusals: [],
  example: { body: { rtt: 120, downlink: 8.5, effectiveType: '4g' } },
});

/**
 * How the first page of a window was (TRACK-001): ms since its request to its first byte, first and largest paint and end; the score of
 * its layout shifts, and how many ms its slowest responses to a press took. What a browser doesn't measure is left out.
 */
export const sendPageTiming = defineCall({
  id: 'tracking.performance',
  method: 'PUT',
  path: '/performance',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Reports the web vitals of a page: first byte, paints, load, layout shifts and response to presses.',
  proves: ['API-066', 'TRACK-001'],
  body: v.strictObject({
    first_byte: milliseconds,
    first_paint: v.optional(milliseconds),
    largest_paint: v.optional(milliseconds),
    loaded: v.optional(milliseconds),
    layout_shift: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
    slowest_response: v.optional(milliseconds),
  }),
  response: nothing,
  refusals: [],
  example: {
    body: { first_byte: 90, first_paint: 480, largest_paint: 820, loaded: 900, layout_shift: 0.02, slowest_response: 64 },
  },
});
