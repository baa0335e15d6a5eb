import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { LimitStop } from '#contract/fields/limit';
import type { RefusalCode } from '#contract/refusals';
import type { Queries, Transaction } from '#server/database/connection';
import { limitStop } from '#server/database/ledger';
import { lockPlayer } from '#server/database/player-lock';
import { limitOf } from '#server/database/refusal-of';
import { depositedSince } from './deposit-limits-store';

/** Pending deposits, in a currency's minor units: all whose money may still arrive, except the given one. */
export async function underWay(queries: Queries, player: number, currency: string, except: string | null = null): Promise<number> {
  const { rows } = await depositedSince(queries, currency, player, except);
  return rows[0]?.sum ?? 0;
}

/** The deposit limit that leaves least in a currency, with what it leaves after pending deposits; null without one. */
export async function depositRoom(transaction: Transaction, player: number, currency: string): Promise<LimitStop | null> {
  const pending = await underWay(transaction, player, currency);
  const stop = await limitStop(transaction, { player, currency, kind: 'deposit', amount: null });
  const limit = stop && limitOf(stop);
  return limit ? { ...limit, left_cents: Math.max(0, limit.left_cents - pending) } : null;
}

interface Verdict {
  code: Extract<RefusalCode, 'account_locked' | 'limit_reached' | 'player_excluded'>;
  limit?: LimitStop | undefined;
}

/**
 * Takes the player's lock, so that two concurrent deposits can't exceed one limit together, and returns why this amount can't be deposited
 * now, with the limit and what is left of it; null if nothing forbids it (LIMIT-005). `payment`: a pending one that mustn't count twice.
 */
export async function depositRefusal(
  transaction: Transaction,
  player: number,
  { amount_cents, currency }: Pick<PaymentRequest, 'amount_cents' | 'currency'>,
  payment: string | null = null,
): Promise<Verdict | null> {
  if ((await lockPlayer(transaction, player)) !== 'active') return { code: 'account_locked' };
  const pending = await underWay(transaction, player, currency, payment);
  const stop = await limitStop(transaction, { player, currency, kind: 'deposit', amount: amount_cents + pending });
  if (!stop) return null;
  const limit = limitOf(stop);
  // Pending deposits reduce what is left.
  const code = stop.code as Verdict['code'];
  return { code, limit: limit && { ...limit, left_cents: Math.max(0, limit.left_cents - pending) } };
}
