import { sql } from 'kysely';
import type { ClosingReason } from '#rules/account/closing/closing';
import { callFunction } from '#server/database/call-function';
import type { Queries, Transaction } from '#server/database/connection';

/** Every currency in which a player has money, in minor units. */
export async function readBalances(queries: Queries, player: number) {
  const { rows } = await sql<{ currency: string; real_cents: number; bonus_cents: number; pending_cents: number }>`
    select currency, coalesce(sum(balance) filter (where kind = 'real'), 0)::bigint as real_cents,
      coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint as bonus_cents,
      coalesce(sum(balance) filter (where kind = 'pending_withdrawal'), 0)::bigint as pending_cents
    from accounts where player_id = ${player} group by currency having sum(abs(balance)) > 0 order by currency
  `.execute(queries);
  return rows;
}

/** A player's gifts that haven't ended. */
export function readOpenGifts(queries: Queries, player: number) {
  return queries
    .selectFrom('gifts')
    .select('id')
    .where('player_id', '=', player)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The comp points that a player can still spend. */
export async function readPoints(queries: Queries, player: number): Promise<number> {
  const row = await queries.selectFrom('comp_points').select('chargeable').where('player_id', '=', player).executeTakeFirst();
  return Number(row?.chargeable ?? 0);
}

/** Whether a player has a round that isn't settled. */
export async function hasOpenRounds(queries: Queries, player: number): Promise<boolean> {
  const row = await queries
    .selectFrom('rounds')
    .select('id')
    .where('player_id', '=', player)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forfeits a gift. */
export function forfeit(transaction: Transaction, player: number, gift: string): Promise<unknown> {
  return callFunction(transaction, 'cancel_gift', [player, gift]);
}

/** Sets an account to closed, without pushes. */
export async function setClosed(transaction: Transaction, player: number): Promise<void> {
  await transaction.updateTable('players').set({ status: 'closed' }).where('id', '=', player).execute();
  await transaction.deleteFrom('push_subscriptions').where('player_id', '=', player).execute();
}

/** Lets a session expire at an instant. */
export async function endSoon(transaction: Transaction, session: Buffer, at: Date): Promise<void> {
  await transaction.updateTable('sessions').set({ expires_at: at }).where('token_hash', '=', session).execute();
}

/** Records a closure. */
export async function insertClosure(
  transaction: Transaction,
  closure: {
    player_id: number;
    reason: ClosingReason;
    comment: string | null;
    closed_at: Date;
    is_erasure_asked: boolean;
    trim_due_at: Date;
    erase_due_at: Date;
  },
): Promise<void> {
  await transaction.insertInto('account_closures').values(closure).execute();
}

/** The closure of an account that wasn't reopened, locked. */
export function lockClosure(transaction: Transaction, player: number) {
  return transaction
    .selectFrom('account_closures')
    .select(['id', 'reason', 'closed_at as closedAt', 'trimmed_at as trimmedAt', 'erased_at as erasedAt'])
    .where('player_id', '=', player)
    .where('reopened_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Reopens a closed account. */
export async function setReopened(transaction: Transaction, player: number, closure: number, now: Date): Promise<void> {
  await transaction.updateTable('account_closures').set({ reopened_at: now }).where('id', '=', closure).execute();
  await transaction.updateTable('players').set({ status: 'active' }).where('id', '=', player).execute();
}
