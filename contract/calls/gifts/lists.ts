import * as v from 'valibot';
import { defineCall } from '../../call';
import { bonusOfferSchema, giftSchema } from '../../fields/gift';

const gifts = v.strictObject({ data: v.array(giftSchema) });

export const getAllGifts = defineCall({
  id: 'gifts.all',
  method: 'GET',
  path: '/api/v2/bonuses',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Every gift of the player, the newest first; ended ones for ninety days.',
  proves: ['API-025', 'GIFT-001'],
  response: gifts,
  refusals: [],
  example: {},
});

export const getBonuses = defineCall({
  id: 'gifts.bonuses',
  method: 'GET',
  path: '/api/player/bonuses',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Gifts of the player other than free spins.',
  proves: ['API-026', 'GIFT-001'],
  response: gifts,
  refusals: [],
  example: {},
});

export const getFreeSpins = defineCall({
  id: 'gifts.freespins',
  method: 'GET',
  path: '/api/player/freespins',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Free spins of the player, each with its game.',
  proves: ['API-027', 'GIFT-001'],
  response: gifts,
  refusals: [],
  example: {},
});

export const getDepositOffers = defineCall({
  id: 'gifts.deposit-offers',
  method: 'GET',
  path: '/api/bonuses/deposit',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "What a deposit gets now: the offer of the player's code, or else the offers open to the player.",
  proves: ['API-028', 'GIFT-005'],
  response: v.strictObject({ data: v.array(bonusOfferSchema) }),
  refusals: [],
  example: {},
});

/** `welcome_pack`: whether the welcome-pack view is shown (GIFT-006). */
export const getRegistrationOffers = defineCall({
  id: 'gifts.registration-offers',
  method: 'GET',
  path: '/api/bonuses/registration',
  who: 'guest',
  privacy: 'private',
  offline: 'last-known',
  summary: 'What a registration gets, and whether the caller sees the welcome pack.',
  proves: ['API-029', 'GIFT-006'],
  response: v.strictObject({ data: v.array(bonusOfferSchema), welcome_pack: v.boolean() }),
  refusals: [],
  example: {},
});
