import * as v from 'valibot';
import { defineCall } from '../../call';
import { utmSchema } from '../../fields/utm';

const body = v.strictObject({ utmMetrics: utmSchema });
const example = { body: { utmMetrics: { utm_source: 'orbit-letter', utm_medium: 'email', utm_campaign: 'spring' } } };

export const logUtmSet = defineCall({
  id: 'tracking.utm-set',
  method: 'POST',
  path: '/log_utm_set',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Reports where a visit came from, by the address that it began with.',
  proves: ['API-065', 'TRACK-001'],
  body,
  response: v.strictObject({}),
  refusals: [],
  example,
});

export const logUtmSend = defineCall({
  id: 'tracking.utm-send',
  method: 'POST',
  path: '/log_utm_send',
  who: 'guest',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Reports, once and at sign-up, where the new player came from.',
  proves: ['API-065', 'TRACK-001'],
  body,
  response: v.strictObject({}),
  refusals: [],
  example,
});
