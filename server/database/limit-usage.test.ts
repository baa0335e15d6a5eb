import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { breakEnd } from '#rules/limits/limits';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import { creditDeposit, limitRefusal, settleRound } from './ledger';

const { database } = ownDatabase();

const hourMs = 3_600_000;

/** Inserts a player's usage in the hour that many hours ago, in euros by default. */
interface Hour {
  ago: number;
  wagered?: number;
  won?: number;
  deposited?: number;
  playedMs?: number;
  currency?: string;
}

async function playerWith(hours: readonly Hour[]): Promise<number> {
  const player = await newPlayer(database);
  for (const { ago, wagered = 0, won = 0, deposited = 0, playedMs = 0, currency = 'EUR' } of hours)
    await sql`insert into usage_hours (player_id, currency, hour, wagered, won, deposited, played_ms)
      values (${player}, ${currency}, date_trunc('hour', now(), 'UTC') - ${ago} * interval '1 hour', ${wagered}, ${won}, ${deposited}, ${playedMs})`.execute(
      database,
    );
  return player;
}

/** A free spin that has won 4 euros; returns its round. */
async function freeSpin(player: number, winnings: 'bonus' | 'cash'): Promise<string> {
  const gift = { type: 'freespins', kind: 'freespins', group_key: 'test', currency: 'EUR', freespins_total: 1, winnings, source: 'test' };
  const { rows } = await sql<{ id: string }>`
    with given as (select issue_gift(${player}, ${gift}) as id)
    insert into rounds (id, player_id, session_id, game_identifier, currency, stake, win, outcome, state, gift_id, is_free)
    select gen_random_uuid(), ${player}, 'test', 'test', 'EUR', 100, 400, '{}', 'settled', id, true from given returning id`.execute(
    database,
  );
  return rows[0]!.id;
}

/** The whole hours from the start of the current one until a limit begins to free up; null if it doesn't. */
async function freesAfter(player: number, type: string, period: string): Promise<number | null> {
  const { rows } = await sql<{ after: number | null }>`
    select extract(epoch from limit_frees_at(${player}, ${type}, ${period}) - date_trunc('hour', now(), 'UTC')) / 3600 as after`.execute(
    database,
  );
  return rows[0]!.after === null ? null : Number(rows[0]!.after);
}

async function read(expression: ReturnType<typeof sql<{ value: number }>>): Promise<number> {
  const { rows } = await expression.execute(database);
  return Number(rows[0]!.value);
}

describe('a limit begins to free up', () => {
  it('when the oldest hour that counts for its type leaves the period', async () => {
    const player = await playerWith([
      { ago: 22, playedMs: 60_000 },
      { ago: 15, deposited: 500 },
      { ago: 9, wagered: 700, won: 900 },
      { ago: 4, wagered: 100, won: 50 },
      { ago: 1, wagered: 100, deposited: 500, playedMs: 60_000 },
    ]);
    const types = ['session', 'deposit', 'wager', 'loss'];
    const found = await Promise.all(types.map((type) => freesAfter(player, type, 'day')));
    expect(found).toEqual([3, 10, 16, 21]);
  });

  it('never if nothing in the period counts', async () => {
    const player = await playerWith([
      { ago: 30, wagered: 100 },
      { ago: 2, wagered: 100, won: 300 },
    ]);
    expect([await freesAfter(player, 'loss', 'day'), await freesAfter(player, 'deposit', 'day')]).toEqual([null, null]);
  });
});

describe('an hour', () => {
  it('stops counting one period after its end; a month without that day ends on its last day [LIMIT-002a]', async () => {
    const starts = Array.from({ length: 300 }, (_, at) => new Date(Date.UTC(2027, 11, 20 + (at % 75), (at * 7) % 24)));
    const { rows } = await sql<{ ends: Date }>`
      select usage_ends_at(start, 'month') as ends from unnest(${starts}::timestamptz[]) with ordinality as given (start, at) order by at`.execute(
      database,
    );
    expect(rows.map(({ ends }) => ends)).toEqual(starts.map((start) => breakEnd('month', new Date(start.getTime() + hourMs))));
  });

  it('counts exactly until the time at which its limit is reported to free up [LIMIT-003a]', async () => {
    const amounts = Array.from({ length: 6 * 24 }, (_, at) => ({ ago: 27 * 24 + at, deposited: at + 1 }));
    const player = await playerWith(amounts);
    const { rows } = await sql<{ counted: number; next: Date; used: number; frees: Date }>`
      select coalesce(sum(deposited), 0)::bigint as counted, min(usage_ends_at(hour, 'month')) as next,
        limit_usage(${player}, 'deposit', 'month', 'EUR') as used, limit_frees_at(${player}, 'deposit', 'month') as frees
      from usage_hours where player_id = ${player} and usage_ends_at(hour, 'month') > now()`.execute(database);
    const [{ counted, next, used, frees }] = rows as [(typeof rows)[number]];
    expect([used, frees]).toEqual([counted, next]);
  });
});

describe('the used part', () => {
  const usage = (player: number, type: string, period: string, currency = 'EUR') =>
    read(sql<{ value: number }>`select limit_usage(${player}, ${type}, ${period}, ${currency}) as value`);

  it('of a net win is zero, so that it doesn’t offset other periods', async () => {
    const player = await playerWith([{ ago: 2, wagered: 100, won: 5_000 }]);
    expect(await usage(player, 'loss', 'day')).toBe(0);
  });

  it('sums losses and wins of all currencies', async () => {
    const player = await playerWith([
      { ago: 2, wagered: 1_000 },
      { ago: 2, wagered: 100, won: 100_000, currency: 'JPY' },
    ]);
    expect(await usage(player, 'loss', 'day')).toBe(0);
    expect(await usage(player, 'wager', 'day')).toBeGreaterThan(1_000);
  });

  it('includes the hour in which a period begins, and none before it', async () => {
    const at = (ago: number) => playerWith([{ ago, wagered: 100 }]).then((player) => usage(player, 'wager', 'day'));
    expect([await at(24), await at(25)]).toEqual([100, 0]);
  });

  it('of an hour counts a free spin’s win only if it’s money', async () => {
    const after = async (winnings: 'bonus' | 'cash') => {
      const player = await newPlayer(database, { money: 1_000 });
      await bet(database, player, { stake: 500 });
      await freeSpin(player, winnings);
      return usage(player, 'loss', 'hour');
    };
    expect([await after('bonus'), await after('cash')]).toEqual([500, 100]);
  });

  it('of an hour counts a jackpot won in it', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const { round_id } = await bet(database, player, { stake: 500 });
    await sql`insert into jackpot_wins (jackpot, level, level_name, player_id, round_id, currency, amount, eur_cents)
      values ('mystic', 'nova', 'Nova', ${player}, ${round_id}, 'EUR', 200, 200)`.execute(database);
    expect([await usage(player, 'loss', 'hour'), await usage(player, 'wager', 'hour')]).toEqual([300, 500]);
    await sql`update jackpot_wins set won_at = now() - interval '61 minutes' where player_id = ${player}`.execute(database);
    expect(await usage(player, 'loss', 'hour')).toBe(500);
  });

  it('of a day counts a free spin’s win only if it’s money', async () => {
    const after = async (winnings: 'bonus' | 'cash') => {
      const player = await newPlayer(database, { money: 1_000 });
      await bet(database, player, { stake: 500 });
      await sql`select settle_free_spin(r) from rounds r where id = ${await freeSpin(player, winnings)}`.execute(database);
      return usage(player, 'loss', 'day');
    };
    expect([await after('bonus'), await after('cash')]).toEqual([500, 100]);
  });

  it('of a limit without a period covers all time', async () => {
    const player = await playerWith([
      { ago: 24 * 400, deposited: 700 },
      { ago: 1, deposited: 50 },
    ]);
    expect([await usage(player, 'deposit', 'forever'), await usage(player, 'deposit', 'month')]).toEqual([750, 50]);
  });
});

it('periods have their named length, months by the calendar', async () => {
  const lengthOf = async (period: string) =>
    (await sql<{ length: string }>`select period_length(${period})::text as length`.execute(database)).rows[0]!.length;
  const periods = ['hour', 'day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'month_36', 'month_60', 'forever'];
  expect(await Promise.all(periods.map(lengthOf))).toEqual([
    '01:00:00',
    '24:00:00',
    '3 days',
    '7 days',
    '1 mon',
    '3 mons',
    '6 mons',
    '9 mons',
    '1 year',
    '3 years',
    '5 years',
    null,
  ]);
});

describe('time of play', () => {
  const played = (player: number) => read(sql<{ value: number }>`select played_ms(${player}, 'day') as value`);

  it('counts the hours of the period and the time since the last bet', async () => {
    const player = await playerWith([
      { ago: 26, playedMs: 900_000 },
      { ago: 3, playedMs: 60_000 },
    ]);
    expect(await played(player)).toBe(60_000);
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: 1_000 });
    const { round_id } = await bet(database, player);
    await sql`update rounds set placed_at = now() - interval '30 seconds' where id = ${round_id}`.execute(database);
    const now = await played(player);
    expect([now >= 90_000, now < 120_000]).toEqual([true, true]);
  });

  it('counts from opening a game until closing it', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const opened = (game: string, isOver: boolean) =>
      sql`insert into game_sessions (token_hash, player_id, login_hash, game_identifier, currency, created_at, expires_at, ended_at)
        values (${Buffer.from(game)}, ${player}, ${Buffer.from('login')}, ${game}, 'EUR', now() - interval '60 seconds',
          now() + interval '1 hour', case when ${isOver} then now() end)`.execute(database);
    await opened('closed', true);
    expect(await played(player)).toBe(0);
    await opened('open', false);
    expect(await played(player)).toBeGreaterThanOrEqual(60_000);
  });

  it('doesn’t count a pause of more than five minutes', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const { round_id } = await bet(database, player);
    await sql`update rounds set placed_at = now() - interval '301 seconds' where id = ${round_id}`.execute(database);
    expect(await played(player)).toBe(0);
  });

  it('stops bets at the exact millisecond at which a limit is used up [LIMIT-005a]', async () => {
    const limited = async (playedMs: number) => {
      const player = await playerWith([{ ago: 3, playedMs }]);
      await sql`insert into user_limits (player_id, type, period, minutes) values (${player}, 'session', 'day', 15)`.execute(database);
      return limitRefusal(database, { player, currency: 'EUR', kind: 'wager', amount: 1 });
    };
    expect([await limited(15 * 60_000 - 1), await limited(15 * 60_000)]).toEqual([null, 'limit_reached']);
  });

  it('doesn’t stop deposits', async () => {
    const player = await playerWith([{ ago: 3, playedMs: hourMs }]);
    await sql`insert into user_limits (player_id, type, period, minutes) values (${player}, 'session', 'day', 15)`.execute(database);
    expect(await limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount: 1 })).toBeNull();
  });
});

it('a round that was settled twice counts its win once', async () => {
  const player = await newPlayer(database, { money: 1_000 });
  const { round_id } = await bet(database, player, { stake: 100, win: 40 });
  await settleRound(database, round_id);
  await settleRound(database, round_id);
  expect(await read(sql<{ value: number }>`select won as value from usage_hours where player_id = ${player}`)).toBe(40);
});

it('a win counts in the hour of its bet, however late the round is settled', async () => {
  const player = await newPlayer(database, { money: 1_000 });
  const { round_id } = await bet(database, player, { stake: 100, win: 40 });
  await sql`update rounds set placed_at = placed_at - interval '3 hours' where id = ${round_id}`.execute(database);
  await settleRound(database, round_id);
  const { rows } = await sql<{ won: number }>`select won::int from usage_hours where player_id = ${player} order by hour`.execute(database);
  expect(rows).toEqual([{ won: 40 }, { won: 0 }]);
});
