import * as v from 'valibot';
import { defineCall } from '../../call';

export const openSport = defineCall({
  id: 'config.sport',
  method: 'POST',
  path: '/api/sport/session',
  who: 'guest',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'The address of the sportsbook; for a player, with a signed pass that works once, within a minute.',
  proves: ['SPORT-001'],
  body: v.strictObject({ page: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/))) }),
  response: v.strictObject({ url: v.string() }),
  refusals: ['betting_closed', 'restricted_region'],
  example: { body: {} },
});
