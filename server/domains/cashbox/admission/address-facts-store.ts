import { sql } from 'kysely';
import type { AddressFacts } from '#rules/cashbox/checks/address-cool-down';
import type { Queries } from '#server/database/connection';

/** The audited changes after which a new address waits. */
const changes = ['password_changed', 'two_factor_off', 'factor_reset_done', 'passkey_added', 'email_changed', 'phone_changed'];

/** The facts about a crypto address from a player's payments and security history. */
export async function readAddressFacts(queries: Queries, player: number, currency: string, address: string): Promise<AddressFacts> {
  const { rows } = await sql<AddressFacts>`
    select coalesce(bool_or(fields->>'address' = ${address}), false) as "isKnown",
      coalesce(bool_or(fields->>'address' <> ${address}), false) as "hasOther",
      (select max(at) from audit_log where player_id = ${player} and kind = any (${changes})) as "securityChangedAt"
    from payments where player_id = ${player} and currency = ${currency} and action = 'cashout' and type = 'crypto' and state = 'success'
  `.execute(queries);
  return rows[0]!;
}
