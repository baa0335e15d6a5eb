import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { FROZEN_STATEMENT_MS, IDLE_TRANSACTION_MS, POOL_WAIT_MS } from '../timing';
import { asUnavailable, DatabaseUnavailable } from './unavailable';

export interface PoolOptions {
  /** The maximum number of connections. */
  size: number;
  /** How many callers may wait for a connection; further ones are refused. */
  waiting: number;
  /** The statement timeout in milliseconds; 0 for none. */
  statementTimeout: number;
  applicationName: string;
}

/** The running transaction, tracked through async calls. */
const running = new AsyncLocalStorage<{ pool: DatabasePool; isOpen: boolean } | null>();
/** Tracking a transaction slows every promise a little, so it's on in development and tests, not in production. */
const isGuarded = process.env.NODE_ENV !== 'production';

/**
 * The connections of one database. Everything it throws is either PostgreSQL's own error or a DatabaseUnavailable, within a bounded time. A
 * lost or stuck connection, in use or idle, is dropped and never ends the process.
 */
export class DatabasePool implements PostgresPool {
  private readonly pool: pg.Pool;
  /** How many callers may wait for a connection. */
  readonly waitingAtMost: number;
  private ended: Promise<void> | null = null;

  constructor(url: string, types: pg.CustomTypesConfig, { size, waiting, statementTimeout, applicationName }: PoolOptions) {
    this.waitingAtMost = waiting;
    this.pool = new pg.Pool({
      connectionString: url,
      max: size,
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout && statementTimeout + FROZEN_STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      connectionTimeoutMillis: POOL_WAIT_MS,
      keepAlive: true,
      application_name: applicationName,
      types,
    });
    // The pool removes its own listener while a connection is in use; without this one, a lost connection would be an
    // uncaught error. The query in progress fails with the loss.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    // A lost idle connection is replaced by the next query.
    this.pool.on('error', () => undefined);
  }

  /** Runs one statement on its own connection. Throws DatabaseUnavailable, or PostgreSQL's error. */
  async query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    this.admit();
    try {
      return await this.pool.query<Row>(statement, values);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /** Provides a connection to the query builder, within a bounded time. Throws DatabaseUnavailable. */
  async connect(): Promise<PostgresPoolClient> {
    this.admit();
    try {
      return lend(await this.pool.connect());
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /** Runs the work of a transaction of this pool; outside production, anything in it that takes a second connection throws. */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    if (!isGuarded) return work();
    const mark = { pool: this, isOpen: true };
    try {
      return await running.run(mark, work);
    } finally {
      mark.isOpen = false;
    }
  }

  /**
   * Throws if a transaction of this pool is open: it would hold one connection and wait for a second, and as many transactions as the pool
   * has connections would deadlock. Call it before a query that a cache may skip, so that the mistake always shows.
   */
  refuseInTransaction(): void {
    const mark = running.getStore();
    if (mark?.isOpen && mark.pool === this)
      throw new TypeError('A transaction asks for a second connection: pass the transaction on, or read this before it begins.');
  }

  /** Closes every connection; those in use, once they're released. */
  end(): Promise<void> {
    return (this.ended ??= this.pool.end());
  }

  private admit(): void {
    this.refuseInTransaction();
    if (this.pool.waitingCount >= this.waitingAtMost) throw new DatabaseUnavailable('too many requests wait for a connection');
  }
}

/** Runs work that a transaction starts but doesn't await, such as a timer that serves others too. */
export function apartFromTransaction<T>(work: () => T): T {
  return running.run(null, work);
}

/** A connection for the query builder. After a statement timed out, its state is unknown: it isn't used again. */
function lend(client: pg.PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailable | null = null;
  const query = async (statement: string, values: unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(statement, values);
    } catch (error) {
      const known = asUnavailable(error);
      if (known instanceof DatabaseUnavailable) lost = known;
      throw known;
    }
  };
  return { query, release: () => client.release(lost !== null) } as unknown as PostgresPoolClient;
}
