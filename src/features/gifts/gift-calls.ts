import type { QueryClient } from '@tanstack/react-query';
import * as call from '#contract/calls/gifts';
import type { BettingCoupon, BonusOffer, CouponStatus, Gift } from '#contract/fields/gift';
import { ask } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { queryOf } from '../../platform/api/query';
import { logFailure } from '../../platform/log';
import { loadSession } from '../../platform/session';

/** Gifts other than free spins. */
export const bonusesQuery = () => queryOf(call.getBonuses, {});

/** Free spins. */
export const freeSpinsQuery = () => queryOf(call.getFreeSpins, {});

/** Every gift, for the page of a single one. */
export const allGiftsQuery = () => queryOf(call.getAllGifts, {});

/** The offers for a deposit. */
export const depositOffersQuery = () => queryOf(call.getDepositOffers, {});

/** The offers for a registration, and whether the welcome pack shows. */
export const registrationOffersQuery = () => queryOf(call.getRegistrationOffers, {});

/** A failed bonus or coupon call is logged and returns nothing (GIFT-007). */
async function orNothing<T>(code: string, asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    logFailure(code, error);
    return null;
  }
}

/** Like {@link orNothing}, but returns the failure, so that its message can be shown: the gift may have been claimed or forfeited elsewhere. */
async function orFailure(code: string, asking: Promise<{ gift: Gift }>): Promise<Gift | CallFailed | null> {
  try {
    return (await asking).gift;
  } catch (error) {
    logFailure(code, error);
    return error instanceof CallFailed ? error : null;
  }
}

const isSpins = ({ type }: Pick<Gift, 'type'>) => type === 'freespins';

/** Claims a gift; the failure, or null for an unknown one, if that failed. */
export async function activateGift(gift: Pick<Gift, 'id' | 'type'>): Promise<Gift | CallFailed | null> {
  const params = { id: gift.id };
  const asking = isSpins(gift) ? ask(call.activateFreeSpins, { params }) : ask(call.activateBonus, { params });
  return orFailure('GIFT_NOT_ACTIVATED', asking);
}

/** Forfeits a gift; the failure, or null for an unknown one, if that failed. */
export async function cancelGift(gift: Pick<Gift, 'id' | 'type'>): Promise<Gift | CallFailed | null> {
  const params = { id: gift.id };
  const asking = isSpins(gift) ? ask(call.cancelFreeSpins, { params }) : ask(call.cancelBonus, { params });
  return orFailure('GIFT_NOT_CANCELED', asking);
}

/** The result of a code: a coupon's status, or a coupon of the sportsbook. */
export type CodeResult = { status: CouponStatus } | { betting: BettingCoupon };

/** Redeems a code: as a coupon, and if there isn't one, as a code of the sportsbook (GIFT-004). Null if that failed. */
export async function redeemCode(code: string): Promise<CodeResult | null> {
  const coupon = await orNothing('COUPON_NOT_USED', ask(call.useCoupon, { body: { coupon_code: code } }));
  if (coupon?.status !== 'not_found') return coupon && { status: coupon.status };
  const promo = await orNothing('PROMO_CODE_NOT_USED', ask(call.usePromoCode, { body: { code } }));
  return promo && (promo.data ? { betting: promo.data } : { status: 'not_found' });
}

/** Stores the code of the next deposit's bonus; the profile reloads (GIFT-005). The offer is null if there isn't one. */
export async function setBonusCode(code: string): Promise<{ offer: BonusOffer | null } | null> {
  const response = await orNothing('BONUS_CODE_NOT_SET', ask(call.setBonusCode, { body: { deposit_bonus_code: code } }));
  if (response) await loadSession();
  return response;
}

/** Deletes the code; the profile reloads (GIFT-005). */
export async function clearBonusCode(): Promise<boolean> {
  const response = await orNothing('BONUS_CODE_NOT_CLEARED', ask(call.clearBonusCode, {}));
  if (response) await loadSession();
  return response !== null;
}

/** Switches bonuses on or off; the profile reloads (GIFT-005). */
export async function setCanIssue(canIssue: boolean): Promise<boolean> {
  const response = await orNothing(
    'BONUS_SETTINGS_NOT_CHANGED',
    ask(call.updateBonusSettings, { body: { settings: { can_issue: canIssue } } }),
  );
  if (response) await loadSession();
  return response !== null;
}

/** Refetches gifts and offers. */
export function renewGifts(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('gifts.') });
}
