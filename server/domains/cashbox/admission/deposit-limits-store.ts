import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** How long a cancelled deposit counts without its provider's confirmation. */
export const UNCONFIRMED_MS = 24 * 60 * 60_000;

/** A player's settled and pending deposits since an instant, in one currency. */
export function depositedSince(queries: Queries, currency: string, player: number, except: string | null) {
  return sql<{ sum: number }>`
      select coalesce(sum(convert_cents(currency, ${currency}, amount_cents)), 0)::bigint as sum from payments
      where player_id = ${player} and action = 'deposit' and id is distinct from ${except}::uuid
        and (state in ('pending', 'processing')
          or (state = 'canceled' and may_still_come and changed_at > now() - make_interval(secs => ${UNCONFIRMED_MS / 1000})))
    `.execute(queries);
}
