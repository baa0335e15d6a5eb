import { expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { jackpotAmounts, reconcile } from '#server/database/ledger';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { testPlatform } from '#tests/support/platform';
import { demoPlay, seedDemoPlay } from './demo-play';
import { seedRounds } from './seed';
import { readFavorites, readPlayed } from '../games/store';

const { database } = ownDatabase();
const platform = testPlatform(database);

const pots = () => jackpotAmounts(database).select(['level', 'eur_cents']).orderBy('level').execute();

it('there are no demo bets without demo data', async () => {
  await demoPlay(platform);
  expect(await database.selectFrom('rounds').select('id').execute()).toEqual([]);
});

it('the demo player’s bets contribute to the jackpots', async () => {
  await inTransaction(database, seedDemoPlay);
  const before = await pots();
  for (let minute = 0; minute < 10; minute += 1) await demoPlay(platform);
  const rounds = await database.selectFrom('rounds').select(['state', 'stake']).execute();
  expect(rounds).toHaveLength(50);
  expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['settled']));
  const staked = rounds.reduce((sum, { stake }) => sum + stake, 0);
  for (const [at, { eur_cents }] of (await pots()).entries()) {
    expect(Math.abs(eur_cents - before[at]!.eur_cents - staked * 0.002)).toBeLessThan(2);
  }
  expect(await reconcile(database, true)).toEqual([]);
});

it('a seeded player has played several games and has three favourites', async () => {
  const player = await newPlayer(database, { money: 100_000 });
  await seedRounds(platform, { id: player, currency: 'EUR' });
  const played = await readPlayed(database, player);
  expect(played.length).toBeGreaterThanOrEqual(5);
  expect(await readFavorites(database, player)).toEqual(played.slice(0, 3));
});
