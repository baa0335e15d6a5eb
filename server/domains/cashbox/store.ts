import { sql, type Selectable } from 'kysely';
import type { PaymentStep } from '#contract/fields/payment';
import { withFee } from '#rules/cashbox/amounts/fee';
import type { Queries, Transaction } from '#server/database/connection';
import type { PaymentsTable } from './tables';

export type PaymentRow = Selectable<PaymentsTable>;

const HISTORY_AT_MOST = 500;

/** Inserts a payment. */
export async function insertPayment(
  transaction: Transaction,
  payment: Omit<
    PaymentRow,
    | 'state'
    | 'changed_at'
    | 'finished_at'
    | 'reason'
    | 'next'
    | 'may_still_come'
    | 'asking'
    | 'asked_until'
    | 'is_held'
    | 'returns'
    | 'return_failed_at'
    | 'replaced_by'
  > & { returns?: string },
): Promise<PaymentRow> {
  return transaction
    .insertInto('payments')
    .values({
      ...payment,
      fields: JSON.stringify(payment.fields),
      next: JSON.stringify({ kind: 'wait' }),
      changed_at: payment.created_at,
      reason: null,
      finished_at: null,
      returns: payment.returns ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A payment, which must exist. */
export function readPayment(queries: Queries, id: string): Promise<PaymentRow> {
  return queries.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A payment under its row lock; only of one player if one is given. Lock order: payment, then player. */
export async function lockPayment(transaction: Transaction, id: string, player?: number): Promise<PaymentRow | undefined> {
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .$if(player !== undefined, (query) => query.where('player_id', '=', player!))
    .forUpdate()
    .executeTakeFirst();
}

/** A player's deposits that wait for the player, under their row locks. */
export async function lockWaitingDeposits(transaction: Transaction, player: number): Promise<PaymentRow[]> {
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', player)
    .where('action', '=', 'deposit')
    .where('state', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A payment of a player, with its steps. */
export async function findPayment(queries: Queries, id: string, player: number): Promise<PaymentRow | undefined> {
  return queries.selectFrom('payments').selectAll().where('id', '=', id).where('player_id', '=', player).executeTakeFirst();
}

/** The player's payments since a time, newest first. */
export async function listPayments(queries: Queries, player: number, since: Date): Promise<PaymentRow[]> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', player)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(HISTORY_AT_MOST)
    .execute();
}

/** Updates a payment and returns it. */
export async function updatePayment(
  transaction: Transaction,
  id: string,
  change: Partial<
    Pick<
      PaymentRow,
      'state' | 'reason' | 'amount_cents' | 'next' | 'changed_at' | 'finished_at' | 'may_still_come' | 'asking' | 'asked_until' | 'is_held'
    >
  >,
): Promise<PaymentRow> {
  const { next, ...rest } = change;
  return transaction
    .updateTable('payments')
    .set({ ...rest, ...(next && { next: JSON.stringify(next) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records a step of a payment. */
export async function addStep(transaction: Transaction, payment: string, step: PaymentStep, at: Date): Promise<void> {
  await transaction.insertInto('payment_steps').values({ payment_id: payment, step, at }).execute();
}

/** The steps of a payment so far, in order. */
export async function readSteps(queries: Queries, payment: string): Promise<{ step: PaymentStep; at: Date }[]> {
  return queries.selectFrom('payment_steps').select(['step', 'at']).where('payment_id', '=', payment).orderBy('id').execute();
}

/** The decision on a provider's event when it first arrived; undefined for a new one. */
export async function decisionOf(queries: Queries, provider: string, event: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('payment_callbacks')
    .select('decision')
    .where('provider', '=', provider)
    .where('event', '=', event)
    .executeTakeFirst();
  return row?.decision;
}

/** Records a provider's event. */
export async function noteEvent(
  transaction: Transaction,
  event: {
    provider: string;
    event: string;
    payment_id: string;
    state: string;
    amount_cents: number;
    currency: string;
    said_at: Date;
    decision: string;
  },
): Promise<void> {
  await transaction.insertInto('payment_callbacks').values(event).execute();
}

/** Stores a player's deposit address; the first one stays. */
export async function keepAddress(transaction: Transaction, player: number, currency: string, address: string): Promise<string> {
  await transaction
    .insertInto('crypto_addresses')
    .values({ player_id: player, currency, address })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await transaction
    .selectFrom('crypto_addresses')
    .select('address')
    .where('player_id', '=', player)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return kept.address;
}

/** The player's deposit address in a currency; null if there is none. */
export async function readAddress(queries: Queries, player: number, currency: string): Promise<string | null> {
  const kept = await queries
    .selectFrom('crypto_addresses')
    .select('address')
    .where('player_id', '=', player)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return kept?.address ?? null;
}

/** An amount in euro cents, for thresholds. */
export async function euroCents(queries: Queries, currency: string, amountCents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select eur_cents(${currency}, ${amountCents}::bigint) as cents`.execute(queries);
  return rows[0]?.cents ?? 0;
}

/** The payment data for the sandbox's page, and whether the payment still waits there; null if it doesn't exist. */
export async function findOrder(
  queries: Queries,
  id: string,
): Promise<(Pick<PaymentRow, 'amount_cents' | 'currency' | 'method'> & { charged_cents: number; isOpen: boolean }) | null> {
  const row = await queries.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...row, charged_cents: withFee(row.action, row.amount_cents, row.fee_cents), isOpen: waitsAtProvider(row) } : null;
}

/** Whether a payment waits on the provider's page: a later submission there is ignored. */
export function waitsAtProvider({ state, next }: Pick<PaymentRow, 'state' | 'next'>): boolean {
  return state === 'pending' && next.kind === 'redirect';
}

/** Releases the claim on a payment's provider call. */
export function releaseClaim(queries: Queries, id: string, claimed: { asked_until: Date | null }) {
  return queries
    .updateTable('payments')
    .set({ asked_until: null })
    .where('id', '=', id)
    .where('asked_until', '=', claimed.asked_until)
    .execute();
}
