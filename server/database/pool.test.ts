import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { type Database, inTransaction, openDatabase, type Queries } from './connection';
import { apartFromTransaction } from './pool';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

const { database, url } = ownDatabase();

const backendOf = async (queries: Queries) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries)).rows[0]!.pid;
const end = (pid: number) => database.pool.query('select pg_terminate_backend($1)', [pid]);

/** A promise's rejection and its duration. */
async function failure(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const begun = performance.now();
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, ms: performance.now() - begun };
}

async function withOwn(options: Parameters<typeof openDatabase>[1], work: (own: Database) => Promise<void>): Promise<void> {
  const own = openDatabase(url, options);
  await work(own);
  await own.destroy();
}

describe('a lost connection', () => {
  it('between two statements of a transaction fails only that transaction, and the process continues', () =>
    withOwn({ poolSize: 1 }, async (own) => {
      const isFatal = vi.fn();
      process.once('uncaughtException', isFatal);
      const { error } = await failure(
        inTransaction(own, async (transaction) => {
          await end(await backendOf(transaction));
          // The loss is noticed while no statement runs.
          await wait(200);
          await backendOf(transaction);
        }),
      );
      process.off('uncaughtException', isFatal);
      expect(isFatal).not.toHaveBeenCalled();
      expect(isUnavailable(error)).toBe(true);
      expect(await backendOf(own)).toBeGreaterThan(0);
    }));

  it('during a statement fails that statement', () =>
    withOwn({ poolSize: 1 }, async (own) => {
      const pid = await backendOf(own);
      const sleeping = failure(own.pool.query('select pg_sleep(30)'));
      await wait(50);
      await end(pid);
      expect(isUnavailable((await sleeping).error)).toBe(true);
      expect(await backendOf(own)).not.toBe(pid);
    }));

  it('while idle is replaced', () =>
    withOwn({ poolSize: 1 }, async (own) => {
      const pid = await backendOf(own);
      await end(pid);
      await wait(100);
      expect(await backendOf(own)).not.toBe(pid);
    }));
});

describe('a database that doesn’t respond', () => {
  it('times out after the statement timeout, and the connection is dropped', () =>
    withOwn({ poolSize: 1, statementTimeout: 100 }, async (own) => {
      const pid = await backendOf(own);
      const { error } = await failure(
        inTransaction(own, async (transaction) => {
          await sql`set local statement_timeout = 0`.execute(transaction);
          await sql`select pg_sleep(60)`.execute(transaction);
        }),
      );
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(await backendOf(own)).not.toBe(pid);
      await end(pid);
    }));

  it('has a bounded wait queue: callers are refused immediately when it’s full', () =>
    withOwn({ poolSize: 1, waiting: 2 }, async (own) => {
      const slow = own.pool.query('select pg_sleep(0.5)');
      const queued = [own.pool.query('select 1'), own.pool.query('select 1')];
      const refused = await Promise.all([failure(own.pool.query('select 1')), failure(backendOf(own))]);
      expect(refused.map(({ error }) => error)).toEqual([expect.any(DatabaseUnavailable), expect.any(DatabaseUnavailable)]);
      await Promise.all([slow, ...queued]);
    }));

  it('is unavailable if nothing listens', () =>
    withOwn({}, async () => {
      const nowhere = openDatabase('postgres://perigee:x@127.0.0.1:1/perigee');
      expect((await failure(nowhere.pool.query('select 1'))).error).toBeInstanceOf(DatabaseUnavailable);
      expect((await failure(backendOf(nowhere))).error).toBeInstanceOf(DatabaseUnavailable);
      await nowhere.destroy();
    }));
});

it.each(['53100', '57P01', '57P03', '08006', '58030', '25006'])('SQLSTATE %s means that the database is unavailable', async (state) => {
  const { error } = await failure(database.pool.query(`do $$ begin raise exception 'x' using errcode = '${state}'; end $$`));
  expect(isUnavailable(error)).toBe(true);
});

it('an invalid statement is a bug, not an outage', async () => {
  expect(isUnavailable((await failure(database.pool.query('select nothing'))).error)).toBe(false);
  expect(isUnavailable((await failure(database.pool.query('select 9007199254740993::bigint'))).error)).toBe(false);
});

describe('a transaction uses one connection', () => {
  const others: [string, (on: Database) => Promise<unknown>][] = [
    ['a statement', (on) => on.pool.query('select 1')],
    ['a query', (on) => backendOf(on)],
    ['a transaction', (on) => inTransaction(on, backendOf)],
  ];

  it.each(others)('so that %s on another one is refused', async (_name, work) => {
    const { error } = await failure(inTransaction(database, () => work(database)));
    expect(String(error)).toMatch(/second connection/);
  });

  it('but work that it starts without awaiting, and later work, may use another', async () => {
    let later: Promise<unknown> = Promise.resolve();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await inTransaction(database, async () => {
      later = ended.then(() => backendOf(database));
      await apartFromTransaction(() => backendOf(database));
    });
    end();
    expect(await later).toBeGreaterThan(0);
  });
});
