import * as v from 'valibot';
import { defineCall } from '../../call';
import { giftIdSchema, giftSchema } from '../../fields/gift';

const params = v.strictObject({ id: giftIdSchema });
const response = v.strictObject({ gift: giftSchema });
const example = { params: { id: '91f70000-0000-4000-8000-000000000001' } };

export const cancelFreeSpins = defineCall({
  id: 'gifts.cancel-freespins',
  method: 'DELETE',
  path: '/api/player/freespins/{id}',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Gives free spins up; what they have won is gone.',
  proves: ['API-030', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_over', 'round_open'],
  example,
});

export const cancelBonus = defineCall({
  id: 'gifts.cancel-bonus',
  method: 'DELETE',
  path: '/api/player/bonuses/{id}',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Gives a bonus up; its bonus money is gone.',
  proves: ['API-030', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_over', 'round_open'],
  example,
});

export const activateFreeSpins = defineCall({
  id: 'gifts.activate-freespins',
  method: 'POST',
  path: '/api/player/freespins/{id}/activation',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Makes free spins ready to be played in their game.',
  proves: ['API-031', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_not_activatable', 'player_excluded', 'bonuses_disabled', 'account_locked'],
  example,
});

export const activateBonus = defineCall({
  id: 'gifts.activate-bonus',
  method: 'POST',
  path: '/api/player/bonuses/{id}/activation',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Takes a bonus: its money is there, or waits until the bonus in play is over.',
  proves: ['API-031', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_not_activatable', 'player_excluded', 'bonuses_disabled', 'account_locked'],
  example,
});
