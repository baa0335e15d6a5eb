import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connection';
import { hashToken, newToken } from '#server/plugins/session';

/** A player with money, a session and a launched game, as a bet needs. */
export interface Bettor {
  id: number;
  token: string;
  tokenHash: Buffer;
}

/** Creates bettors; each may place one bet at a time, since a round has a minimum duration. */
export async function makeBettors(database: Database, count: number, game: string): Promise<Bettor[]> {
  const tokens = Array.from({ length: count }, newToken);
  const hashes = tokens.map(hashToken);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into players (email, currency) select 'bench-' || $1::text || '-' || n || '@perigee.example', 'EUR'
     from generate_series(1, $2::int) as n returning id`,
    [randomUUID(), count],
  );
  const ids = rows.map(({ id }) => id);
  await database.pool.query(`select open_account(id, 'EUR') from unnest($1::bigint[]) as id`, [ids]);
  await database.pool.query(`select credit_deposit(gen_random_uuid()::text, id, 'EUR', 1000000) from unnest($1::bigint[]) as id`, [ids]);
  await database.pool.query(
    `insert into sessions (token_hash, player_id, epoch) select hash, id, encode(hash, 'hex') from unnest($1::bytea[], $2::bigint[]) as new (hash, id)`,
    [hashes, ids],
  );
  await database.pool.query(
    `insert into game_sessions (token_hash, login_hash, player_id, game_identifier, currency, expires_at)
     select hash, hash, id, $3, 'EUR', now() + interval '1 hour' from unnest($1::bytea[], $2::bigint[]) as new (hash, id)`,
    [hashes, ids, game],
  );
  return ids.map((id, at) => ({ id, token: tokens[at]!, tokenHash: hashes[at]! }));
}
