import { sql } from 'kysely';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { Transaction } from '#server/database/connection';
import { limitRefusal } from '#server/database/ledger';
import { refuse } from '#server/plugins/refusals';

/** Deposits under way, in a currency's minor units; a crypto address that only waits is nobody's promise to pay. */
async function underWay(transaction: Transaction, player: number, currency: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(convert_cents(currency, ${currency}, amount_cents)), 0)::bigint as sum from payments
    where player_id = ${player} and action = 'deposit'
      and (state = 'processing' or (state = 'pending' and type <> 'crypto'))
  `.execute(transaction);
  return rows[0]?.sum ?? 0;
}

/**
 * Takes the player's lock, so that two deposits at once do not pass one limit together, and asks whether this one may
 * be (LIMIT-005). Answers the player's licence. Refuses: account_locked, limit_reached, player_excluded, money_stopped.
 */
export async function requireWithinLimits(transaction: Transaction, player: number, { amount_cents, currency }: PaymentRequest): Promise<string | null> {
  const { rows } = await sql<{ status: string }>`select lock_player(${player}::bigint) as status`.execute(transaction);
  if (rows[0]?.status !== 'active') throw refuse('account_locked');
  const amount = amount_cents + (await underWay(transaction, player, currency));
  const refusal = await limitRefusal(transaction, { player, currency, kind: 'deposit', amount });
  if (refusal) throw refuse(refusal);
  const { license_name: licence } = await transaction.selectFrom('players').select('license_name').where('id', '=', player).executeTakeFirstOrThrow();
  return licence;
}
