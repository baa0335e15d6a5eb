import { sql } from 'kysely';
import type { Transaction } from '#server/database/connection';

/** How long a deposit that was called off counts without its provider's confirmation. */
export const UNCONFIRMED_MS = 24 * 60 * 60_000;

/** What a player has deposited or is depositing since an instant, in one currency. */
export function depositedSince(transaction: Transaction, currency: string, player: number, except: string | null) {
  return sql<{ sum: number }>`
      select coalesce(sum(convert_cents(currency, ${currency}, amount_cents)), 0)::bigint as sum from payments
      where player_id = ${player} and action = 'deposit' and id is distinct from ${except}::uuid
        and (state in ('pending', 'processing')
          or (state = 'canceled' and may_still_come and changed_at > now() - make_interval(secs => ${UNCONFIRMED_MS / 1000})))
    `.execute(transaction);
}
