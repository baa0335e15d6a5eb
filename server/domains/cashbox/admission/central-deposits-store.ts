import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** The player's data for a request to a central register, with the licence. */
export function readDepositor(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['license_name', 'first_name', 'last_name', 'date_of_birth', 'email', 'mobile_phone', 'postal_code'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}

/** An amount in euro cents, rounded up, for comparing with a cap. */
export async function readEurCents(queries: Queries, currency: string, amount: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select convert_cents(${currency}, 'EUR', ${amount}) as cents`.execute(queries);
  return rows[0]!.cents;
}

/** Stores a deposit before the register is queried; returns whether an earlier attempt has reserved it already. */
export async function keepReservation(
  queries: Queries,
  deposit: { reference: string; player_id: number; eur_cents: number; asked_at: Date },
): Promise<boolean> {
  const { is_reserved: isReserved } = await queries
    .insertInto('central_deposits')
    .values(deposit)
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ released_at: null }))
    .returning('is_reserved')
    .executeTakeFirstOrThrow();
  return isReserved;
}

/** Records that the register has reserved a deposit. */
export async function setReserved(queries: Queries, reference: string): Promise<void> {
  await queries.updateTable('central_deposits').set({ is_reserved: true }).where('reference', '=', reference).execute();
}

/** Records the payment of a reserved deposit. */
export async function linkReservation(queries: Queries, reference: string, payment: string): Promise<void> {
  await queries.updateTable('central_deposits').set({ payment_id: payment }).where('reference', '=', reference).execute();
}

/** Records that the reservation of a deposit was released or never made. */
export async function setReleased(queries: Queries, reference: string, at: Date): Promise<void> {
  await queries.updateTable('central_deposits').set({ is_reserved: false, released_at: at }).where('reference', '=', reference).execute();
}

/** Reservations that are no longer needed: without a payment since `before`, or with a failed one that can't be paid any more. */
export async function readVoidReservations(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .selectFrom('central_deposits as c')
    .leftJoin('payments as p', 'p.id', 'c.payment_id')
    .select('c.reference')
    .where('c.released_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('c.payment_id', 'is', null), is('c.asked_at', '<', before)]),
        is.and([is('p.state', 'in', ['canceled', 'declined', 'rejected']), is('p.may_still_come', '=', false)]),
      ]),
    )
    .orderBy('c.asked_at')
    .limit(500)
    .execute();
  return rows.map(({ reference }) => reference);
}
