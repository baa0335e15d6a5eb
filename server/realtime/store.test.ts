import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { testDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { readReach } from './store';

it('the oldest replayable event is found by reading one event, independent of their number', async () => {
  const store = await testDatabase();
  const player = await newPlayer(store.database);
  await store.database.pool.query(
    "insert into player_events (player_id, seq, kind, payload) select $1, seq, 'test', '{}' from generate_series(11, 3010) as seq",
    [player],
  );
  await store.database.pool.query('update players set event_seq = 3010 where id = $1', [player]);
  await store.database.pool.query('analyze player_events');
  await inTransaction(store.database, async (transaction) => {
    expect(await readReach(transaction, player)).toEqual({ newest: 3010, oldest: 11 });
    const { rows } = await sql<{ read: number }>`
      select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = 'player_events'
    `.execute(transaction);
    expect(rows[0]!.read).toBeLessThanOrEqual(1);
  });
  const other = await newPlayer(store.database);
  expect(await readReach(store.database, other)).toEqual({ newest: 0, oldest: 1 });
  await store.close();
});
