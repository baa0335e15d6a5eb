import { sql } from 'kysely';
import { acceptedTexts, termsVersion } from '#rules/account/sign-up/consents';
import { recordConsents } from '../contact/consents-store';
import { readVersions } from '#server/database/agreed-versions';
import type { Queries, Transaction } from '#server/database/connection';

/** The fields that a profile change is checked against, locked. */
export function lockProfile(transaction: Transaction, player: number) {
  return transaction
    .selectFrom('players')
    .select([
      'first_name',
      'last_name',
      'verified',
      'sumsub_verified',
      'country',
      'postal_code',
      'state',
      'date_of_birth',
      'mobile_phone',
      'phone_confirmed_at',
      'nickname',
    ])
    .where('id', '=', player)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Another player with the same nickname. */
export function findNickname(queries: Queries, nickname: string, player: number) {
  return queries
    .selectFrom('players')
    .select('id')
    .where(sql`lower(nickname)`, '=', nickname.toLowerCase())
    .where('id', '!=', player)
    .executeTakeFirst();
}

/** A player's wagers, wins and deposits, by currency. */
export function sumUsage(queries: Queries, player: number) {
  return queries
    .selectFrom('usage_hours')
    .select((select) => [
      'currency',
      select.fn.sum<string>('wagered').as('wagered'),
      select.fn.sum<string>('won').as('won'),
      select.fn.sum<string>('deposited').as('deposited'),
    ])
    .where('player_id', '=', player)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

/** Records that a player accepted the current terms, once for each version. */
export async function acceptTerms(transaction: Transaction, now: Date, player: number): Promise<void> {
  const version = termsVersion(await readVersions(transaction));
  const { numUpdatedRows } = await transaction
    .updateTable('players')
    .set({ terms_accepted_at: now, terms_version: version })
    .where('id', '=', player)
    .where((where) => where.or([where('terms_accepted_at', 'is', null), where('terms_version', '!=', version)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordConsents(transaction, player, acceptedTexts, 'account', now);
}
