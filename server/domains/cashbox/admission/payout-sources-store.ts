import { sql } from 'kysely';
import type { PayoutSource } from '#rules/cashbox/methods/payout-sources';
import type { Queries } from '#server/database/connection';

/** The cards and wallets of arrived deposits in a currency, with the payouts to each and a card's latest token. */
export async function readPayoutSources(
  queries: Queries,
  player: number,
  currency: string,
): Promise<(PayoutSource & { token: string | null })[]> {
  const { rows } = await sql<PayoutSource & { token: string | null }>`
    select method, coalesce(card_fingerprint, lower(fields->>'email'), '') as instrument, max(brand) as brand, max(detail) as title,
      coalesce(sum(amount_cents) filter (where action = 'deposit'), 0)::bigint as "depositedCents",
      coalesce(sum(amount_cents) filter (where action = 'cashout'), 0)::bigint as "withdrawnCents",
      (array_agg(fields->>'token' order by created_at desc) filter (where fields->>'token' is not null))[1] as token
    from payments
    where player_id = ${player} and currency = ${currency} and (
      (action = 'deposit' and state = 'succeeded')
      or (action = 'cashout' and state in ('pending', 'reserved', 'processing', 'success')))
    group by 1, 2
  `.execute(queries);
  return rows;
}

/** The methods by which a deposit has arrived, in any currency, from a card or wallet that can be recognised. */
export async function readPaidInMethods(queries: Queries, player: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('payments')
    .select('method')
    .distinct()
    .where('player_id', '=', player)
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .where(sql<boolean>`coalesce(card_fingerprint, fields->>'email') is not null`)
    .execute();
  return rows.map(({ method }) => method);
}
