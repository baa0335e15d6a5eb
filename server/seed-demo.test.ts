import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { vipLevelGroups } from '#rules/account/groups';
import { ownDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { balanceOf, reconcile } from './database/ledger';
import { demoPlayers } from './domains/account/seed';
import { reviewLevels } from './domains/vip/review';
import { seedDemo } from './seed-demo';

const { database } = ownDatabase();
const steps: string[] = [];

beforeAll(async () => {
  await seedDemo(testPlatform(database), (text) => steps.push(text));
});

const count = (table: 'payments' | 'tournaments' | 'rounds' | 'transfers') =>
  database.selectFrom(table).select((select) => select.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow().then(({ rows }) => Number(rows));

describe('demo data', () => {
  it('are made by the ways of the product: the books are right', async () => {
    expect(await reconcile(database, true)).toEqual([]);
    const emails = (await database.selectFrom('players').select('email').execute()).map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(demoPlayers.map(({ email }) => email)));
    for (const table of ['payments', 'tournaments', 'rounds'] as const) expect(await count(table)).toBeGreaterThan(5);
  });

  it('leave each player with money but the new one, and no round open', async () => {
    const rows = await database.selectFrom('players').select(['id', 'email', 'currency']).execute();
    for (const { id, email, currency } of rows) {
      const { amount_cents } = await balanceOf(database, id, currency);
      expect([email, amount_cents > 0]).toEqual([email, !email.startsWith('new@')]);
    }
    const open = await database.selectFrom('rounds').select('id').where('state', '=', 'open').execute();
    expect(open).toEqual([]);
  });

  it('count who takes part in each tournament, as its board shows', async () => {
    const wrong = await database.selectFrom('tournaments').select('title').where('players', '<>', sql<number>`(select count(*) from tournament_players where tournament_id = tournaments.id)`).execute();
    expect(wrong).toEqual([]);
  });

  it('leave each player the level that the demo gives', async () => {
    const levels = () => database.selectFrom('player_groups').select(['player_id', 'group_id']).where('group_id', 'in', [...vipLevelGroups]).orderBy('player_id').execute();
    const before = await levels();
    await reviewLevels(testPlatform(database));
    expect(await levels()).toEqual(before);
  });

  it('are seeded into an empty database only', async () => {
    const before = await count('transfers');
    await seedDemo(testPlatform(database), (text) => steps.push(text));
    expect([await count('transfers'), steps.length]).toEqual([before, 1]);
  });
});
