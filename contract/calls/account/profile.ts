import * as v from 'valibot';
import { defineCall } from '../../call';
import { profileSchema } from '../../fields/profile';
import { userSchema } from '../../fields/user';

export const getPlayer = defineCall({
  id: 'account.player',
  method: 'GET',
  path: '/api/player',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The signed-in player.',
  proves: ['API-001', 'USER-001', 'AUTH-007'],
  response: userSchema,
  refusals: [],
  example: {},
});

/** Birth date and country can be set once; a known phone changes only shortly after the password was entered. */
export const updatePlayer = defineCall({
  id: 'account.player-update',
  method: 'PATCH',
  path: '/api/player',
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Changes some fields of the profile; undeclared fields are refused.',
  proves: ['API-002', 'PROF-001'],
  body: profileSchema,
  response: userSchema,
  refusals: ['reauthentication_required'],
  example: { body: { city: 'Hamburg' } },
});

/** The settings of the account in one small response. */
export const getPlayerSettings = defineCall({
  id: 'account.settings',
  method: 'GET',
  path: '/api/player/settings',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Language, time zone, currency and what the player agreed to receive.',
  proves: ['API-003'],
  response: v.strictObject({
    locale: v.string(),
    time_zone: v.string(),
    currency: v.string(),
    receive_promos: v.boolean(),
    receive_sms_promos: v.boolean(),
    can_issue_bonuses: v.boolean(),
    two_factor_enabled: v.boolean(),
  }),
  refusals: [],
  example: {},
});

const sums = v.array(
  v.strictObject({ currency: v.string(), wagered_cents: v.number(), won_cents: v.number(), deposited_cents: v.number() }),
);

export const getPlayerStats = defineCall({
  id: 'account.stats',
  method: 'GET',
  path: '/api/player/stats',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'What the player has staked, won and deposited since signing up, by currency.',
  proves: ['API-004'],
  response: v.strictObject({ created_at: v.string(), data: sums }),
  refusals: [],
  example: {},
});
