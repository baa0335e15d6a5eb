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
  summary: 'Forfeits free spins with what they have won.',
  proves: ['API-030', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_forfeited', 'gift_expired', 'gift_over', 'round_open'],
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
  summary: 'Forfeits a bonus with its bonus money.',
  proves: ['API-030', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_forfeited', 'gift_expired', 'gift_over', 'round_open'],
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
  summary: 'Activates free spins, so that they can be played in their game.',
  proves: ['API-031', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_claimed', 'gift_forfeited', 'gift_expired', 'player_excluded', 'bonuses_disabled', 'account_locked'],
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
  summary: 'Activates a bonus: its money is credited, or waits until the bonus in play is over.',
  proves: ['API-031', 'GIFT-003'],
  params,
  response,
  refusals: ['gift_not_found', 'gift_claimed', 'gift_forfeited', 'gift_expired', 'player_excluded', 'bonuses_disabled', 'account_locked'],
  example,
});
