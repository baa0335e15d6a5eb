import type { GiftKind, GiftTier, GiftType } from '#contract/fields/gift';
import { formatMoney } from '#rules/money/format';
import type { Transaction } from '#server/database/connection';
import { KnownCurrencies } from '../games/catalogue/currencies';
import { notify } from '../notifications/notify';
import type { LocalTitle } from '#rules/gifts/local-title';
import { type BonusTerms, bonusTerms } from './reward-terms';
import { readConfig } from '../config/store';
import { bonusRefusal } from './store';
import type { GiftPart } from './tables';
import { issueGiftRow } from './moves-store';

/** A gift to be issued. Amounts are minor units of `currency`; `source` is the award, which issues once. */
export interface NewGift {
  id?: string;
  type: GiftType;
  kind: GiftKind;
  tier?: GiftTier | null;
  group_key: string;
  title?: LocalTitle | null;
  currency: string;
  amount_cents?: number;
  /** The wagering multiple; if omitted, the money is real immediately. */
  wager?: number;
  max_win_cents?: number;
  /** Games whose bets count towards the wagering; all if omitted. */
  games?: string[];
  /** The game of the free spins. */
  game?: string | null;
  freespins_total?: number;
  winnings?: 'bonus' | 'cash';
  points?: number;
  bonuses?: GiftPart[];
  source: string;
  activatable_days?: number;
  valid_days?: number;
}

/**
 * Inserts a gift with the current terms, once per source; null if it was issued before. Updates the player's streams, but sends no
 * notification.
 */
export async function issueGift(transaction: Transaction, player: number, gift: NewGift): Promise<string | null> {
  return issueGiftRow(transaction, player, gift, await currentTerms(transaction, gift.currency));
}

/** The wagering terms that a gift in a currency gets now. */
export async function currentTerms(transaction: Transaction, currency: string): Promise<BonusTerms> {
  const rates = await new KnownCurrencies(transaction).at(0);
  return bonusTerms(await readConfig(transaction, 'reward-terms'), currency, rates);
}

/**
 * Issues a gift to a player and notifies them, in the caller's transaction. Returns its id; null if its source has issued it before, or if
 * none may be issued: to an excluded player, during a break, or with bonuses turned off.
 */
export async function giveGift(transaction: Transaction, player: number, gift: NewGift, now: Date): Promise<string | null> {
  if (await bonusRefusal(transaction, player)) return null;
  const id = await issueGift(transaction, player, gift);
  if (id) await notifyOfGift(transaction, player, gift, now);
  return id;
}

/** Notifies a player of a new gift: history, live event and push. */
export async function notifyOfGift(
  transaction: Transaction,
  player: number,
  { type, currency, amount_cents = 0, freespins_total = 0 }: Pick<NewGift, 'type' | 'currency' | 'amount_cents' | 'freespins_total'>,
  now: Date,
): Promise<void> {
  const isSpins = type === 'freespins';
  const what = isSpins ? 'spins' : amount_cents > 0 ? 'money' : 'other';
  await notify(
    transaction,
    player,
    {
      type: isSpins ? 'freespins_changes' : 'bonuses_changes',
      category: 'bonuses',
      title: isSpins ? 'gifts.note.spins.title' : 'gifts.note.bonus.title',
      text: `gifts.note.${what}.text`,
      values: (locale) => ({ count: freespins_total, ...(what === 'money' && { amount: formatMoney(amount_cents, currency, locale) }) }),
      icon: 'gift',
      button: { title: 'gifts.note.button', path: '/profile/gifts' },
    },
    now,
  );
}
