import * as v from 'valibot';
import { defineCall } from '../../call';
import { bettingCouponSchema, bonusOfferSchema, couponStatuses, giftSchema, promoCodeSchema } from '../../fields/gift';

/** `data` is null if no betting coupon has the code (GIFT-004). */
export const usePromoCode = defineCall({
  id: 'gifts.promo-code',
  method: 'POST',
  path: '/api/v2/bonuses/promo-code',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'The betting coupon that a promo code unlocks.',
  proves: ['API-032', 'GIFT-004'],
  body: v.strictObject({ code: promoCodeSchema }),
  response: v.strictObject({ data: v.nullable(bettingCouponSchema) }),
  refusals: ['player_excluded', 'account_locked'],
  example: { body: { code: 'MATCHDAY' } },
});

export const useCoupon = defineCall({
  id: 'gifts.coupon',
  method: 'POST',
  path: '/api/bonuses/coupon',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Redeems a coupon, once for each player; the status is the result.',
  proves: ['API-033', 'GIFT-004'],
  body: v.strictObject({ coupon_code: promoCodeSchema }),
  response: v.strictObject({ status: v.picklist(couponStatuses), gift: v.nullable(giftSchema) }),
  refusals: ['player_excluded', 'bonuses_disabled', 'multi_account_player', 'account_locked'],
  example: { body: { coupon_code: 'FIRSTLIGHT' } },
});

/** A code that belongs to no deposit offer is stored too, without effect (CASH-016). */
export const setBonusCode = defineCall({
  id: 'gifts.set-bonus-code',
  method: 'PATCH',
  path: '/api/player/set_bonus_code',
  who: 'player',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Stores the code of the bonus for the next deposit; the response is what the code offers.',
  proves: ['API-034', 'GIFT-005'],
  body: v.strictObject({ deposit_bonus_code: promoCodeSchema }),
  response: v.strictObject({ deposit_bonus_code: v.string(), offer: v.nullable(bonusOfferSchema) }),
  refusals: ['player_excluded', 'bonuses_disabled', 'account_locked'],
  example: { body: { deposit_bonus_code: 'ORBIT100' } },
});

export const clearBonusCode = defineCall({
  id: 'gifts.clear-bonus-code',
  method: 'DELETE',
  path: '/api/player/clear_bonus_code',
  who: 'player',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Deletes the stored code: the next deposit gets no bonus.',
  proves: ['API-035', 'GIFT-005'],
  response: v.strictObject({ deposit_bonus_code: v.null() }),
  refusals: [],
  example: {},
});

export const updateBonusSettings = defineCall({
  id: 'gifts.settings',
  method: 'PATCH',
  path: '/api/player/update_bonus_settings',
  who: 'player',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Turns bonuses for the player on or off.',
  proves: ['API-036', 'GIFT-005'],
  body: v.strictObject({ settings: v.strictObject({ can_issue: v.boolean() }) }),
  response: v.strictObject({ can_issue: v.boolean() }),
  refusals: ['player_excluded'],
  example: { body: { settings: { can_issue: true } } },
});
