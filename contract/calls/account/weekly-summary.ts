import * as v from 'valibot';
import { defineCall } from '../../call';

const choices = { by_mail: v.boolean(), by_notification: v.boolean() };
const path = '/api/player/weekly_summary';

export const getWeeklySummary = defineCall({
  id: 'account.weekly-summary',
  method: 'GET',
  path,
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Whether the player wants a summary of each week of play, on Monday morning in their own time zone; off by default.',
  response: v.strictObject(choices),
  refusals: [],
  example: {},
});

export const setWeeklySummary = defineCall({
  id: 'account.weekly-summary-set',
  method: 'PUT',
  path,
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Turns the weekly summary by mail and notification on or off.',
  body: v.partial(v.strictObject(choices)),
  response: v.strictObject(choices),
  refusals: [],
  example: { body: { by_mail: false } },
});
