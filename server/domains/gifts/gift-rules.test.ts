import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { GiftStage } from '#contract/fields/gift';
import { inTransaction } from '#server/database/connection';
import { balanceOf, creditDeposit, reconcile, requestWithdrawal, settleRound } from '#server/database/ledger';
import { eventsOf, waitingJobs } from '#tests/support/cashbox';
import { bet, newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { readHistory } from '../notifications/store';
import { giveGift, issueGift, type NewGift } from './give';
import { notifyOfWagering } from './jobs';
import { giftRoutes } from './routes';

const { database, platform } = ownServer([giftRoutes]);

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const money: Omit<NewGift, 'source'> = { type: 'bonus', kind: 'cash', group_key: 'test', currency: 'EUR', amount_cents: 1000, wager: 1 };

const issue = async (player: number, gift: Partial<NewGift> = {}) =>
  (await inTransaction(database, (transaction) => issueGift(transaction, player, { ...money, source: randomUUID(), ...gift })))!;
const activate = (player: number, id: string) => sql`select activate_gift(${player}::bigint, ${id}::uuid, 20)`.execute(database);
const stageOf = async (id: string): Promise<GiftStage> =>
  (await database.selectFrom('gifts').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;

async function played(player: number, stake: number, win = 0): Promise<void> {
  const { round_id } = await bet(database, player, { stake, win });
  await settleRound(database, round_id, player);
}

describe('wagered bonus money', () => {
  it('is announced by a job, with the paid amount', async () => {
    const player = await newPlayer(database);
    const id = await issue(player, { max_win_cents: 600 });
    await activate(player, id);
    for (let bets = 0; bets < 5; bets += 1) await played(player, 200, 200);
    expect(await stageOf(id)).toBe('wager_done');
    expect((await waitingJobs<{ gift: string }>(database, 'gift_wagered')).map(({ payload }) => payload.gift)).toContain(id);
    await notifyOfWagering(platform, { gift: id });
    const { notifications } = await readHistory(database, player, platform.clock.now());
    expect(notifications[0]!.text).toContain('€6.00');
  });

  it('isn’t lost while a cent is left', async () => {
    const player = await newPlayer(database);
    const id = await issue(player, { wager: 30 });
    await activate(player, id);
    await played(player, 200, 0);
    await database.updateTable('gifts').set({ max_stake_cents: null }).where('id', '=', id).execute();
    await played(player, 799, 0);
    expect([await stageOf(id), (await balanceOf(database, player, 'EUR')).bonus_cents]).toEqual(['handle_bets', 1]);
    await played(player, 1, 0);
    expect(await stageOf(id)).toBe('lost');
  });

  it('doesn’t expire while one of its rounds is open', async () => {
    const player = await newPlayer(database);
    const id = await issue(player);
    await activate(player, id);
    const { round_id } = await bet(database, player, { stake: 100 });
    const over = { valid_until: new Date(0) };
    await database.updateTable('gifts').set(over).where('id', '=', id).execute();
    const expire = async () => {
      const { rows } = await sql<{ is: boolean }>`select expire_gift(${player}::bigint, ${id}::uuid) as is`.execute(database);
      return rows[0]!.is;
    };
    expect([await expire(), await stageOf(id)]).toEqual([false, 'handle_bets']);
    await settleRound(database, round_id, player);
    expect([await expire(), await stageOf(id), await expire()]).toEqual([true, 'expired', false]);
  });
});

describe('a gift', () => {
  it('of points sends the new points to the player’s streams', async () => {
    const player = await newPlayer(database);
    const id = await issue(player, { kind: 'xp', points: 50, amount_cents: 0, wager: 0 });
    await activate(player, id);
    expect(await eventsOf(database, player, 'comps_award')).toEqual([{ chargeable_points: 0, persistent_points: 50 }]);
  });

  it('of free spins sends a change of free spins, one of money a change of bonuses', async () => {
    const player = await newPlayer(database);
    await issue(player);
    await issue(player, { type: 'freespins', kind: 'freespins', amount_cents: 0, freespins_total: 2, game: 'comet-run' });
    expect(await eventsOf(database, player, 'bonuses_changes')).toMatchObject([{ stage: 'issued' }]);
    expect(await eventsOf(database, player, 'freespins_changes')).toMatchObject([{ stage: 'issued' }]);
  });

  it.each([
    ['whose account is locked', 'account_locked', { status: 'locked' }, null],
    ['who has turned bonuses off', 'bonuses_disabled', { can_issue_bonuses: false }, null],
    ['in a cooling-off', 'player_excluded', {}, 'coolingoff'],
    ['who has excluded themselves', 'player_excluded', {}, 'selfexclusion'],
  ] as const)('can’t be issued to or activated by a player %s', async (_who, code, change, type) => {
    const player = await newPlayer(database);
    const id = await issue(player);
    if (type) await database.insertInto('user_limits').values({ player_id: player, type, period: 'week' }).execute();
    else await database.updateTable('players').set(change).where('id', '=', player).execute();
    await expect(activate(player, id)).rejects.toThrow(code);
    const given = inTransaction(database, (transaction) => giveGift(transaction, player, { ...money, source: 'x' }, new Date()));
    expect(await given).toBeNull();
    expect((await readHistory(database, player, new Date())).notifications).toEqual([]);
  });

  it('of a set belongs to the set’s offer, so a withdrawal ends both', async () => {
    const player = await newPlayer(database);
    await database.updateTable('players').set({ confirmed_at: new Date() }).where('id', '=', player).execute();
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: 500 });
    const id = await issue(player, {
      kind: 'group',
      group_key: 'welcome',
      amount_cents: 0,
      wager: 0,
      bonuses: [{ type: 'freespins', kind: 'freespins', freespins_total: 4, game: 'comet-run', wager: 30 }],
    });
    await activate(player, id);
    const bonus = await issue(player, { type: 'deposit', kind: 'deposit_bonus', group_key: 'welcome' });
    await activate(player, bonus);
    const payment = { reference: randomUUID(), player, currency: 'EUR', amount: 100 };
    await expect(requestWithdrawal(database, payment)).rejects.toThrow('bonus_would_be_lost');
    await requestWithdrawal(database, payment, true);
    const rows = await database.selectFrom('gifts').select(['kind', 'stage']).where('player_id', '=', player).orderBy('kind').execute();
    expect(rows.filter(({ kind }) => kind !== 'group')).toEqual([
      { kind: 'deposit_bonus', stage: 'canceled' },
      { kind: 'freespins', stage: 'canceled' },
    ]);
  });
});

describe('a withdrawal', () => {
  it('forfeits only bonuses of its own currency, including waiting ones', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const deposit = { type: 'deposit', kind: 'deposit_bonus' } as const;
    const ids = [await issue(player, deposit), await issue(player, deposit), await issue(player, { ...deposit, currency: 'USD' })];
    for (const id of ids) await activate(player, id);
    const stages = () => Promise.all(ids.map(stageOf));
    expect(await stages()).toEqual(['handle_bets', 'wait', 'handle_bets']);
    await requestWithdrawal(database, { reference: randomUUID(), player, currency: 'EUR', amount: 100 }, true);
    expect(await stages()).toEqual(['canceled', 'canceled', 'handle_bets']);
  });
});
