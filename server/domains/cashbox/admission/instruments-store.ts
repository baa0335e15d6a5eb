import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** Identifies a card by its fingerprint, or a wallet by its email address. */
export interface Instrument {
  method: string;
  cardFingerprint: string | null;
  email: string | null;
}

/** Whether a deposit by this card or wallet has arrived in the player's account. */
export async function hasPaidInBy(queries: Queries, player: number, { method, cardFingerprint, email }: Instrument): Promise<boolean> {
  if (cardFingerprint === null && email === null) return false;
  const row = await queries
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', player)
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .$if(cardFingerprint !== null, (query) => query.where('card_fingerprint', '=', cardFingerprint))
    .$if(cardFingerprint === null, (query) =>
      query.where('method', '=', method).where(sql`lower(fields->>'email')`, '=', (email ?? '').toLowerCase()),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
