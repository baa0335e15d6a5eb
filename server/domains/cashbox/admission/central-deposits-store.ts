import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** A player as a central file is asked about them, with the licence. */
export function readDepositor(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['license_name', 'first_name', 'last_name', 'date_of_birth', 'email', 'mobile_phone', 'postal_code'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}

/** An amount in euro cents, rounded up, as a cap compares it. */
export async function readEurCents(queries: Queries, currency: string, amount: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select convert_cents(${currency}, 'EUR', ${amount}) as cents`.execute(queries);
  return rows[0]!.cents;
}

/** Keeps a deposit before the file is asked for it; returns whether a repeat has it reserved already. */
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

/** Notes that the file holds room for a deposit. */
export async function setReserved(queries: Queries, reference: string): Promise<void> {
  await queries.updateTable('central_deposits').set({ is_reserved: true }).where('reference', '=', reference).execute();
}

/** Says which payment a reserved deposit became. */
export async function linkReservation(queries: Queries, reference: string, payment: string): Promise<void> {
  await queries.updateTable('central_deposits').set({ payment_id: payment }).where('reference', '=', reference).execute();
}

/** Notes that the room of a deposit was given back, or never given. */
export async function setReleased(queries: Queries, reference: string, at: Date): Promise<void> {
  await queries.updateTable('central_deposits').set({ is_reserved: false, released_at: at }).where('reference', '=', reference).execute();
}

/** Reserved deposits that came to nothing: no payment came of them since `before`, or it failed and no money can arrive any more. */
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
