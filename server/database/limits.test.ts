import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer, tally } from '#tests/support/ledger';
import { inTransaction } from './connection';
import { creditDeposit, limitRefusal, limitStop, requestWithdrawal, rollbackRound, settleRound } from './ledger';
import type { UserLimitsTable } from './ledger-tables';
import { limitOfRefusal } from './refusal-of';

const { database } = ownDatabase({ poolSize: 12 });

const hour = 3_600_000;

async function setLimit(player: number, limit: Partial<Insertable<UserLimitsTable>>): Promise<void> {
  const isSum = !['coolingoff', 'selfexclusion'].includes(limit.type ?? 'wager');
  await database
    .insertInto('user_limits')
    .values({ player_id: player, type: 'wager', period: 'day', ...(isSum ? { currency: 'EUR', amount_cents: 1000 } : {}), ...limit })
    .execute();
}

/** Moves the player's wagers, wins and deposits into the past. */
async function age(player: number, hours: number): Promise<void> {
  await database.pool.query("update usage_hours set hour = hour - $2 * interval '1 hour' where player_id = $1", [player, hours]);
  await database.pool.query("update rounds set placed_at = placed_at - $2 * interval '1 hour' where player_id = $1", [player, hours]);
}

describe('a wager limit', () => {
  it('refuses the bet that would exceed it, under 30 bets at the same instant [LIMIT-005a]', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 750 });
    const { answered, refused } = await tally(Array.from({ length: 30 }, () => bet(database, player, { stake: 100 })));
    expect(answered).toBe(7);
    expect(new Set(refused)).toEqual(new Set(['limit_reached']));
    await expect(bet(database, player, { stake: 50 })).resolves.toBeDefined();
  });

  it('applies to the next bet after being lowered while bets run', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 50_000 });
    const running = tally(Array.from({ length: 20 }, () => bet(database, player, { stake: 10 })));
    await inTransaction(database, async (transaction) => {
      await transaction.selectFrom('players').select('id').where('id', '=', player).forNoKeyUpdate().execute();
      await transaction.updateTable('user_limits').set({ amount_cents: 0 }).where('player_id', '=', player).execute();
    });
    const after = bet(database, player, { stake: 10 });
    await expect(after).rejects.toThrow('limit_reached');
    const { answered } = await running;
    const { rows } = await database.pool.query<{ wagered: number }>('select wagered from usage_hours where player_id = $1', [player]);
    expect(rows[0]?.wagered ?? 0).toBe(answered * 10);
  });

  it('counts the last 24 hours only', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 500 });
    await bet(database, player, { stake: 500 });
    await age(player, 23);
    await expect(bet(database, player, { stake: 1 })).rejects.toThrow('limit_reached');
    await age(player, 2);
    await expect(bet(database, player, { stake: 500 })).resolves.toBeDefined();
  });

  it.each([
    ['week', 7 * 24],
    ['month', 28 * 24],
  ] as const)('of a %s counts exactly that period [LIMIT-002a]', async (period, hours) => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { period, amount_cents: 500 });
    await bet(database, player, { stake: 500 });
    for (const passed of [7, 20, hours - 29]) {
      await age(player, passed);
      await expect(bet(database, player, { stake: 1 })).rejects.toThrow('limit_reached');
    }
    // Months are of different lengths.
    await age(player, period === 'month' ? 4 * 24 + 3 : 4);
    await expect(bet(database, player, { stake: 500 })).resolves.toBeDefined();
  });

  it('of an hour counts the last 60 minutes, independent of clock hours [LIMIT-002a]', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { period: 'hour', amount_cents: 500 });
    await bet(database, player, { stake: 500 });
    await age(player, 59 / 60);
    await expect(bet(database, player, { stake: 1 })).rejects.toThrow('limit_reached');
    await age(player, 2 / 60);
    await expect(bet(database, player, { stake: 500 })).resolves.toBeDefined();
  });

  it('of an hour frees up bet by bet, 60 minutes after each [LIMIT-002a]', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { period: 'hour', amount_cents: 500 });
    const { round_id } = await bet(database, player, { stake: 300 });
    await age(player, 0.5);
    await bet(database, player, { stake: 200 });
    const { rows } = await database.pool.query<{ placed_at: Date }>('select placed_at from rounds where id = $1', [round_id]);
    const stop = await limitStop(database, { player, currency: 'EUR', kind: 'wager', amount: 1 });
    expect(new Date(stop!.frees_at!).getTime()).toBe(rows[0]!.placed_at.getTime() + hour);
    await age(player, 0.52);
    await expect(bet(database, player, { stake: 301 })).rejects.toThrow('limit_reached');
    await expect(bet(database, player, { stake: 300 })).resolves.toBeDefined();
  });

  it('of an hour no longer counts a rolled-back bet', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { period: 'hour', amount_cents: 500 });
    await rollbackRound(database, (await bet(database, player, { stake: 500 })).round_id);
    await expect(bet(database, player, { stake: 500 })).resolves.toBeDefined();
  });

  it('reports which limit refuses a bet, what is left in the bet’s currency, and when more frees up [LIMIT-005a]', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'JPY', amount: 100_000 });
    await setLimit(player, { period: 'week', amount_cents: 1000 });
    await setLimit(player, { period: 'day', amount_cents: 900 });
    await bet(database, player, { stake: 800 });
    const { rows } = await database.pool.query<{ hour: Date }>('select hour from usage_hours where player_id = $1 and wagered > 0', [
      player,
    ]);
    const stop = await limitStop(database, { player, currency: 'EUR', kind: 'wager', amount: 300 });
    expect(stop).toMatchObject({ code: 'limit_reached', type: 'wager', period: 'day', currency: 'EUR', left_cents: 100 });
    expect(new Date(stop!.frees_at!).getTime()).toBe(rows[0]!.hour.getTime() + 25 * hour);
    const inYen = await limitStop(database, { player, currency: 'JPY', kind: 'wager', amount: 300 });
    expect(inYen).toMatchObject({ currency: 'JPY', left_cents: 178 });
    const refused = await bet(database, player, { stake: 300 }).catch((error: unknown) => limitOfRefusal(error));
    expect(refused).toEqual({
      type: 'wager',
      period: 'day',
      currency: 'EUR',
      left_cents: 100,
      frees_at: new Date(stop!.frees_at!).toISOString(),
    });
  });

  it.each(['deposit', 'loss'] as const)('of a week set on a %s covers seven days [LIMIT-002a]', async (type) => {
    const player = await newPlayer(database, { money: 500 });
    await setLimit(player, { type, period: 'week', amount_cents: 500 });
    await bet(database, player, { stake: 500 });
    const kind = type === 'deposit' ? 'deposit' : 'wager';
    await age(player, 160);
    expect(await limitRefusal(database, { player, currency: 'EUR', kind, amount: 1 })).toBe('limit_reached');
    await age(player, 10);
    expect(await limitRefusal(database, { player, currency: 'EUR', kind, amount: 1 })).toBeNull();
  });

  it('counts wagers in every currency', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'JPY', amount: 100_000 });
    await setLimit(player, { amount_cents: 1000 });
    await bet(database, player, { stake: 900 });
    await expect(bet(database, player, { currency: 'JPY', stake: 200 })).rejects.toThrow('limit_reached');
    await expect(bet(database, player, { currency: 'JPY', stake: 170 })).resolves.toBeDefined();
    // 170 yen are 95.2 euro cents, which count as 96.
    await expect(bet(database, player, { stake: 5 })).rejects.toThrow('limit_reached');
    await expect(bet(database, player, { stake: 4 })).resolves.toBeDefined();
  });

  it('no longer counts a rolled-back bet', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 500 });
    const { round_id } = await bet(database, player, { stake: 500 });
    await rollbackRound(database, round_id);
    await expect(bet(database, player, { stake: 500 })).resolves.toBeDefined();
  });

  it.each([
    ['still counts', 23, 500],
    ['counts no more', 25, 0],
  ])('no longer counts a rolled-back bet in the bet’s own hour, if that %s', async (_, hours, used) => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 1000 });
    const { round_id } = await bet(database, player, { stake: 500 });
    await age(player, hours);
    await bet(database, player, { stake: 1000 - used });
    await expect(bet(database, player, { stake: 1 })).rejects.toThrow('limit_reached');
    await rollbackRound(database, round_id);
    await expect(bet(database, player, { stake: used + 1 })).rejects.toThrow('limit_reached');
    expect(await limitRefusal(database, { player, currency: 'EUR', kind: 'wager', amount: used })).toBeNull();
  });

  it('is the one that leaves least if there are several', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 10_000 });
    await setLimit(player, { period: 'week', amount_cents: 300 });
    await expect(bet(database, player, { stake: 301 })).rejects.toThrow('limit_reached');
  });
});

describe('a single-bet limit', () => {
  it('refuses a bet above it with its own code, in every currency, and accepts a bet of its amount [LIMIT-005a]', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'JPY', amount: 100_000 });
    await setLimit(player, { type: 'single_bet', period: 'bet', amount_cents: 100 });
    await expect(bet(database, player, { stake: 101 })).rejects.toThrow('single_bet_limit');
    await expect(bet(database, player, { currency: 'JPY', stake: 200 })).rejects.toThrow('single_bet_limit');
    for (const _ of [1, 2]) await expect(bet(database, player, { stake: 100 })).resolves.toBeDefined();
    expect(await limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount: 5000 })).toBeNull();
  });

  it('reports what the round hasn’t staked yet as left, without a time at which more frees up', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { type: 'single_bet', period: 'bet', amount_cents: 100 });
    const refused = await bet(database, player, { stake: 101 }).catch((error: unknown) => limitOfRefusal(error));
    expect(refused).toEqual({ type: 'single_bet', period: 'bet', currency: 'EUR', left_cents: 100, frees_at: null });
  });

  it('applies to a round’s total stake, including later additions', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { type: 'single_bet', period: 'bet', amount_cents: 100 });
    const stop = async (amount: number, staked: number) =>
      (await database.pool.query("select limit_stop($1, 'EUR', 'wager', $2, $3) as stop", [player, amount, staked])).rows.map(
        ({ stop: found }) => found,
      )[0];
    expect([await stop(50, 50), await stop(51, 50)]).toMatchObject([null, { code: 'single_bet_limit', left_cents: 50 }]);
  });

  it('is reported after a used-up limit, since a lower stake wouldn’t help there', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { type: 'single_bet', period: 'bet', amount_cents: 100 });
    await setLimit(player, { amount_cents: 0 });
    await expect(bet(database, player, { stake: 101 })).rejects.toThrow('limit_reached');
  });
});

describe('a raise or removal', () => {
  const change = { pending_amount_cents: 5000, pending_from: new Date(Date.now() - hour), confirmed_at: new Date() };

  it.each([
    ['its time has come and it is confirmed', change, true],
    ['it is not confirmed', { ...change, confirmed_at: null }, false],
    ['its time has not come', { ...change, pending_from: new Date(Date.now() + hour) }, false],
    ['a removal is due', { ...change, pending_amount_cents: null, pending_removal: true }, true],
    ['a removal waits', { ...change, pending_removal: true, pending_from: new Date(Date.now() + hour) }, false],
  ] as const)('when %s [LIMIT-004b]', async (_, pending, isAllowed) => {
    const player = await newPlayer(database, { money: 100_000 });
    await setLimit(player, { amount_cents: 100, ...pending });
    const refusal = await limitRefusal(database, { player, currency: 'EUR', kind: 'wager', amount: 4000 });
    expect(refusal).toBe(isAllowed ? null : 'limit_reached');
  });
});

it('counts wins against losses in a loss limit, and a net win as nothing', async () => {
  const player = await newPlayer(database, { money: 100_000 });
  await setLimit(player, { type: 'loss', amount_cents: 1000 });
  const { round_id } = await bet(database, player, { stake: 1000, win: 5000 });
  await expect(bet(database, player, { stake: 1 })).rejects.toThrow('limit_reached');
  await settleRound(database, round_id);
  await expect(bet(database, player, { stake: 1001 })).rejects.toThrow('limit_reached');
  await expect(bet(database, player, { stake: 1000 })).resolves.toBeDefined();
});

it('counts a win in the hour of its stake, so that it offsets nothing after that hour', async () => {
  const player = await newPlayer(database, { money: 100_000 });
  await setLimit(player, { type: 'loss', amount_cents: 1000 });
  const { round_id } = await bet(database, player, { stake: 1000, win: 1000 });
  await age(player, 23);
  await settleRound(database, round_id);
  await age(player, 2);
  await bet(database, player, { stake: 1000 });
  await expect(bet(database, player, { stake: 1 })).rejects.toThrow('limit_reached');
});

it('refuses a deposit that exceeds the limit together with earlier ones, ignoring withdrawals [LIMIT-005a]', async () => {
  const player = await newPlayer(database, { money: 800 });
  await setLimit(player, { type: 'deposit' });
  await requestWithdrawal(database, { reference: randomUUID(), player, currency: 'EUR', amount: 800 });
  const ask = (amount: number) => limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount });
  expect(await ask(201)).toBe('limit_reached');
  expect(await ask(200)).toBeNull();
});

it('a deposit limit of an hour counts deposits of the last 60 minutes', async () => {
  const player = await newPlayer(database, { money: 0 });
  await setLimit(player, { type: 'deposit', period: 'hour' });
  await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: 600 });
  const ask = (amount: number) => limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount });
  expect([await ask(401), await ask(400)]).toEqual(['limit_reached', null]);
  await database.pool.query(
    `begin; set local session_replication_role = replica; update transfers set at = at - interval '61 minutes' where player_id = ${player}; commit`,
  );
  expect(await ask(1000)).toBeNull();
});
