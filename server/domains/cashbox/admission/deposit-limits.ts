import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { RefusalCode } from '#contract/refusals';
import type { Transaction } from '#server/database/connection';
import { limitRefusal } from '#server/database/ledger';
import { lockPlayer } from '#server/database/player-lock';
import { depositedSince } from './deposit-limits-store';

/** Deposits under way, in a currency's minor units: all whose money may still come, but for the one named. */
export async function underWay(transaction: Transaction, player: number, currency: string, except: string | null = null): Promise<number> {
  const { rows } = await depositedSince(transaction, currency, player, except);
  return rows[0]?.sum ?? 0;
}

type Verdict = Extract<RefusalCode, 'account_locked' | 'limit_reached' | 'player_excluded'>;

/**
 * Takes the player's lock, so that two deposits at once do not pass one limit together, and answers why this much may
 * not come in now, null when nothing stands against it (LIMIT-005). `payment`: one that waits and counts once.
 */
export async function depositRefusal(
  transaction: Transaction,
  player: number,
  { amount_cents, currency }: Pick<PaymentRequest, 'amount_cents' | 'currency'>,
  payment: string | null = null,
): Promise<Verdict | null> {
  if ((await lockPlayer(transaction, player)) !== 'active') return 'account_locked';
  const amount = amount_cents + (await underWay(transaction, player, currency, payment));
  return limitRefusal(transaction, { player, currency, kind: 'deposit', amount });
}
