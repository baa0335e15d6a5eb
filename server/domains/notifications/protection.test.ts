import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { readProtection } from './protection';

const { database } = ownDatabase();

it('a player who has used up a limit of time gets no promotion', async () => {
  const player = await newPlayer(database);
  await database.insertInto('user_limits').values({ player_id: player, type: 'session', period: 'day', minutes: 1 }).execute();
  const protectedAfter = async (milliseconds: number) => {
    await sql`insert into usage_hours (player_id, currency, hour, played_ms) values (${player}, 'EUR', date_trunc('hour', now()), ${milliseconds})
      on conflict (player_id, currency, hour) do update set played_ms = excluded.played_ms`.execute(database);
    return (await readProtection(database, player)).hasReachedLimit;
  };
  expect([await protectedAfter(59_999), await protectedAfter(60_000)]).toEqual([false, true]);
});
