import * as v from 'valibot';
import { defineCall } from '../call';
import { adventureStepSchema } from '../fields/adventure';
import { vipLevelSchema, vipProgressSchema } from '../fields/vip';

export const getVipProgress = defineCall({
  id: 'vip.progress',
  method: 'GET',
  path: '/jam/vip_status_progress',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's progress to the next level in this quarter.",
  proves: ['API-058', 'VIP-002'],
  response: vipProgressSchema,
  refusals: [],
  example: {},
});

export const getVipLevels = defineCall({
  id: 'vip.levels',
  method: 'GET',
  path: '/api/info/statuses',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The levels of the club, lowest first.',
  proves: ['API-053', 'VIP-001'],
  response: v.strictObject({ data: v.array(vipLevelSchema) }),
  refusals: [],
  example: {},
});

export const getCompPoints = defineCall({
  id: 'vip.comp-points',
  method: 'GET',
  path: '/api/player/comp_points',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's comp points: those to spend, those that count for levels, and what this quarter brought.",
  proves: ['API-010', 'SHOP-001'],
  response: v.strictObject({
    chargeable: v.strictObject({ points: v.number() }),
    persistent: v.strictObject({ points: v.number(), quarter: v.number() }),
    rates: v.array(v.strictObject({ currency: v.string(), points: v.number() })),
  }),
  refusals: [],
  example: {},
});

export const getAdventure = defineCall({
  id: 'vip.adventure',
  method: 'GET',
  path: '/api/player/adventure',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's steps of the current calendar: the progress of each, and whether its prize can be collected.",
  proves: ['ADV-001'],
  response: v.strictObject({ id: v.string(), currency: v.string(), data: v.array(adventureStepSchema) }),
  refusals: [],
  example: {},
});

const place = v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'fields.invalid'));

export const claimAdventureStep = defineCall({
  id: 'vip.claim',
  method: 'POST',
  path: '/api/player/adventure/{day}/{step}/claim',
  who: 'player',
  touches: 'play',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Collects the prize of a completed step, once; a repeat returns that it was collected.',
  proves: ['ADV-001', 'ADV-002'],
  params: v.strictObject({ day: place, step: place }),
  response: adventureStepSchema,
  refusals: ['adventure_day_not_found', 'adventure_day_not_completed', 'adventure_prize_expired', 'player_excluded'],
  example: { params: { day: '1', step: '1' } },
});
