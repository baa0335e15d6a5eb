import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { bet, hashOf, newPlayer } from '#tests/support/ledger';
import { inTransaction } from '../database/connection';
import { balanceOf } from '../database/ledger';
import type { Platform } from '../platform';
import { enqueue } from '../database/enqueue';
import { insertBreak } from '../domains/limits/store';
import { everyJob } from '../composition/every-job';
import { ledgerJobs, ledgerPeriods } from './ledger-jobs';
import { startJobs } from './start-jobs';

const { database } = ownDatabase();
const now = new Date();
const platform = { database, clock: { now: () => now }, log: pino({ level: 'silent' }) } as unknown as Platform;

describe('the queue', () => {
  it('runs a job once after its transaction committed, and none of a rolled-back one', async () => {
    const ran: unknown[] = [];
    const jobs = { note: async (_: Platform, payload: never) => void ran.push(payload) };
    const running = await startJobs(platform, { jobs, periodic: [] });
    await inTransaction(database, (transaction) => enqueue(transaction, 'note', { n: 1 }));
    const undone = inTransaction(database, async (transaction) => {
      await enqueue(transaction, 'note', { n: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTransaction(database, (transaction) => enqueue(transaction, 'note', { n: 3 }, { runAt: new Date(Date.now() + 600) }));
    await vi.waitFor(() => expect(ran).toEqual([{ n: 1 }, { n: 3 }]), 10_000);
    await running.stop();
  });

  it('replaces a waiting job of the same key', async () => {
    const runAt = new Date(Date.now() + 60_000);
    for (const n of [1, 2]) {
      await inTransaction(database, (transaction) => enqueue(transaction, 'later', { n }, { key: 'one', runAt }));
    }
    const { rows } = await database.pool.query("select payload from graphile_worker._private_jobs where key = 'one'");
    expect(rows).toEqual([{ payload: { n: 2 } }]);
  });

  it('finishes a running job before it stops', async () => {
    const steps: string[] = [];
    const slow = async () => {
      steps.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 300));
      steps.push('ended');
    };
    const running = await startJobs(platform, { jobs: { slow }, periodic: [] });
    await inTransaction(database, (transaction) => enqueue(transaction, 'slow', {}));
    await vi.waitFor(() => expect(steps).toEqual(['begun']), 10_000);
    await running.stop();
    expect(steps).toEqual(['begun', 'ended']);
  });

  // An unhandled error ends the process; the test runner reports it as its own.
  it.each([
    { ends: 'fails', outcome: 'new.last_error is distinct from old.last_error', event: 'update' },
    { ends: 'succeeds', outcome: 'true', event: 'delete' },
  ])('survives a connection that is lost while a job that $ends is recorded, and runs it again', async ({ ends, outcome, event }) => {
    await database.pool.query(`create function lose_connection() returns trigger language plpgsql as $$ begin
      if ${outcome} then raise exception 'terminating connection' using errcode = '57P01'; end if;
      return coalesce(new, old);
    end $$`);
    await database.pool.query(
      `create trigger lose_connection before ${event} on graphile_worker._private_jobs for each row execute function lose_connection()`,
    );
    let runs = 0;
    const flaky = async () => {
      runs += 1;
      if (runs === 2) await database.pool.query('drop function lose_connection cascade');
      if (ends === 'fails' && runs === 1) throw new Error('this job fails at first');
    };
    const running = await startJobs(platform, { jobs: { flaky }, periodic: [] });
    await inTransaction(database, (transaction) => enqueue(transaction, 'flaky', {}));
    const left = async () => (await database.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'flaky'")).rowCount;
    await vi.waitFor(async () => expect({ runs, left: await left() }).toEqual({ runs: 2, left: 0 }), 10_000);
    await running.stop();
  });
});

it('has a job for each period', async () => {
  for (const { task } of everyJob.periodic) expect(everyJob.jobs).toHaveProperty([task]);
  const running = await startJobs(platform, { jobs: ledgerJobs, periodic: ledgerPeriods });
  await running.stop();
});

describe('the ledger jobs', () => {
  it('settle rounds that were abandoned half an hour ago, and no other', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const left = await bet(database, player, { win: 5000 });
    const open = await bet(database, player, { win: 70_000 });
    await database
      .updateTable('rounds')
      .set({ placed_at: new Date(now.getTime() - 31 * 60_000) })
      .where('id', '=', left.round_id)
      .execute();
    await ledgerJobs['settle-abandoned-rounds'](platform);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 5800 });
    const { state } = await database.selectFrom('rounds').select('state').where('id', '=', open.round_id).executeTakeFirstOrThrow();
    expect(state).toBe('open');
  });

  it('settle the open round of a player on a break within a minute, since the game can’t be opened again', async () => {
    const [onBreak, others] = [await newPlayer(database, { money: 1000 }), await newPlayer(database, { money: 1000 })];
    const rounds = [await bet(database, onBreak, { win: 5000 }), await bet(database, others, { win: 5000 })];
    const placed = (seconds: number) =>
      database
        .updateTable('rounds')
        .set({ placed_at: new Date(now.getTime() - seconds * 1000) })
        .where('id', 'in', [rounds[0]!.round_id, rounds[1]!.round_id])
        .execute();
    await inTransaction(database, (transaction) => insertBreak(transaction, onBreak, { type: 'coolingoff', period: 'day' }, now));
    const states = async () => {
      await ledgerJobs['settle-abandoned-rounds'](platform);
      const state = async ({ round_id }: { round_id: string }) =>
        (await database.selectFrom('rounds').select('state').where('id', '=', round_id).executeTakeFirstOrThrow()).state;
      return Promise.all(rounds.map(state));
    };
    await placed(50);
    expect(await states()).toEqual(['open', 'open']);
    await placed(61);
    expect(await states()).toEqual(['settled', 'open']);
    expect(await balanceOf(database, onBreak, 'EUR')).toMatchObject({ amount_cents: 5900 });
  });

  it('verify the ledger', async () => {
    await ledgerJobs.reconcile(platform);
    await ledgerJobs['reconcile-in-full'](platform);
    const proven = await database.selectFrom('settings').select('key').where('key', 'in', ['reconciled_at', 'money_stopped']).execute();
    expect(proven).toEqual([{ key: 'reconciled_at' }]);
  });

  it('delete sessions a month after their end and telemetry after half a year, and no active session', async () => {
    const player = await newPlayer(database);
    const age = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
    const session = (epoch: string, expires: number, revoked: number | null) => ({
      token_hash: hashOf(epoch),
      player_id: player,
      epoch,
      expires_at: age(expires),
      revoked_at: revoked === null ? null : age(revoked),
    });
    await database
      .insertInto('sessions')
      .values([
        session('living', -1, null),
        session('expired', 31, null),
        session('expired-lately', 29, null),
        session('ended', -1, 31),
        session('ended-lately', -1, 29),
      ])
      .execute();
    const device = (name: string) => ({
      device_id: name,
      player_id: player,
      session_hash: hashOf(name),
      endpoint: name,
      p256dh: '',
      auth: '',
    });
    await database
      .insertInto('push_subscriptions')
      .values([device('living'), device('ended')])
      .execute();
    const received = (days: number) => ({
      kind: 'step' as const,
      player_id: player,
      happened_at: age(days),
      received_at: age(days),
      payload: '{}',
    });
    await database
      .insertInto('tracked_events')
      .values([received(179), received(181)])
      .execute();
    await ledgerJobs['forget-old-rows'](platform);
    const epochs = await database.selectFrom('sessions').select('epoch').where('player_id', '=', player).orderBy('epoch').execute();
    expect(epochs.map(({ epoch }) => epoch)).toEqual(['ended-lately', 'expired-lately', 'living']);
    expect(await database.selectFrom('push_subscriptions').select('device_id').where('player_id', '=', player).execute()).toEqual([
      { device_id: 'living' },
    ]);
    expect(await database.selectFrom('tracked_events').select('received_at').where('player_id', '=', player).execute()).toEqual([
      { received_at: age(179) },
    ]);
  });

  it('delete failed jobs after a week with their addresses; pending ones and payments stay', async () => {
    const job = async (task: string, attempts: number, days: number) => {
      await inTransaction(database, (transaction) =>
        enqueue(transaction, task, { email: `${task}-${attempts}-${days}@orbit.example` }, { key: `${task}-${attempts}-${days}` }),
      );
      const tried = 'update graphile_worker._private_jobs set attempts = $2, updated_at = $3 where key = $1';
      await database.pool.query(tried, [`${task}-${attempts}-${days}`, attempts, new Date(now.getTime() - days * 24 * 60 * 60_000)]);
    };
    for (const [task, attempts, days] of [
      ['mail', 25, 8],
      ['mail', 25, 6],
      ['mail', 24, 8],
      ['payout', 25, 8],
    ] as const)
      await job(task, attempts, days);
    await ledgerJobs['forget-old-rows'](platform);
    const { rows } = await database.pool.query<{ key: string }>(
      "select key from graphile_worker._private_jobs where key ~ '^(mail|payout)-' order by key",
    );
    expect(rows.map(({ key }) => key)).toEqual(['mail-24-8', 'mail-25-6', 'payout-25-8']);
  });

  it('delete keys after 14 days and events after 7', async () => {
    const player = await newPlayer(database);
    const age = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
    const key = (days: number) => ({
      scope: 'test',
      key: randomUUID(),
      call: 'test',
      body_hash: hashOf(''),
      status: 200,
      answer: '{}',
      created_at: age(days),
    });
    const event = (seq: number, days: number) => ({ player_id: player, seq, kind: 'test', payload: '{}', at: age(days) });
    await database
      .insertInto('idempotency_keys')
      .values([key(13), key(15)])
      .execute();
    await database
      .insertInto('player_events')
      .values([event(1001, 8), event(1002, 6)])
      .execute();
    const attempt = "insert into door_attempts (door, counted, attempts, since) values ($1, '', 1, $2)";
    await database.pool.query(attempt, ['old', age(2)]);
    await database.pool.query(attempt, ['young', age(0)]);
    await ledgerJobs['forget-old-rows'](platform);
    const { rows: left } = await database.pool.query('select door from door_attempts');
    expect(left).toEqual([{ door: 'young' }]);
    const keys = await database.selectFrom('idempotency_keys').select('created_at').where('scope', '=', 'test').execute();
    const events = await database
      .selectFrom('player_events')
      .select('seq')
      .where('player_id', '=', player)
      .where('kind', '=', 'test')
      .execute();
    expect(keys).toEqual([{ created_at: age(13) }]);
    expect(events).toEqual([{ seq: 1002 }]);
  });
});
