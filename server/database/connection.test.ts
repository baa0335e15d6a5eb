import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { checkReachable, inTransaction, openDatabase, sqlStateOf } from './connection';
import { openAccount } from './ledger';
import { DatabaseUnreachable } from './problems';
import { refusalCodeOf } from './refusal-of';

const { url, database } = ownDatabase();

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('openDatabase', () => {
  it('reads integers exactly or throws, and days as strings', async () => {
    const { rows } = await database.pool.query("select 9007199254740991::bigint as most, date '2000-02-29' as day");
    expect(rows).toEqual([{ most: 9007199254740991, day: '2000-02-29' }]);
    await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow('beyond the whole numbers');
  });

  it('cancels a statement that takes too long', async () => {
    const impatient = openDatabase(url, { statementTimeout: 50 });
    expect(sqlStateOf(await errorOf(impatient.pool.query('select pg_sleep(5)')))).toBe('57014');
    await impatient.destroy();
  });

  it('reports in one sentence that the database can’t be reached, without the password', async () => {
    const nowhere = openDatabase('postgres://perigee:hunter2@127.0.0.1:1/perigee');
    const error = await errorOf(checkReachable(nowhere));
    expect(error).toBeInstanceOf(DatabaseUnreachable);
    expect((error as Error).message).toBe('The database at 127.0.0.1:1/perigee cannot be reached: connect ECONNREFUSED 127.0.0.1:1.');
    await nowhere.destroy();
  });
});

describe('inTransaction', () => {
  it('retries after a deadlock, so that both sides succeed', async () => {
    const [first, second] = [await newPlayer(database), await newPlayer(database)];
    const touch = (one: number, other: number) =>
      inTransaction(database, async (transaction) => {
        await transaction.updateTable('players').set({ city: 'A' }).where('id', '=', one).execute();
        await sql`select pg_sleep(0.1)`.execute(transaction);
        await transaction.updateTable('players').set({ city: 'B' }).where('id', '=', other).execute();
      });
    await expect(Promise.all([touch(first, second), touch(second, first)])).resolves.toHaveLength(2);
  });

  it('doesn’t retry other failures', async () => {
    let runs = 0;
    const work = inTransaction(database, async () => {
      runs += 1;
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(runs).toBe(1);
  });
});

describe('refusalCodeOf', () => {
  it('recognises the refusal of an SQL function, on the pool and in a transaction', async () => {
    const player = await newPlayer(database);
    expect(refusalCodeOf(await errorOf(openAccount(database, player, 'XXX')))).toBe('currency_not_supported');
    const inside = inTransaction(database, (transaction) => openAccount(transaction, player, 'XXX'));
    expect(refusalCodeOf(await errorOf(inside))).toBe('currency_not_supported');
  });

  it('treats no other error as a refusal', async () => {
    expect(refusalCodeOf(await errorOf(database.pool.query('select 1 from not_found')))).toBeNull();
    expect(refusalCodeOf(new Error('not_found'))).toBeNull();
  });
});
