import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { STATEMENT_TIMEOUT_MS } from '../timing';
import { DatabasePool } from './pool';
import { DatabaseUnreachable } from './problems';
import type { Tables } from './tables';
import { reasonOf } from './unavailable';

/** The open database: typed queries, and the pool for named prepared statements. */
export type Database = Kysely<Tables> & { readonly pool: DatabasePool; readonly url: string };
export type Transaction = KyselyTransaction<Tables>;
/** The argument of a store's functions: a transaction for writes, either for reads. */
export type Queries = Kysely<Tables>;

export interface DatabaseOptions {
  /** The maximum number of connections; 16 by default. */
  poolSize?: number;
  /** How many callers may wait for a connection; 16 per connection by default. */
  waiting?: number;
  /** The statement timeout in milliseconds; 8000 by default, 0 for none. */
  statementTimeout?: number;
  applicationName?: string;
}

const readers: Partial<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: wholeNumber,
  // A day has no time zone; a Date could shift it to another day.
  [pg.types.builtins.DATE]: (text) => text,
};

const WAITING_PER_CONNECTION = 16;

/** Opens a pool on `url`. Nothing connects until the first query; see `checkReachable`. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const size = options.poolSize ?? 16;
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      readers[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
  } as pg.CustomTypesConfig;
  const pool = new DatabasePool(url, types, {
    size,
    waiting: options.waiting ?? size * WAITING_PER_CONNECTION,
    statementTimeout: options.statementTimeout ?? STATEMENT_TIMEOUT_MS,
    applicationName: options.applicationName ?? 'perigee',
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return Object.assign(kysely, { pool, url, destroy: () => pool.end() });
}

/** Connects once; throws DatabaseUnreachable with a reason. */
export async function checkReachable(database: Database): Promise<void> {
  try {
    await database.pool.query('select 1');
  } catch (error) {
    throw new DatabaseUnreachable(database.url, reasonOf(error));
  }
}

const retriedStates: ReadonlySet<string> = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Runs `work` in one transaction; retries after a serialization failure or a deadlock, five times at most. `work` must read through its
 * transaction: a second connection is refused (see `DatabasePool`).
 */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute((transaction) => database.pool.guard(() => work(transaction)));
    } catch (error) {
      if (attempt === attempts || !retriedStates.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

/** The five-character SQLSTATE of a database error, or null. */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the whole numbers that are exact here`);
  return value;
}
