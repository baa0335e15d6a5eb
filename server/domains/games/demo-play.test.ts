import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { reconcile } from '#server/database/ledger';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { type TestPlatform, testPlatform } from '#tests/support/platform';
import { demoPlay, seedDemoPlay } from './demo-play';
import { seedRounds } from './seed';
import { readFavorites, readPlayed } from './store';

let store: TestDatabase;
let platform: TestPlatform;

beforeAll(async () => {
  store = await testDatabase();
  platform = testPlatform(store.database);
});

afterAll(() => store.close());

const pots = () => store.database.selectFrom('jackpot_amounts').select(['level', 'eur_cents']).orderBy('level').execute();

it('nobody bets where there are no demo data', async () => {
  await demoPlay(platform);
  expect(await store.database.selectFrom('rounds').select('id').execute()).toEqual([]);
});

it('the demo player’s bets move the pots by what they stake', async () => {
  await inTransaction(store.database, seedDemoPlay);
  const before = await pots();
  for (let minute = 0; minute < 10; minute += 1) await demoPlay(platform);
  const rounds = await store.database.selectFrom('rounds').select(['state', 'stake']).execute();
  expect(rounds).toHaveLength(50);
  expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['settled']));
  const staked = rounds.reduce((sum, { stake }) => sum + stake, 0);
  for (const [at, { eur_cents }] of (await pots()).entries()) {
    expect(Math.abs(eur_cents - before[at]!.eur_cents - staked * 0.002)).toBeLessThan(2);
  }
  expect(await reconcile(store.database, true)).toEqual([]);
});

it('a seeded player has played several games and likes three of them', async () => {
  const player = await newPlayer(store.database, { money: 100_000 });
  await seedRounds(platform, { id: player, currency: 'EUR' });
  const played = await readPlayed(store.database, player);
  expect(played.length).toBeGreaterThanOrEqual(5);
  expect(await readFavorites(store.database, player)).toEqual(played.slice(0, 3));
});
