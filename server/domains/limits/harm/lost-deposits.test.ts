import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mayBeOffered } from '#server/domains/account/sign-in/play-break-store';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';

const { database } = ownDatabase();

/** What a player paid in, staked and won in the hour that many hours ago, in cents. */
async function playerWith(...hours: readonly (readonly [ago: number, deposited: number, wagered: number, won: number])[]): Promise<number> {
  const player = await newPlayer(database);
  for (const [ago, deposited, wagered, won] of hours)
    await sql`insert into usage_hours (player_id, currency, hour, deposited, wagered, won)
      values (${player}, 'EUR', date_trunc('hour', now(), 'UTC') - ${ago} * interval '1 hour', ${deposited}, ${wagered}, ${won})`.execute(
      database,
    );
  return player;
}

it.each([
  [
    'has lost the day’s deposits',
    [
      [3, 5_000, 0, 0],
      [1, 0, 20_000, 15_000],
    ],
    false,
  ],
  [
    'has some of them left',
    [
      [3, 5_000, 0, 0],
      [1, 0, 20_000, 15_001],
    ],
    true,
  ],
  ['lost them yesterday', [[26, 5_000, 6_000, 0]], true],
  ['has paid nothing in', [[1, 0, 6_000, 0]], true],
] as const)('whoever %s is offered something that promotes play: %j %j', async (_who, hours, isOffered) => {
  expect(await mayBeOffered(database, await playerWith(...hours))).toBe(isOffered);
});
