import type { RegisterName } from '#rules/account/verification/registers';
import type { Queries } from '#server/database/connection';

/** A register’s result about a player; undefined if it was never queried. */
export function readResult(queries: Queries, player: number, register: RegisterName) {
  return queries
    .selectFrom('register_answers')
    .select(['is_excluded as isExcluded', 'asked_at as askedAt'])
    .where('player_id', '=', player)
    .where('register', '=', register)
    .executeTakeFirst();
}

/** Stores a register's result. */
export async function storeResult(queries: Queries, player: number, register: RegisterName, isExcluded: boolean, at: Date): Promise<void> {
  await queries
    .insertInto('register_answers')
    .values({ player_id: player, register, is_excluded: isExcluded, asked_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'register']).doUpdateSet({ is_excluded: isExcluded, asked_at: at }))
    .execute();
}

/** The columns of a player with which a register is queried. */
export function readPerson(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['license_name', 'first_name', 'last_name', 'date_of_birth', 'email', 'mobile_phone', 'postal_code'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}
