import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VipStatusId } from '#contract/fields/vip';
import { vipLevelGroups } from '#rules/account/groups';
import { giftsLostByWithdrawal } from '#rules/gifts/lost-by-withdrawal';
import { isWithinReach } from '#rules/vip/levels';
import { ownDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { balanceOf, reconcile } from './database/ledger';
import { demoPlayers } from './domains/account/seed';
import { readJackpotWins } from './domains/games/jackpots/jackpots';
import { reviewLevels } from './domains/vip/review';
import { readPoints } from './domains/vip/store';
import { seedDemo } from './seed-demo';

const { database } = ownDatabase();
const steps: string[] = [];

beforeAll(async () => {
  await seedDemo(testPlatform(database), (text) => steps.push(text));
});

const count = (table: 'payments' | 'tournaments' | 'rounds' | 'transfers') =>
  database
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
    .then(({ rows }) => Number(rows));

describe('demo data', () => {
  it('is created through the product’s own functions, so that the ledger is balanced', async () => {
    expect(await reconcile(database, true)).toEqual([]);
    const emails = (await database.selectFrom('players').select('email').execute()).map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(demoPlayers.map(({ email }) => email)));
    for (const table of ['payments', 'tournaments', 'rounds'] as const) expect(await count(table)).toBeGreaterThan(5);
  });

  it('gives each player except the new one money, and leaves no round open', async () => {
    const rows = await database.selectFrom('players').select(['id', 'email', 'currency']).execute();
    for (const { id, email, currency } of rows) {
      const { amount_cents } = await balanceOf(database, id, currency);
      expect([email, amount_cents > 0]).toEqual([email, !email.startsWith('new@')]);
    }
    const open = await database.selectFrom('rounds').select('id').where('state', '=', 'open').execute();
    expect(open).toEqual([]);
  });

  it('gives gifts of different offers, so that a withdrawal ends only a deposit bonus', async () => {
    const gifts = await database.selectFrom('gifts').select(['player_id', 'type', 'stage', 'group_key', 'currency']).execute();
    const ofOne = gifts.filter((gift) => gift.player_id === gifts[0]!.player_id);
    expect(giftsLostByWithdrawal(ofOne, ofOne[0]!.currency).map(({ type }) => type)).toEqual(['deposit']);
  });

  it('counts the participants of each tournament like its board', async () => {
    const wrong = await database
      .selectFrom('tournaments')
      .select('title')
      .where('players', '<>', sql<number>`(select count(*) from tournament_players where tournament_id = tournaments.id)`)
      .execute();
    expect(wrong).toEqual([]);
  });

  it('contains jackpot wins on different days, paid from the pots, for the lists of winners [JACK-002a]', async () => {
    const wins = await readJackpotWins(database);
    expect(wins.length).toBeGreaterThanOrEqual(6);
    expect(new Set(wins.map(({ user_name }) => user_name)).size).toBe(wins.length);
    expect(new Set(wins.map(({ created_at }) => created_at.slice(0, 10))).size).toBe(wins.length);
    expect(new Set(wins.map(({ jackpot_level_name }) => jackpot_level_name))).toEqual(new Set(['Comet', 'Orbit']));
    for (const { amount_cents, jackpot_level_name } of wins) {
      const seed = jackpot_level_name === 'Orbit' ? 100_000 : 5_000;
      expect([amount_cents > seed, amount_cents < 1.5 * seed]).toEqual([true, true]);
    }
    const won = await database.selectFrom('jackpot_wins').select('round_id').orderBy('round_id').execute();
    const paid = await database
      .selectFrom('transfers')
      .select('reference as round_id')
      .where('kind', '=', 'jackpot_win')
      .orderBy('reference')
      .execute();
    expect(paid).toEqual(won);
  });

  it('keeps the seeded level of each player', async () => {
    const levels = () =>
      database
        .selectFrom('player_groups')
        .select(['player_id', 'group_id'])
        .where('group_id', 'in', [...vipLevelGroups])
        .orderBy('player_id')
        .execute();
    const before = await levels();
    await reviewLevels(testPlatform(database));
    expect(await levels()).toEqual(before);
    for (const { player_id, group_id } of before) {
      const { persistent } = (await readPoints(database, player_id)).rows[0]!;
      expect(isWithinReach(group_id as VipStatusId, Number(persistent))).toBe(true);
    }
  });

  it('is only seeded into an empty database', async () => {
    const before = await count('transfers');
    await seedDemo(testPlatform(database), (text) => steps.push(text));
    expect([await count('transfers'), steps.length]).toEqual([before, 1]);
  });
});
