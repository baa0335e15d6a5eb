import pg from 'pg';

/** A dependency of a request is gone or overloaded. The same request may succeed later. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** The database is unavailable: gone, stuck or full, or too many callers wait for it. */
export class DatabaseUnavailable extends Unavailable {
  override name = 'DatabaseUnavailable';
}

/**
 * SQLSTATE classes and codes of an unavailable database: lost connections, insufficient resources (a full disk is 53100), shutdown and
 * recovery, cancelled by a timeout, system errors, read-only after a failover, lock timeouts, and conflicts after too many retries.
 */
const statesOfAnOutage = /^(08|53|57|58|25006$|25P03$|55P03$|40001$|40P01$)/;

/** Whether an error means that the database, or something else, is unavailable, rather than that the request or the code is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  return error instanceof pg.DatabaseError && statesOfAnOutage.test(error.code ?? '');
}

const keptErrors = [Unavailable, pg.DatabaseError, TypeError, RangeError, SyntaxError];

/**
 * Translates a driver error. PostgreSQL's own errors pass through, and so do errors of a value or a parser, which are bugs; anything else
 * is a connection that failed or timed out.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || keptErrors.some((kind) => error instanceof kind)) return error;
  return new DatabaseUnavailable(reasonOf(error), { cause: error });
}

/** A short text for the error; for several attempts, the first. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
