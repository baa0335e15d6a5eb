import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { lastQuarter, quarterEnd } from '#rules/vip/quarter';
import { ownDatabase } from '#tests/support/database';
import { bet, hashOf, newPlayer, tally, wagerOf } from '#tests/support/ledger';
import { callFunction } from './call-function';
import { balanceOf, jackpotAmounts, placeWager, reconcile, rollbackRound, settleRound } from './ledger';

const { database } = ownDatabase({ poolSize: 20 });

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

async function giveBonus(player: number, amount: number): Promise<void> {
  await database.pool.query(
    `select post_transfer('bonus', $1, $2::bigint,
      array[player_account($2::bigint, 'EUR', 'bonus'), platform_account('house', 'EUR')], array[$3::bigint, -$3::bigint])`,
    [randomUUID(), player, amount],
  );
}

describe('place_wager', () => {
  it('takes the stake and returns the outcome and the new balance', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const response = await bet(database, player, { stake: 250, win: 700, outcome: { reels: [7] } });
    expect(response).toMatchObject({
      state: 'open',
      stake_cents: 250,
      win_cents: 700,
      outcome: { reels: [7] },
      balance: { currency: 'EUR', amount_cents: 750, available_to_cashout_cents: 750, bonus_cents: 0 },
    });
  });

  it('returns a mixed stake to the balances that it came from', async () => {
    const player = await newPlayer(database, { money: 100 });
    await giveBonus(player, 1000);
    const { round_id } = await bet(database, player, { stake: 300 });
    await rollbackRound(database, round_id);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ available_to_cashout_cents: 100, bonus_cents: 1000 });
  });

  it('never overspends under 50 bets at the same instant', async () => {
    const player = await newPlayer(database, { money: 1050 });
    const { answered, refused } = await tally(Array.from({ length: 50 }, () => bet(database, player)));
    expect(answered).toBe(10);
    expect(refused).toEqual(Array.from({ length: 40 }, () => 'not_enough_money'));
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 50 });
  });

  it('runs each key once and repeats the first response, under 20 attempts at the same instant', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const { intent } = wagerOf(player);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, attempt) => bet(database, player, { intent, outcome: { attempt }, win: attempt })),
    );
    for (const response of answers) expect(response).toEqual(answers[0]);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 900 });
  });

  it('refuses a known key with another body, and another player may use the same key', async () => {
    const [player, other] = [await newPlayer(database, { money: 1000 }), await newPlayer(database, { money: 1000 })];
    const { intent } = wagerOf(player);
    await bet(database, player, { intent });
    const changed = { key: intent?.key ?? '', bodyHash: hashOf('another bet') };
    await expect(bet(database, player, { intent: changed })).rejects.toThrow('idempotency_conflict');
    await expect(bet(database, other, { intent: changed })).resolves.toMatchObject({ balance: { amount_cents: 900 } });
  });

  it('stores nothing for a refused bet, so that its key works once there’s money', async () => {
    const player = await newPlayer(database, { money: 50 });
    const wager = wagerOf(player, { stake: 60 });
    await expect(placeWager(database, wager)).rejects.toThrow('not_enough_money');
    await giveBonus(player, 20);
    await expect(placeWager(database, wager)).resolves.toMatchObject({ balance: { amount_cents: 10 } });
  });

  it('stakes real money first and pays wins in the same proportion', async () => {
    const player = await newPlayer(database, { money: 100 });
    await giveBonus(player, 1000);
    const { round_id, balance } = await bet(database, player, { stake: 300, win: 1000 });
    expect(balance).toMatchObject({ available_to_cashout_cents: 0, bonus_cents: 800 });
    const settled = await settleRound(database, round_id);
    expect(settled.balance).toMatchObject({ available_to_cashout_cents: 334, bonus_cents: 1466 });
  });

  it.each([
    ['a locked player', { status: 'locked' }, {}, 'account_locked'],
    ['a currency without account', {}, { currency: 'JPY' }, 'currency_not_supported'],
    ['no stake', {}, { stake: 0 }, 'stake_not_allowed'],
    ['a stake below nothing', {}, { stake: -5 }, 'stake_not_allowed'],
  ] as const)('refuses %s', async (_, change, wager, code) => {
    const player = await newPlayer(database, { money: 1000 });
    if ('status' in change) {
      await database.updateTable('players').set(change).where('id', '=', player).execute();
    }
    await expect(bet(database, player, wager)).rejects.toThrow(code);
  });
});

describe('settle_round and rollback_round', () => {
  it('credits a win once under 10 settlements at the same instant', async () => {
    const player = await newPlayer(database, { money: 100 });
    const { round_id } = await bet(database, player, { win: 5000 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => settleRound(database, round_id, player)));
    for (const response of answers) expect(response).toMatchObject({ state: 'settled', balance: { amount_cents: 5000 } });
  });

  it('returns a stake once, and doesn’t settle after that', async () => {
    const player = await newPlayer(database, { money: 100 });
    const { round_id } = await bet(database, player, { win: 5000 });
    await Promise.all(Array.from({ length: 10 }, () => rollbackRound(database, round_id)));
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 100 });
    await expect(settleRound(database, round_id)).rejects.toThrow('round_closed');
  });

  it('either settles or rolls back a round, never both', async () => {
    const player = await newPlayer(database, { money: 2000 });
    for (let turn = 0; turn < 10; turn += 1) {
      const { round_id } = await bet(database, player, { win: 100 });
      const { answered } = await tally([settleRound(database, round_id), rollbackRound(database, round_id)]);
      expect(answered).toBe(1);
    }
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 2000 });
  });

  it('doesn’t find another player’s round', async () => {
    const player = await newPlayer(database, { money: 100 });
    const { round_id } = await bet(database, player, { win: 100 });
    await expect(settleRound(database, round_id, player + 1)).rejects.toThrow('round_not_found');
    await expect(rollbackRound(database, randomUUID(), player)).rejects.toThrow('round_not_found');
  });
});

describe('what a bet counts towards', () => {
  async function pointsOf(player: number) {
    return database.selectFrom('comp_points').selectAll().where('player_id', '=', player).executeTakeFirstOrThrow();
  }

  it('gives a comp point for each 10 EUR, notifies, and takes it back with the stake', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await bet(database, player, { stake: 1999 });
    expect(await pointsOf(player)).toMatchObject({ chargeable: 1, persistent: 1, remainder_eur_cents: 999 });
    const { round_id } = await bet(database, player, { stake: 1 });
    expect(await pointsOf(player)).toMatchObject({ chargeable: 2, persistent: 2, remainder_eur_cents: 0 });
    await rollbackRound(database, round_id);
    expect(await pointsOf(player)).toMatchObject({ chargeable: 1, persistent: 1, remainder_eur_cents: 999 });
    const received = await database
      .selectFrom('player_events')
      .select('payload')
      .where('player_id', '=', player)
      .where('kind', '=', 'comps_award')
      .orderBy('seq')
      .execute();
    expect(received.map(({ payload }) => payload)).toEqual(
      [1, 2, 1].map((points) => ({ chargeable_points: points, persistent_points: points })),
    );
  });

  it('opens the total of this quarter, in UTC, which ends when the next begins', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    await bet(database, player, { stake: 100 });
    const total = await database
      .selectFrom('bet_totals')
      .select(['key', 'starts_at', 'ends_at'])
      .where('player_id', '=', player)
      .where('kind', '=', 'quarter')
      .executeTakeFirstOrThrow();
    const end = quarterEnd(Date.now());
    expect([total.ends_at, total.starts_at]).toEqual([new Date(end), new Date(lastQuarter(Date.now()).end)]);
    expect(total.key).toBe(lastQuarter(end).name);
  });

  it('adds the stake in euro cents to the running totals that include the game', async () => {
    const player = await newPlayer(database, { money: 10_000, currency: 'JPY' });
    const hour = 3_600_000;
    const row = (key: string, changes: { starts_at?: Date; ends_at?: Date; games?: string[] }) => ({
      player_id: player,
      kind: 'tournament',
      key,
      games: null,
      ...changes,
    });
    await database
      .insertInto('bet_totals')
      .values([
        row('running', { games: ['comet-run'] }),
        row('other games', { games: ['moon-dice'] }),
        row('over', { ends_at: new Date(Date.now() - hour) }),
        row('to come', { starts_at: new Date(Date.now() + hour) }),
      ])
      .execute();
    await bet(database, player, { currency: 'JPY', stake: 1000 });
    await bet(database, player, { currency: 'JPY', stake: 1000 });
    const totals = await database.selectFrom('bet_totals').select(['kind', 'key', 'bets']).where('player_id', '=', player).execute();
    const byName = Object.fromEntries(totals.map(({ kind, key, bets }) => [kind === 'tournament' ? key : kind, bets]));
    expect(byName).toEqual({ lifetime: 1120, quarter: 1120, running: 1120, 'other games': 0, over: 0, 'to come': 0 });
  });

  it('subtracts a rolled-back stake from the totals that it counted towards, and from no others', async () => {
    const player = await newPlayer(database, { money: 10_000 });
    const { round_id } = await bet(database, player, { stake: 700 });
    const begun = new Date(Date.now() - 3 * 3_600_000);
    await database.updateTable('rounds').set({ placed_at: begun }).where('id', '=', round_id).execute();
    const row = (key: string, bets: number, changes: { starts_at?: Date; ends_at?: Date; counted_from?: Date }) => ({
      player_id: player,
      kind: 'tournament',
      key,
      games: null,
      bets,
      ...changes,
    });
    const later = new Date(begun.getTime() + 3_600_000);
    await database
      .insertInto('bet_totals')
      .values([
        row('over since', 700, { ends_at: later }),
        row('begun since', 900, { starts_at: later }),
        row('joined since', 900, { counted_from: later }),
      ])
      .execute();
    await rollbackRound(database, round_id);
    const totals = await database
      .selectFrom('bet_totals')
      .select(['key', 'bets'])
      .where('player_id', '=', player)
      .where('kind', '=', 'tournament')
      .execute();
    expect(Object.fromEntries(totals.map(({ key, bets }) => [key, bets]))).toEqual({
      'over since': 0,
      'begun since': 900,
      'joined since': 900,
    });
  });

  it('contributes to each level of a jackpot exact to the millionth, over all connections', async () => {
    await database
      .insertInto('jackpot_levels')
      .values([
        { jackpot: 'nova', level: 'mini', name: 'Mini', contribution_ppm: 3333, seed_eur_cents: 1000 },
        { jackpot: 'nova', level: 'mega', name: 'Mega', contribution_ppm: 5000 },
      ])
      .execute();
    const player = await newPlayer(database, { money: 100_000 });
    await Promise.all(Array.from({ length: 200 }, () => bet(database, player, { jackpot: 'nova', stake: 70 })));
    const { rows } = await database.pool.query(
      `select name, sum(balance * 1000000 + fraction)::bigint as millionths from accounts where kind = 'jackpot' group by name order by name`,
    );
    expect(rows).toEqual([
      { name: 'nova/mega', millionths: 200 * 70 * 5000 },
      { name: 'nova/mini', millionths: 200 * 70 * 3333 },
    ]);
    const mini = await jackpotAmounts(database).select('eur_cents').where('level', '=', 'mini').executeTakeFirstOrThrow();
    expect(mini.eur_cents).toBeGreaterThanOrEqual(1000 + 30);
  });
});

describe('events', () => {
  it('have gapless sequence numbers per player under concurrent commits', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await tally(Array.from({ length: 100 }, (_, turn) => bet(database, player, { stake: turn % 3 === 0 ? 200_000 : 900 })));
    const rows = await database.selectFrom('player_events').select('seq').where('player_id', '=', player).orderBy('seq').execute();
    const { event_seq } = await database.selectFrom('players').select('event_seq').where('id', '=', player).executeTakeFirstOrThrow();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: event_seq }, (_, index) => index + 1));
    expect(event_seq).toBeGreaterThan(66);
  });
});

describe('award_prize', () => {
  it('pays a prize once per reference, and returns the same for a repeat', async () => {
    const player = await newPlayer(database);
    const reference = `tournament/${randomUUID()}/1`;
    const award = () => callFunction(database, 'award_prize', [reference, player, 1_250]);
    expect(await award()).toEqual({ currency: 'EUR', amount_cents: 1_250 });
    expect(await award()).toEqual({ currency: 'EUR', amount_cents: 1_250 });
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 1_250 });
  });
});
