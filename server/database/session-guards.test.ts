import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { ownDatabase } from '#tests/support/database';
import { hashOf, newPlayer } from '#tests/support/ledger';

const { database, url } = ownDatabase();

const run = (text: string, values: unknown[] = []) => database.pool.query<Record<string, unknown>>(text, values);

/** The notifications that the database has sent. */
const told: { channel: string; payload: string | undefined }[] = [];
let listener: pg.Client;

beforeAll(async () => {
  listener = new pg.Client({ connectionString: url });
  await listener.connect();
  listener.on('notification', ({ channel, payload }) => told.push({ channel, payload }));
  for (const channel of ['announcements', 'sessions_ended']) await listener.query(`listen ${channel}`);
});
afterAll(() => listener.end());
beforeEach(() => void told.splice(0));

it('an announcement wakes the streams', async () => {
  await run(`select announce('lotteries_statuses', '{}', '{}')`);
  await eventually(() => expect(told).toContainEqual({ channel: 'announcements', payload: '' }));
});

describe('a session', () => {
  const begin = (player: number, token: Buffer, replaced: Buffer | null, epoch: string) =>
    run(
      `select begin_session($1, $2, $3, null, null, null, null, $4, '{"kind": "signed_in", "details": {"by": "password"}}', null, null, true, now())`,
      [player, token, epoch, replaced],
    );

  it('ends the session that it replaces, notifies that one’s streams, and is recorded in the audit log', async () => {
    const player = await newPlayer(database);
    const [first, second, epoch] = [hashOf(randomUUID()), hashOf(randomUUID()), randomUUID()];
    await begin(player, first, null, randomUUID());
    await begin(player, second, first, epoch);
    await eventually(() => expect(told).toEqual([{ channel: 'sessions_ended', payload: first.toString('hex') }]));
    const { rows } = await run('select token_hash, revoked_at is not null as is_over from sessions where player_id = $1', [player]);
    expect(rows.find(({ is_over }) => is_over)!.token_hash).toEqual(first);
    const { rows: entries } = await run('select details from audit_log where player_id = $1 order by id', [player]);
    expect(entries.at(-1)!.details).toEqual({ by: 'password', session: epoch });
    await begin(player, hashOf(randomUUID()), first, randomUUID());
    await run('select 1');
    expect(told).toHaveLength(1);
  });

  it('leaves the end of a session as it is that had already ended', async () => {
    const player = await newPlayer(database);
    const [first, endedAt] = [hashOf(randomUUID()), new Date('2026-05-01T12:00:00Z')];
    await begin(player, first, null, randomUUID());
    await run('update sessions set revoked_at = $2 where token_hash = $1', [first, endedAt]);
    await begin(player, hashOf(randomUUID()), first, randomUUID());
    const { rows } = await run('select revoked_at from sessions where token_hash = $1', [first]);
    expect(rows).toEqual([{ revoked_at: endedAt }]);
  });
});

describe('attempts', () => {
  const limits = { door: 'a', free: 2, window_ms: 60_000, lock_ms: 1_000, longest_ms: 4_000 };
  const attempt = async (counted: string, at: Date) => {
    const { rows } = await run('select count_attempts($1, $2) as wait', [JSON.stringify([{ ...limits, counted }]), at]);
    return Number(rows[0]!.wait);
  };
  const state = async (counted: string) =>
    (await run(`select attempts, locked_until from door_attempts where counted = decode($1, 'hex')`, [counted])).rows[0]!;

  it('leave what their connection writes later as durable as before', async () => {
    await listener.query('set synchronous_commit = on');
    await listener.query('select count_attempts($1, now())', [JSON.stringify([{ ...limits, counted: 'dd' }])]);
    expect((await listener.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('lock for twice as long each time, up to the longest, and don’t count meanwhile', async () => {
    let at = new Date('2026-05-01T12:00:00Z');
    const waits: number[] = [];
    for (let attempts = 0; attempts < 6; attempts += 1) {
      await attempt('aa', at);
      const wait = await attempt('aa', at);
      waits.push(wait);
      at = new Date(at.getTime() + wait);
    }
    expect(waits).toEqual([0, 1_000, 2_000, 4_000, 4_000, 4_000]);
    expect((await state('aa')).attempts).toBe(6);
  });

  it('of a shared subject are forgiven one at a time', async () => {
    const at = new Date('2026-05-01T12:00:00Z');
    for (let attempts = 0; attempts < 2; attempts += 1) await attempt('bb', at);
    const forgive = (shared_free: number | null) =>
      run('select forgive_attempts($1)', [JSON.stringify([{ door: 'a', counted: 'bb', shared_free }])]);
    await forgive(1);
    expect(await state('bb')).toMatchObject({ attempts: 1, locked_until: new Date(at.getTime() + 1_000) });
    await forgive(5);
    expect(await state('bb')).toEqual({ attempts: 0, locked_until: null });
  });
});

it('a page of the audit chain begins after the given link', async () => {
  const player = await newPlayer(database);
  for (let entries = 0; entries < 3; entries += 1)
    await run(`insert into audit_log (actor, player_id, kind) values ('test', $1, 'noted')`, [player]);
  const links = async (after: number, most: number) =>
    ((await run('select audit_chain($1, $2, $3) as found', [player, after, most])).rows[0]!.found as { link: number }[]).map(
      ({ link }) => link,
    );
  const [first] = await links(0, 1);
  expect(await links(first!, 10)).toEqual([first! + 1, first! + 2]);
});

describe('the facts about a sign-in', () => {
  const facts = async (email: string, device: string | null, agent: string | null) =>
    (await run(`select sign_in_facts($1, $2, $3, '[]') as facts`, [email, device, agent])).rows[0]!.facts as Record<string, unknown>;

  it('are the account of an address in any case, and devices of this account only', async () => {
    const [player, other] = [await newPlayer(database), await newPlayer(database)];
    const email = `Ada-${randomUUID()}@Players.example`;
    await database.updateTable('players').set({ email }).where('id', '=', player).execute();
    const session = (who: number, device: string, agent: string) =>
      run('insert into sessions (token_hash, player_id, epoch, device_id, user_agent) values ($1, $2, $3, $4, $5)', [
        hashOf(randomUUID()),
        who,
        randomUUID(),
        device,
        agent,
      ]);
    await session(other, 'their-device', 'their browser');
    await session(player, 'own-device', 'own browser');
    const asked = email.toLowerCase();
    expect(await facts(asked, 'own-device', null)).toMatchObject({ account: { id: player }, is_known_device: true });
    expect(await facts(asked, 'their-device', null)).toMatchObject({ is_known_device: false });
    expect(await facts(asked, null, 'own browser')).toMatchObject({ is_known_device: true });
    expect(await facts(asked, null, 'their browser')).toMatchObject({ is_known_device: false });
    expect(await facts('nobody@players.example', 'own-device', null)).toMatchObject({ account: null, is_known_device: false });
  });
});
