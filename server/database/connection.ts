import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable } from './problems';
import type { Tables } from './tables';

/** The open database: typed queries, and the pool for named prepared statements and LISTEN. */
export type Database = Kysely<Tables> & { readonly pool: pg.Pool; readonly url: string };
export type Transaction = KyselyTransaction<Tables>;
/** What a store takes: a transaction where it writes, either where it reads. */
export type Queries = Kysely<Tables>;

export interface DatabaseOptions {
  /** Connections at most; 16 by default. */
  poolSize?: number;
  /** Milliseconds a statement may take; 8000 by default, 0 for no bound. */
  statementTimeout?: number;
  applicationName?: string;
}

const readers: Partial<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: wholeNumber,
  // A day has no time zone; a Date would move it.
  [pg.types.builtins.DATE]: (text) => text,
};

/** Opens a pool on `url`. Nothing connects until the first query; see `checkReachable`. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 16,
    statement_timeout: options.statementTimeout ?? 8000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5000,
    application_name: options.applicationName ?? 'perigee',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        readers[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that the server closes is replaced by the next query, which meets any lasting failure.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return Object.assign(kysely, { pool, url });
}

/** Connects once; throws DatabaseUnreachable with a reason. */
export async function checkReachable(database: Database): Promise<void> {
  try {
    await database.pool.query('select 1');
  } catch (error) {
    throw new DatabaseUnreachable(database.url, reasonOf(error));
  }
}

const retriedStates = new Set(['40001', '40P01']);
const attempts = 5;

/** Runs `work` in one transaction; begins again after a serialization failure or a deadlock, five times at most. */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
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

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
