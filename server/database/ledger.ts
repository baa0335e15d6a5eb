import { sql } from 'kysely';
import type { RefusalCode } from '#contract/refusals';
import type { RealTimePayload } from '#contract/events/real-time';
import { callFunction } from './call-function';
import type { StoppedBy } from './refusal-of';
import type { Database, Queries } from './connection';
import { wakeSoon } from './wake';

/** Amounts are minor units of the currency. Each function is one SQL call, and joins a given transaction. */
type On = Database | Queries;

export type Balance = RealTimePayload<'balance'>;

/** The player's view of a round. */
export interface RoundResponse {
  round_id: string;
  state: 'open' | 'settled' | 'rolled_back';
  stake_cents: number;
  win_cents: number;
  outcome: unknown;
  balance: Balance;
  /** The gift of a free spin. */
  gift?: string;
}

export interface Wager {
  /** The intent's idempotency key and the hash of its body; null if the caller has claimed the key itself. */
  intent: { key: string; bodyHash: Buffer } | null;
  player: number;
  session: string;
  /** A version 7 UUID, so rounds of the same time are stored together. */
  round: string;
  game: string;
  currency: string;
  stake: number;
  outcome: object;
  win: number;
  /** The jackpot whose levels this game feeds. */
  jackpot: string | null;
}

/**
 * Takes the stake and commits the round with its outcome. Refuses with not_enough_money, limit_reached,
 * single_bet_limit, player_excluded, account_locked, currency_not_supported, stake_not_allowed, idempotency_conflict, money_stopped.
 */
export async function placeWager(on: On, wager: Wager): Promise<RoundResponse> {
  const { intent, player, session, round, game, currency, stake, outcome, win, jackpot } = wager;
  const response = await callFunction<RoundResponse>(on, 'place_wager', [
    intent?.key ?? null,
    intent?.bodyHash ?? null,
    player,
    session,
    round,
    game,
    currency,
    stake,
    outcome,
    win,
    jackpot,
    !('pool' in on),
  ]);
  if ('pool' in on) wakeSoon(on, player);
  return response;
}

/** Pays a level of a jackpot for a round, in the transaction that places its wager; the level resets to its seed. */
export async function awardJackpot(
  on: Queries,
  { player, round, currency, jackpot }: Wager & { jackpot: string },
  level: string,
): Promise<void> {
  await callFunction(on, 'award_jackpot', [player, round, currency, jackpot, level]);
}

/** Credits a round's win once. With `player` null, any player's round. Refuses with round_not_found, round_closed, money_stopped. */
export async function settleRound(on: On, round: string, player: number | null = null): Promise<RoundResponse> {
  const wakesAfter = 'pool' in on && player !== null;
  const response = await callFunction<RoundResponse>(on, 'settle_round', [round, player, !wakesAfter]);
  if (wakesAfter) wakeSoon(on, player);
  return response;
}

/** Returns an open round's stake once. Refuses with round_not_found, round_closed, money_stopped. */
export function rollbackRound(on: On, round: string, player: number | null = null): Promise<RoundResponse> {
  return callFunction(on, 'rollback_round', [round, player]);
}

/** Opens the player's accounts in a currency, once. Refuses with currency_not_supported. */
export function openAccount(on: On, player: number, currency: string): Promise<Balance> {
  return callFunction(on, 'open_account', [player, currency]);
}

/** The player's balances in one currency; zeros without an open account. */
export function balanceOf(on: On, player: number, currency: string): Promise<Balance> {
  return callFunction(on, 'balance_of', [player, currency]);
}

/** A payment and its amount; `reference` is its id, under which each step happens once. */
export interface Payment {
  reference: string;
  player: number;
  currency: string;
  amount: number;
}

/**
 * Credits a paid deposit; `credited` is false on a repeat. Limits are checked before paying, see `limitRefusal`. Refuses with
 * idempotency_conflict, amount_out_of_range, currency_not_supported, money_stopped.
 */
export function creditDeposit(on: On, payment: Payment): Promise<{ credited: boolean; balance: Balance }> {
  return callFunction(on, 'credit_deposit', [payment.reference, payment.player, payment.currency, payment.amount]);
}

/**
 * Holds a deposit that has just been credited for the payout `reference` that returns it (migration 0401). Refuses with
 * payment_not_found, money_stopped.
 */
export async function holdReturnedDeposit(
  on: On,
  { reference, deposit, player, currency }: Pick<Payment, 'reference' | 'player' | 'currency'> & { deposit: string },
): Promise<void> {
  await callFunction(on, 'hold_returned_deposit', [reference, deposit, player, currency]);
}

/** Reassigns the money held for one payout to another of the player's payouts. Refuses: payment_not_found, money_stopped. */
export async function moveHold(on: On, { reference, to, player }: Pick<Payment, 'reference' | 'player'> & { to: string }): Promise<void> {
  await callFunction(on, 'move_hold', [reference, to, player]);
}

export interface WithdrawalResponse {
  state: 'held' | 'recalled' | 'paid';
  balance: Balance;
}

/**
 * Reserves real money for a payout; `forfeitsBonus` forfeits deposit bonuses that are being wagered. Refuses with not_enough_money,
 * account_locked, amount_out_of_range, currency_not_supported, idempotency_conflict, bonus_would_be_lost, email_unconfirmed, round_open,
 * money_stopped.
 */
export function requestWithdrawal(on: On, payment: Payment, forfeitsBonus = false, isRest = false): Promise<WithdrawalResponse> {
  const { reference, player, currency, amount } = payment;
  return callFunction(on, 'request_withdrawal', [reference, player, currency, amount, forfeitsBonus, isRest]);
}

/** Returns a held withdrawal whose payout failed or was rejected. Refuses with payment_not_found, payment_not_recallable, money_stopped. */
export function returnWithdrawal(on: On, reference: string, player: number): Promise<WithdrawalResponse> {
  return callFunction(on, 'return_withdrawal', [reference, player]);
}

/**
 * Returns a held withdrawal that its player cancelled. Refuses with payment_not_found, payment_not_recallable, player_excluded,
 * money_stopped.
 */
export function recallWithdrawal(on: On, reference: string, player: number): Promise<WithdrawalResponse> {
  return callFunction(on, 'recall_withdrawal', [reference, player]);
}

/** Marks a held withdrawal as paid out; the house keeps its fee. Refuses with payment_not_found, payment_not_recallable, money_stopped. */
export function finishWithdrawal(on: On, reference: string, player: number, fee = 0): Promise<WithdrawalResponse> {
  return callFunction(on, 'finish_withdrawal', [reference, player, fee]);
}

/** Why the player may not deposit this amount, or not wager at all, now; null if nothing forbids it. `place_wager` checks a bet's stake. */
export function limitRefusal(
  on: On,
  asked: { player: number; currency: string; kind: 'wager' | 'deposit'; amount: number },
): Promise<Extract<RefusalCode, 'player_excluded' | 'limit_reached'> | null> {
  return callFunction(on, 'limit_refusal', [asked.player, asked.currency, asked.kind, asked.amount]);
}

/** The same with the limit, what is left of it and when more frees up; with a null amount, the limit that leaves least. */
export function limitStop(
  on: On,
  asked: { player: number; currency: string; kind: 'wager' | 'deposit'; amount: number | null },
): Promise<StoppedBy | null> {
  return callFunction(on, 'limit_stop', [asked.player, asked.currency, asked.kind, asked.amount]);
}

interface JackpotAmount {
  jackpot: string;
  level: string;
  name: string;
  eur_cents: number;
}

/** A subquery with the current value of every jackpot level in euro cents. */
export function jackpotAmounts(queries: Queries) {
  return queries.selectFrom(sql<JackpotAmount>`jackpot_amounts()`.as('jackpot_amounts'));
}

/** Verifies the ledger; returns the problems, any of which stops money. */
export function reconcile(on: On, isFull: boolean): Promise<object[]> {
  return callFunction(on, 'reconcile', [isFull]);
}
