import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HarmFacts } from '#rules/limits/harm';
import { placeWager, settleRound } from '#server/database/ledger';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction } from '#server/database/connection';
import { mayBeOffered } from '#server/domains/account/sign-in/play-break-store';
import { readProtection } from '#server/domains/notifications/protection';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { testPlatform } from '#tests/support/platform';
import { judgePlayer, judgePlayers } from './harm-job';
import { harmHistory, listHarmMarks, readHarmFacts, readHarmMark } from './store';

const { database } = ownDatabase();
const platform = testPlatform(database);
const now = new Date('2026-11-20T12:00:00Z');
const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(now.getTime() - hours * hour);

beforeAll(() => {
  vi.spyOn(platform.clock, 'now').mockImplementation(() => clock);
});
let clock = now;
afterEach(() => {
  clock = now;
});

async function played(player: number, { stake, win = 0, at }: { stake: number; win?: number; at: Date }): Promise<void> {
  const round = randomUUID();
  await placeWager(database, {
    intent: null,
    player,
    session: 's',
    round,
    game: 'g',
    currency: 'EUR',
    stake,
    outcome: {},
    win,
    jackpot: null,
  });
  await settleRound(database, round, player);
  await sql`update rounds set placed_at = ${at} where id = ${round}`.execute(database);
}

async function paid(player: number, { amount, at, state = 'succeeded' }: { amount: number; at: Date; state?: string }): Promise<void> {
  await sql`insert into payments (id, player_id, action, state, method, brand, provider, type, currency, amount_cents, fee_cents, fields,
      recallable, created_at, finished_at)
    values (${randomUUID()}, ${player}, 'deposit', ${state}, 'card', 'visa', 'sandbox', 'other', 'EUR', ${amount}, 0, '{}', false, ${at}, ${at})`.execute(
    database,
  );
}

const hours = (player: number, at: Date, minutes: number) =>
  sql`insert into usage_hours (player_id, currency, hour, played_ms) values (${player}, 'EUR', date_trunc('hour', ${at}::timestamptz, 'UTC'), ${minutes * 60_000})
    on conflict (player_id, currency, hour) do update set played_ms = excluded.played_ms`.execute(database);

const asked = (player: number, verdict: string) =>
  writeAudit(database, { actor: 'player', player_id: player, kind: 'limit_asked', details: { verdict } });

const facts = (player: number): Promise<HarmFacts> => readHarmFacts(database, player, now);
const rich = async () => {
  const player = await newPlayer(database, { money: 1_000_000 });
  await sql`update players set time_zone = 'UTC', created_at = ${ago(24 * 60)} where id = ${player}`.execute(database);
  return player;
};

describe('the facts for markers of harm', () => {
  it('are deposits within an hour after losing at least as much', async () => {
    const player = await rich();
    await played(player, { stake: 5_000, win: 1_000, at: ago(10.5) });
    await paid(player, { amount: 4_000, at: ago(10) });
    await paid(player, { amount: 4_001, at: ago(9.9) });
    await paid(player, { amount: 4_000, at: ago(9.4) });
    await paid(player, { amount: 1_000, at: ago(24 * 8) });
    expect(await facts(player)).toMatchObject({ chasing_deposits: 1, weekly_deposit_cents: Math.floor(13_001 / 4) });
  });

  it('are nights and long days in the player’s time zone', async () => {
    const player = await rich();
    await sql`update players set time_zone = 'Australia/Sydney' where id = ${player}`.execute(database);
    // 02:00 in Sydney.
    await hours(player, new Date('2026-11-18T15:00:00Z'), 30);
    await hours(player, new Date('2026-11-17T15:00:00Z'), 29);
    // 04:00 and 05:00: the night ends at five.
    await hours(player, new Date('2026-11-14T17:00:00Z'), 30);
    await hours(player, new Date('2026-11-13T18:00:00Z'), 30);
    for (const at of [5, 6, 7, 8, 9]) await hours(player, new Date(`2026-11-16T0${at}:00:00Z`), 48);
    expect(await facts(player)).toMatchObject({ nights: 2, long_days: 1 });
  });

  it('are stakes compared with earlier ones, declined deposits, and requested raises', async () => {
    const player = await rich();
    for (let round = 0; round < 3; round += 1) await played(player, { stake: 900, at: ago(24) });
    for (let round = 0; round < 2; round += 1) await played(player, { stake: 300, at: ago(24 * 10) });
    await paid(player, { amount: 100, at: ago(3), state: 'declined' });
    await paid(player, { amount: 100, at: ago(24 * 8), state: 'declined' });
    await asked(player, 'waits');
    await asked(player, 'now');
    await sql`alter table audit_log disable trigger user`.execute(database);
    await sql`update audit_log set at = ${ago(1)} where player_id = ${player}`.execute(database);
    await sql`alter table audit_log enable trigger user`.execute(database);
    expect(await facts(player)).toMatchObject({
      recent_rounds: 3,
      recent_stake_cents: 900,
      usual_rounds: 2,
      usual_stake_cents: 300,
      declined_deposits: 1,
      raises: 1,
    });
  });

  it('include deposits refused by the bank or us, and exclude free and returned stakes', async () => {
    const player = await rich();
    for (const state of ['declined', 'rejected', 'canceled']) await paid(player, { amount: 100, at: ago(3), state });
    await played(player, { stake: 3_000, at: ago(10.5) });
    await sql`update rounds set is_free = true where player_id = ${player}`.execute(database);
    await played(player, { stake: 3_000, at: ago(10.4) });
    await sql`update rounds set state = 'rolled_back' where player_id = ${player} and not is_free`.execute(database);
    await played(player, { stake: 1_000, at: ago(10.3) });
    await paid(player, { amount: 2_000, at: ago(10) });
    expect(await facts(player)).toMatchObject({ declined_deposits: 2, chasing_deposits: 0, recent_rounds: 1, recent_stake_cents: 1_000 });
    await paid(player, { amount: 1_000, at: ago(9.9) });
    expect(await facts(player)).toMatchObject({ chasing_deposits: 1 });
  });
});

/** A player who chases losses, plays at night and for whole days: over 70 points. */
async function harmed(): Promise<number> {
  const player = await rich();
  for (let deposit = 0; deposit < 6; deposit += 1) {
    await played(player, { stake: 2_000, at: ago(20 + deposit * 2 + 0.5) });
    await paid(player, { amount: 2_000, at: ago(20 + deposit * 2) });
  }
  for (let night = 1; night <= 8; night += 1)
    for (const at of [0, 1, 2, 3]) await hours(player, new Date(Date.UTC(2026, 10, 20 - night, at)), 60);
  return player;
}

const judge = (player: number) => inTransaction(database, (transaction) => judgePlayer(transaction, player, platform));
const titles = async (player: number) =>
  (await database.selectFrom('notifications').select('title').where('player_id', '=', player).orderBy('at').execute()).map(
    ({ title }) => title,
  );

describe('the steps', () => {
  it('lead from a message to a suggested limit to a break of a day, each audited with its reasons', async () => {
    const player = await harmed();
    const steps: (string | null)[] = [];
    for (const hoursLater of [0, 23, 24, 48]) {
      clock = new Date(now.getTime() + hoursLater * hour);
      steps.push(await judge(player));
    }
    expect(steps).toEqual(['message', null, 'limit', 'break']);
    expect(await titles(player)).toEqual(['Checking in with you', 'A limit could help', 'A 24-hour break']);
    const [pause] = await database.selectFrom('user_limits').select(['type', 'period']).where('player_id', '=', player).execute();
    expect(pause).toEqual({ type: 'coolingoff', period: 'day' });
    const { rows } = await database.pool.query<{ payload: object }>(
      "select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'break_mail'",
    );
    expect(rows.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ news: 'required' }));
    const history = await harmHistory(database, player, 10);
    expect(history.map(({ kind }) => kind).filter((kind) => kind === 'harm_step')).toHaveLength(3);
    // An unchanged score isn't recorded again.
    await judge(player);
    expect(await harmHistory(database, player, 10)).toHaveLength(history.length);
    expect(history.at(-1)!.details).toMatchObject({ score: 100, reasons: [{ marker: 'chasing', value: 6, points: 40 }, {}, {}] });
  });

  it('pause all promotion of play; a player with a low score isn’t affected', async () => {
    const [player, calm] = [await harmed(), await rich()];
    await judge(player);
    await judge(calm);
    expect(await Promise.all([player, calm].map((one) => mayBeOffered(database, one)))).toEqual([false, true]);
    expect([(await readProtection(database, player)).isMarked, (await readProtection(database, calm)).isMarked]).toEqual([true, false]);
    expect([await readHarmMark(database, calm), (await readHarmMark(database, player))?.score]).toEqual([null, 100]);
  });

  it('aren’t taken during a break', async () => {
    const player = await harmed();
    await sql`insert into user_limits (player_id, type, period, active_until) values (${player}, 'coolingoff', 'week', now() + interval '7 days')`.execute(
      database,
    );
    expect(await judge(player)).toBeNull();
    expect(await titles(player)).toEqual([]);
  });

  it('are taken by the job for players with play or payments since the last run', async () => {
    const [player, old] = [await harmed(), await harmed()];
    await hours(player, ago(1), 5);
    await sql`delete from usage_hours where player_id = ${old} and hour > ${ago(3)}`.execute(database);
    await sql`delete from harm_marks`.execute(database);
    // A locked player is skipped; a marked one is checked again after a day.
    const [locked, due, fresh] = [await harmed(), await newPlayer(database), await newPlayer(database)];
    await hours(locked, ago(1), 5);
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', locked).execute();
    const marked = (player_id: number, computed_at: Date) => ({ player_id, score: 50, reasons: '[]', computed_at });
    await database
      .insertInto('harm_marks')
      .values([marked(due, ago(25)), marked(fresh, ago(23))])
      .execute();
    expect((await listHarmMarks(database, 1)).map(({ score }) => score)).toEqual([50]);
    await judgePlayers(platform);
    expect(await readHarmMark(database, locked)).toBeNull();
    expect([(await readHarmMark(database, due))?.score, (await readHarmMark(database, fresh))?.score]).toEqual([0, 50]);
    // Operators see the highest score first.
    const listed = (await listHarmMarks(database, 10)).map(({ score }) => score);
    expect(listed.length).toBeGreaterThan(2);
    expect(listed).toEqual(listed.toSorted((one, other) => other - one));
    expect((await database.selectFrom('harm_marks').select('player_id').execute()).map(({ player_id }) => player_id)).toContain(player);
    expect(await readHarmMark(database, old)).toBeNull();
  });
});
