import type { ResponseOf } from '#contract/call';
import type { setBonusCode, useCoupon, usePromoCode } from '#contract/calls/gifts';
import type { CouponStatus } from '#contract/fields/gift';
import type { Locale } from '#contract/fields/locale';
import { offerAmount } from '#rules/money/offer-amount';
import { readPlayer, updatePlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { KnownCurrencies } from '#server/domains/games/catalogue/currencies';
import { refuse } from '#server/plugins/refusals';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { giveGift } from './give';
import { titleIn } from '#rules/gifts/local-title';
import { openOffers } from './offers';
import { presentGift, presentOffer } from './present';
import { noDepositMaxWin } from './reward-terms';
import { readConfig } from '../config/store';
import { bonusRefusal, couponRefusal, readGift } from './store';
import { findBettingCode, lockCoupon, findUse, setUsed, addUse } from './codes-store';

interface Scene {
  player: number;
  locale: Locale;
  now: Date;
}

const accountOf = (queries: Queries, player: number) => readPlayer(queries, player, ['currency', 'status']);

async function refuseGifts(queries: Queries, player: number): Promise<void> {
  const refusal = await bonusRefusal(queries, player);
  if (refusal) throw refuse(refusal);
}

/**
 * The sportsbook's coupon of a code; it isn't used up here, the sportsbook redeems it (GIFT-004). Refuses: player_excluded, account_locked.
 */
export async function betting(queries: Queries, code: string, { player, locale, now }: Scene): Promise<ResponseOf<typeof usePromoCode>> {
  if (await isOnBreak(queries, player)) throw refuse('player_excluded');
  if ((await accountOf(queries, player)).status !== 'active') throw refuse('account_locked');
  const row = await findBettingCode(queries, code);
  if (!row?.url || (row.valid_until && row.valid_until <= now)) return { data: null };
  return { data: { code, title: titleIn(row.title, locale), url: row.url, valid_until: row.valid_until?.toISOString() ?? null } };
}

/** Uses a code for a player: once per player and within its quota, under its row lock. */
async function takeUse(transaction: Transaction, code: string, { player, now }: Scene) {
  const row = await lockCoupon(transaction, code);
  const status = ((): CouponStatus | null => {
    if (!row) return 'not_found';
    return row.valid_until && row.valid_until <= now ? 'expired' : null;
  })();
  if (!row || status) return { status: status ?? ('not_found' as const), row: null };
  const known = await findUse(transaction, code, player);
  if (known) return { status: 'already_used' as const, row: null };
  if (row.quota !== null && row.used >= row.quota) return { status: 'used_up' as const, row: null };
  await setUsed(transaction, row, code);
  await addUse(transaction, code, player);
  return { status: 'applied' as const, row };
}

/** Redeems a coupon (GIFT-004). Refuses: player_excluded, bonuses_disabled, multi_account_player, account_locked. */
export async function coupon(transaction: Transaction, code: string, scene: Scene): Promise<ResponseOf<typeof useCoupon>> {
  const { player, locale, now } = scene;
  const refusal = await couponRefusal(transaction, player);
  if (refusal) throw refuse(refusal);
  const { status, row } = await takeUse(transaction, code, scene);
  if (!row?.gift) return { status, gift: null };
  const { currency } = await accountOf(transaction, player);
  const rates = await new KnownCurrencies(transaction).at(now.getTime());
  const amount_cents = offerAmount(row.gift.amount_cents ?? 0, currency, rates);
  const max_win_cents = noDepositMaxWin(await readConfig(transaction, 'reward-terms'), currency, rates);
  const gift = {
    valid_days: 30,
    ...row.gift,
    title: row.gift.title ?? row.title,
    group_key: 'coupon',
    currency,
    amount_cents,
    max_win_cents,
    source: `coupon:${code}`,
    activatable_days: 14,
  };
  const id = await giveGift(transaction, player, gift, now);
  const given = id && (await readGift(transaction, player, id));
  return { status, gift: given ? presentGift(given, locale, now) : null };
}

/** Stores the code for the next deposit's bonus; the offer is null if the code has no effect. Refuses for the same reasons as gifts. */
export async function setCode(
  transaction: Transaction,
  code: string,
  { player, locale, now }: Scene,
): Promise<ResponseOf<typeof setBonusCode>> {
  await refuseGifts(transaction, player);
  await updatePlayer(transaction, player, { deposit_bonus_code: code });
  const { currency } = await accountOf(transaction, player);
  const [offer] = await openOffers(transaction, player);
  const scene = { rates: await new KnownCurrencies(transaction).at(now.getTime()), terms: await readConfig(transaction, 'reward-terms') };
  return { deposit_bonus_code: code, offer: offer ? presentOffer(offer, currency, scene, locale) : null };
}

/** Removes the code. */
export async function clearCode(transaction: Transaction, player: number): Promise<{ deposit_bonus_code: null }> {
  await updatePlayer(transaction, player, { deposit_bonus_code: null });
  return { deposit_bonus_code: null };
}

/** Turns bonuses on or off. During a break they stay off: `player_excluded`. */
export async function setCanIssue(transaction: Transaction, player: number, canIssue: boolean): Promise<{ can_issue: boolean }> {
  if (canIssue && (await isOnBreak(transaction, player))) throw refuse('player_excluded');
  await updatePlayer(transaction, player, { can_issue_bonuses: canIssue });
  return { can_issue: canIssue };
}
