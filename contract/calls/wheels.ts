import * as v from 'valibot';
import { defineCall } from '../call';
import { lootboxSchema } from '../fields/wheel';

export const getLootboxes = defineCall({
  id: 'wheels.lootboxes',
  method: 'GET',
  path: '/api/player/lootboxes',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's unopened loot boxes, and those opened today.",
  proves: ['API-037', 'LOOT-001', 'LOOT-002'],
  response: v.strictObject({ data: v.array(lootboxSchema) }),
  refusals: [],
  example: {},
});

export const openLootbox = defineCall({
  id: 'wheels.open',
  method: 'POST',
  path: '/api/player/lootboxes/{id}/activation',
  who: 'player',
  touches: 'play',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Opens a loot box: the prize is drawn once, and a repeat returns the same prize.',
  proves: ['API-038', 'LOOT-003'],
  params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'fields.invalid')) }),
  response: lootboxSchema,
  refusals: ['lootbox_not_found', 'lootbox_expired', 'player_excluded'],
  example: { params: { id: '1' } },
});
