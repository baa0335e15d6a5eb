import { groups } from '#rules/account/groups';
import { offerAmount } from '#rules/money/offer-amount';
import { readPlayer, updatePlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { KnownCurrencies } from '#server/domains/games/catalogue/currencies';
import { readGroups } from '../account/players/users';
import { mayBeOffered } from '#server/domains/account/sign-in/play-break-store';
import { giveGift, issueGift, type NewGift } from './give';
import type { OfferRow } from './present';
import { noDepositMaxWin } from './reward-terms';
import { readConfig } from '../config/store';
import { readOffers, readTaken } from './store';
import { activateNewGift } from './moves-store';

/** The days within which an offer's reward must be activated, and then played. */
const TO_TAKE = 7;
const TO_PLAY = 30;

/** Deposit offers open to a player, none on a break or with markers of harm: only that of the player's code, otherwise all that the player hasn't used (CASH-015). */
export async function openOffers(queries: Queries, player: number): Promise<OfferRow[]> {
  const row = await readPlayer(queries, player, ['deposit_bonus_code', 'can_issue_bonuses']);
  if (!row.can_issue_bonuses || !(await mayBeOffered(queries, player))) return [];
  if ((await readGroups(queries, player)).includes(groups.multiAccount)) return [];
  const taken = await readTaken(queries, player);
  const offers = (await readOffers(queries, 'deposit')).filter(({ key }) => !taken.has(key));
  return row.deposit_bonus_code === null ? offers : offers.filter(({ code }) => code === row.deposit_bonus_code);
}

interface Deposited {
  player_id: number;
  currency: string;
  amount_cents: number;
}

interface Share {
  currency: string;
  amount_cents: number;
  /** The maximum payout without a deposit. */
  max_win_cents?: number;
}

/**
 * Issues an offer's rewards, money and free spins separately, each once. Returns whether there were any. A registration's reward sends no
 * notification: it would be the first that a new player gets from us.
 */
async function giveOffer(
  transaction: Transaction,
  player: number,
  offer: OfferRow,
  { currency, amount_cents, max_win_cents }: Share,
  now: Date,
): Promise<boolean> {
  const { key, kind, title, tier, wager, game, freespins_total } = offer;
  const give = (gift: NewGift) =>
    kind === 'registration' ? issueGift(transaction, player, gift) : giveGift(transaction, player, gift, now);
  const terms = { tier, group_key: key, title, currency, wager, activatable_days: TO_TAKE, valid_days: TO_PLAY };
  const base = kind === 'registration' ? { ...terms, max_win_cents } : terms;
  const money =
    amount_cents > 0 &&
    (await give({ ...base, type: kind, kind: kind === 'deposit' ? 'deposit_bonus' : 'cash', amount_cents, source: `offer:${key}` }));
  const spins =
    freespins_total > 0 &&
    (await give({ ...base, type: 'freespins', kind: 'freespins', freespins_total, game, source: `offer:${key}:spins` }));
  // Choosing an offer for a deposit activates its reward.
  if (money && kind === 'deposit') await activateNewGift(transaction, player, money);
  return Boolean(money) || Boolean(spins);
}

/** Issues a settled deposit's bonus by the player's code: percent of it up to a maximum, once; the code is used up (GIFT-005). */
export async function onDeposit(
  transaction: Transaction,
  { player_id: player, currency, amount_cents: paid }: Deposited,
  now: Date,
): Promise<void> {
  const row = await readPlayer(transaction, player, ['deposit_bonus_code']);
  if (row.deposit_bonus_code === null) return;
  const [offer] = await openOffers(transaction, player);
  if (!offer) return;
  const currencies = await new KnownCurrencies(transaction).at(now.getTime());
  if (paid < offerAmount(offer.min_eur_cents, currency, currencies)) return;
  const amount_cents = Math.min(Math.floor((paid * offer.percent) / 100), offerAmount(offer.max_eur_cents, currency, currencies));
  const isGiven = await giveOffer(transaction, player, offer, { currency, amount_cents }, now);
  if (isGiven) await updatePlayer(transaction, player, { deposit_bonus_code: null });
}

/** Issues the automatic reward of a registration. */
export async function onRegistration(transaction: Transaction, player: number, currency: string, now: Date): Promise<void> {
  const offers = (await readOffers(transaction, 'registration')).filter(({ code }) => code === null);
  if (offers.length === 0) return;
  const currencies = await new KnownCurrencies(transaction).at(now.getTime());
  const max_win_cents = noDepositMaxWin(await readConfig(transaction, 'reward-terms'), currency, currencies);
  for (const offer of offers) {
    await giveOffer(
      transaction,
      player,
      offer,
      { currency, amount_cents: offerAmount(offer.amount_eur_cents, currency, currencies), max_win_cents },
      now,
    );
  }
}
