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
  summary: 'Reports the source of a visit: the UTM parameters of its first address.',
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
  summary: 'Reports, once at sign-up, the source of the new player.',
  proves: ['API-065', 'TRACK-001'],
  body,
  response: v.strictObject({}),
  refusals: [],
  example,
});
