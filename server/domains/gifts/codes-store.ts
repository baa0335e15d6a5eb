import type { Queries, Transaction } from '#server/database/connection';

/** A code of the sportsbook. */
export function findBettingCode(queries: Queries, code: string) {
  return queries.selectFrom('promo_codes').selectAll().where('code', '=', code).where('kind', '=', 'betting').executeTakeFirst();
}

/** A coupon, locked. */
export function lockCoupon(transaction: Transaction, code: string) {
  return transaction
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code)
    .where('kind', '=', 'coupon')
    .forUpdate()
    .executeTakeFirst();
}

/** A player's use of a code. */
export function findUse(transaction: Transaction, code: string, player: number) {
  return transaction
    .selectFrom('promo_code_uses')
    .select('code')
    .where('code', '=', code)
    .where('player_id', '=', player)
    .executeTakeFirst();
}

/** Sets how many players have used a code. */
export function setUsed(transaction: Transaction, row: { used: number }, code: string) {
  return transaction
    .updateTable('promo_codes')
    .set({ used: row.used + 1 })
    .where('code', '=', code)
    .execute();
}

/** Records that a player used a code. */
export function addUse(transaction: Transaction, code: string, player: number) {
  return transaction.insertInto('promo_code_uses').values({ code, player_id: player }).execute();
}
