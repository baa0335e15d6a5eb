import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { testPlatform } from '#tests/support/platform';
import { compareReturns, watchReturns } from './returns-job';
import { readAlarms } from './store';

const { database } = ownDatabase();
const platform = testPlatform(database);
const slots = gamesCatalogue().index.all.filter(({ game }) => game.categories.includes('slots'));
const [fair, generous] = slots.map(({ game }) => game.identifier) as [string, string];

/** Settled rounds of one euro, each with this return. */
async function rounds(game: string, count: number, win: number, state = 'settled'): Promise<void> {
  const player = await newPlayer(database, {});
  await sql`
    insert into rounds (id, player_id, session_id, game_identifier, currency, stake, win, outcome, state, placed_at)
    select gen_random_uuid(), ${player}, ${randomUUID()}, ${game}, 'EUR', 100, ${win}, '{}', ${state}::round_state, ${platform.clock.now()}
    from generate_series(1, ${count}::integer)
  `.execute(database);
}

afterEach(async () => {
  await sql`delete from rounds`.execute(database);
  await sql`delete from game_returns`.execute(database);
});

const audited = async () =>
  (await database.selectFrom('audit_log').select('kind').where('kind', 'like', 'game_return%').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('the hourly comparison of returns', () => {
  it('sums settled rounds of each game once in repeated runs', async () => {
    await rounds(fair, 3, 96);
    await rounds(fair, 2, 0);
    await rounds(fair, 4, 5_000, 'open');
    for (let run = 0; run < 2; run += 1) await watchReturns(platform);
    const [compared] = await compareReturns(database, platform.clock.now());
    expect(compared).toMatchObject({ game: fair, rounds: 5, stake: 500, win: 288, verdict: 'too_few' });
    expect(compared!.actual).toBeCloseTo(0.576, 6);
  });

  it('raises an alarm once for a game that returns too much, and ends it when its return is normal', async () => {
    const error = vi.spyOn(platform.log, 'error').mockImplementation(() => undefined);
    await rounds(fair, 600, 96);
    await rounds(generous, 20_000, 400);
    for (let run = 0; run < 2; run += 1) await watchReturns(platform);
    expect(await readAlarms(database)).toMatchObject([{ game_identifier: generous }]);
    expect(error).toHaveBeenCalledTimes(2);
    expect(error.mock.calls[0]![0]).toMatchObject({ games: [{ game: generous, verdict: 'off', actual: 4 }] });
    expect(await audited()).toEqual(['game_return_off']);
    await sql`update rounds set win = 96`.execute(database);
    await watchReturns(platform);
    expect([await readAlarms(database), await audited()]).toEqual([[], ['game_return_off', 'game_return_fine']]);
    error.mockRestore();
  });
});
