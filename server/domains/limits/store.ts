import { sql } from 'kysely';
import type { Limit, LimitPeriod, LimitType } from '#contract/fields/limit';
import { isReached, breakEnd } from '#rules/limits/limits';
import type { Queries, Transaction } from '#server/database/connection';
import { hashToken } from '#server/plugins/session';

/** A limit that applies, with what's used of it. */
export interface LimitRow {
  id: number;
  type: LimitType;
  period: LimitPeriod;
  currency: string | null;
  amount_cents: number | null;
  minutes: number | null;
  played_ms: number | null;
  active_until: Date | null;
  used: number | null;
  frees_at: Date | null;
  pending_amount_cents: number | null;
  pending_minutes: number | null;
  pending_from: Date | null;
  confirmed_at: Date | null;
}

/** A limit as the player sees it. */
export function presentLimit(row: LimitRow): Limit {
  const { currency, amount_cents, used } = row;
  const accounts = currency !== null && amount_cents !== null ? [{ currency, amount_cents, current_value_amount_cents: used ?? 0 }] : [];
  const minutesUsed = row.minutes === null ? null : Math.floor((row.played_ms ?? 0) / 60_000);
  const isWaiting = row.pending_from !== null && row.confirmed_at === null;
  return {
    id: row.id,
    type: row.type,
    period: row.period,
    accounts,
    minutes: row.minutes,
    minutes_used: minutesUsed,
    is_reached: isReached({ type: row.type, accounts, minutes: row.minutes, minutes_used: minutesUsed }),
    active_until: row.active_until?.toISOString() ?? null,
    frees_at: row.frees_at?.toISOString() ?? null,
    pending: isWaiting ? { value: row.pending_amount_cents ?? row.pending_minutes, from: row.pending_from!.toISOString() } : null,
  };
}

/** The limits that apply to a player now, with the amount of each that settled money has used; only one if `id` names it. */
export async function readSettled(queries: Queries, player: number, id: number | null = null): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select a.id, a.type, a.period, a.currency, a.amount_cents, a.minutes, a.active_until,
      case when a.currency is not null and a.type <> 'single_bet' then limit_usage(a.player_id, a.type, a.period, a.currency) end as used,
      case when a.minutes is not null then played_ms(a.player_id, a.period) end as played_ms,
      case when a.type in ('loss', 'wager', 'deposit', 'session') then limit_frees_at(a.player_id, a.type, a.period) end as frees_at,
      u.pending_amount_cents, u.pending_minutes, u.pending_from, u.confirmed_at
    from active_limits a join user_limits u using (id)
    where a.player_id = ${player} and (${id}::bigint is null or a.id = ${id})
    order by a.type, a.period, a.currency
  `.execute(queries);
  return rows;
}

/** Writes confirmed, due changes into the rows; the view already applies them. */
export async function settleDue(transaction: Transaction, player: number): Promise<void> {
  await sql`
    update user_limits set
      amount_cents = coalesce(case when not pending_removal then pending_amount_cents end, amount_cents),
      minutes = coalesce(case when not pending_removal then pending_minutes end, minutes),
      active_until = case when pending_removal then greatest(pending_from, confirmed_at) else active_until end,
      pending_amount_cents = null, pending_minutes = null, pending_removal = false, pending_from = null,
      confirm_token_hash = null, confirmed_at = null
    where player_id = ${player} and confirmed_at is not null and pending_from <= now()
  `.execute(transaction);
}

/** The row of a lasting limit that a request concerns, locked; null before the first one. */
export async function findLasting(transaction: Transaction, player: number, type: LimitType, period: LimitPeriod, currency: string | null) {
  const found = await transaction
    .selectFrom('user_limits')
    .select(['id', 'amount_cents', 'minutes'])
    .where('player_id', '=', player)
    .where('type', '=', type)
    .where('period', '=', period)
    .where('currency', currency === null ? 'is' : '=', currency)
    .where('active_until', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

const nothingPending = {
  pending_amount_cents: null,
  pending_minutes: null,
  pending_removal: false,
  pending_from: null,
  confirm_token_hash: null,
  confirmed_at: null,
};

/** Sets a limit that applies now; a pending change is dropped. */
export async function bind(transaction: Transaction, limit: number, bound: { amount_cents?: number; minutes?: number }): Promise<void> {
  await transaction
    .updateTable('user_limits')
    .set({ ...bound, ...nothingPending })
    .where('id', '=', limit)
    .execute();
}

/** Makes a raise or a removal wait until an instant. */
export async function letWait(
  transaction: Transaction,
  limit: number,
  change: { pending_amount_cents?: number; pending_minutes?: number; pending_removal?: boolean },
  from: Date,
): Promise<void> {
  await transaction
    .updateTable('user_limits')
    .set({ ...nothingPending, ...change, pending_from: from })
    .where('id', '=', limit)
    .execute();
}

/** Sets the token that confirms a change; undefined if the player has changed the request since. */
export function setConfirmToken(queries: Queries, token: string, limit: number, from: string) {
  return queries
    .updateTable('user_limits')
    .set({ confirm_token_hash: hashToken(token) })
    .where('id', '=', limit)
    .where('pending_from', '=', new Date(from))
    .where('confirmed_at', 'is', null)
    .returning(['player_id', 'pending_removal'])
    .executeTakeFirst();
}

/** Starts a break; returns its id and its end. */
export function insertBreak(
  transaction: Transaction,
  player: number,
  asked: { type: 'coolingoff' | 'selfexclusion'; period: LimitPeriod },
  now: Date,
) {
  return transaction
    .insertInto('user_limits')
    .values({ player_id: player, type: asked.type, period: asked.period, active_until: breakEnd(asked.period, now) })
    .returning(['id', 'active_until'])
    .executeTakeFirstOrThrow();
}

/** Sets the first limit of a kind; returns its id. */
export function insertLimit(
  transaction: Transaction,
  player: number,
  asked: { type: LimitType; period: LimitPeriod },
  bound: { minutes: number } | { currency: string; amount_cents: number },
) {
  return transaction
    .insertInto('user_limits')
    .values({ player_id: player, type: asked.type, period: asked.period, ...bound })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The currency of a code in the ledger, if there is one. */
export function findCurrency(transaction: Transaction, currency: string) {
  return transaction.selectFrom('currency_rates').select('currency').where('currency', '=', currency).executeTakeFirst();
}

/** The limit whose change a token confirms, locked. */
export function lockByToken(transaction: Transaction, token: string) {
  return transaction
    .selectFrom('user_limits')
    .select(['id', 'player_id', 'type', 'pending_from', 'confirmed_at'])
    .where('confirm_token_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();
}

/** Records that a change was confirmed. */
export function setConfirmed(transaction: Transaction, now: Date, found: { id: number }) {
  return transaction.updateTable('user_limits').set({ confirmed_at: now }).where('id', '=', found.id).execute();
}

/** The row of a limit, whether it applies or not. */
export function readLimitRow(transaction: Queries, limit: number) {
  return transaction.selectFrom('user_limits').selectAll().where('id', '=', limit).executeTakeFirstOrThrow();
}

/** An amount in another currency, rounded up, for comparing with limits. */
export async function convertCents(queries: Queries, amount: number, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select convert_cents(${from}, ${to}, ${amount}) as cents`.execute(queries);
  return rows[0]!.cents;
}
