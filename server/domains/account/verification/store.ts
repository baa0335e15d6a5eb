import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** The marks of a player that verification depends on. */
export function readMarks(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select([
      'confirmed_at',
      'phone_confirmed_at',
      'verified',
      'sumsub_verified',
      'sow_questionnaire_expires_at',
      'license_name',
      'currency',
    ])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}

/** A player's documents as evidence, the latest first. */
export function readEvidenceDocuments(queries: Queries, player: number) {
  return queries
    .selectFrom('documents')
    .select(['kind', 'state', 'reason', 'valid_until as validUntil'])
    .where('player_id', '=', player)
    .where('state', '!=', 'sending')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Whether a deposit of the player's has ever arrived. */
export async function hasPaidIn(queries: Queries, player: number): Promise<boolean> {
  const row = await queries
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', player)
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The total of a player's withdrawals in minor units of a currency, without returned ones, plus a `further` one that's only
 * requested.
 */
export async function withdrawnCents(
  queries: Queries,
  player: number,
  currency: string,
  further: { currency: string; amount_cents: number },
): Promise<number> {
  const { total } = await queries
    .selectFrom('payments')
    .select(
      sql<string>`coalesce(sum(convert_cents(currency, ${currency}, amount_cents)), 0)
        + convert_cents(${further.currency}, ${currency}, ${further.amount_cents}::bigint)`.as('total'),
    )
    .where('player_id', '=', player)
    .where('action', '=', 'cashout')
    .where('state', 'not in', ['rejected', 'recalled', 'declined', 'canceled'])
    .executeTakeFirstOrThrow();
  return Number(total);
}
