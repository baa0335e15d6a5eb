import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { HARM_MARKED_FROM } from '#rules/limits/harm';
import { mayBeOffered } from '#server/domains/account/sign-in/play-break-store';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';

const { database } = ownDatabase();

/** A player's deposits, stakes and wins in the hour that many hours ago, in cents. */
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
] as const)('a player who %s gets promotional offers: %j %j', async (_who, hours, isOffered) => {
  expect(await mayBeOffered(database, await playerWith(...hours))).toBe(isOffered);
});

it.each([
  [HARM_MARKED_FROM - 1, true],
  [HARM_MARKED_FROM, false],
])('a player with a harm score of %i gets promotional offers: %s', async (score, isOffered) => {
  const player = await newPlayer(database);
  await sql`insert into harm_marks (player_id, score, reasons, computed_at) values (${player}, ${score}, '[]', now())`.execute(database);
  expect(await mayBeOffered(database, player)).toBe(isOffered);
});
