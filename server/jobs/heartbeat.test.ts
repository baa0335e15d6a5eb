import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { inTransaction } from '../database/connection';
import type { Platform } from '../platform';
import { enqueue } from '../database/enqueue';
import { Heartbeat } from './heartbeat';
import { ledgerJobs } from './ledger-jobs';
import { startJobs } from './start-jobs';

const { database } = ownDatabase();
const log = pino({ level: 'silent' });
const platform = { database, clock: { now: () => new Date() }, log } as unknown as Platform;

/** A job that a worker has claimed. */
async function inHand(key: string, worker: string): Promise<void> {
  await inTransaction(database, (transaction) => enqueue(transaction, 'idle', {}, { key, runAt: new Date(Date.now() + 3_600_000) }));
  await database.pool.query('update graphile_worker._private_jobs set locked_at = now(), locked_by = $2 where key = $1', [key, worker]);
}

const lockedBy = async (key: string) =>
  (await database.pool.query<{ locked_by: string | null }>('select locked_by from graphile_worker._private_jobs where key = $1', [key]))
    .rows[0]?.locked_by;

/** A server whose last heartbeat was some seconds ago. */
const server = (workers: string[], seconds: number) =>
  database.pool.query(
    'insert into job_servers (id, workers, beaten_at) values (gen_random_uuid(), $1, now() - make_interval(secs => $2))',
    [workers, seconds],
  );

it('a dead server’s jobs return to the queue, and a live one’s stay', async () => {
  await inHand('dead', 'worker-dead');
  await inHand('living', 'worker-living');
  await server(['worker-dead'], 31);
  await server(['worker-living'], 20);
  const heartbeat = new Heartbeat(database, log, 100);
  await heartbeat.start();
  await vi.waitFor(async () => expect(await lockedBy('dead')).toBeNull(), 10_000);
  expect(await lockedBy('living')).toBe('worker-living');
  await heartbeat.stop();
});

it('a server without a recent heartbeat of its own declares no other dead, since the database may have been down', async () => {
  await database.pool.query('delete from job_servers');
  await inHand('asleep', 'worker-asleep');
  await server(['worker-asleep'], 31);
  const heartbeat = new Heartbeat(database, log, 3_600_000);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await heartbeat.start();
  now.mockReturnValue(8_000_000);
  heartbeat.add('worker-own');
  await vi.waitFor(
    async () => expect((await database.pool.query("select from job_servers where 'worker-own' = any (workers)")).rowCount).toBe(1),
    10_000,
  );
  now.mockRestore();
  expect(await lockedBy('asleep')).toBe('worker-asleep');
  await heartbeat.stop();
});

it('a server with a running job is registered, and removed after an orderly shutdown', async () => {
  await database.pool.query('delete from job_servers');
  const known = async () => (await database.pool.query<{ workers: string[] }>('select workers from job_servers')).rows[0]?.workers;
  let finish = () => {};
  const slow = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const running = await startJobs(platform, { jobs: { slow }, periodic: [] });
  await inTransaction(database, (transaction) => enqueue(transaction, 'slow', {}, { key: 'slow' }));
  await vi.waitFor(async () => expect(await lockedBy('slow')).not.toBeNull(), 10_000);
  await vi.waitFor(async () => expect(await known()).toEqual([await lockedBy('slow')]), 10_000);
  finish();
  await running.stop();
  expect(await known()).toBeUndefined();
});

it('a table that can’t be cleared doesn’t block the others, and is reported', async () => {
  await database.pool.query("insert into door_attempts (door, counted, attempts, since) values ('old', '', 1, now() - interval '2 days')");
  await database.pool.query('alter table player_events rename to player_events_away');
  await expect(ledgerJobs['forget-old-rows'](platform)).rejects.toThrow(/player_events/);
  expect((await database.pool.query('select from door_attempts')).rowCount).toBe(0);
  await database.pool.query('alter table player_events_away rename to player_events');
});
