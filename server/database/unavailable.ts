import pg from 'pg';

/** The database gives no answer: it is gone, stuck or full, or too many wait for it. The same request may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * SQLSTATE classes and codes of a database that cannot serve now: lost connections, resources used up (a full disk is
 * 53100), shutdown and recovery, cancelled by a timeout, errors of the operating system, read-only after a failover,
 * locks that were waited for too long, and conflicts that were retried in vain.
 */
const statesOfAnOutage = /^(08|53|57|58|25006$|25P03$|55P03$|40001$|40P01$)/;

/** Whether an error says that the database cannot serve now, rather than that the request or the code is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof pg.DatabaseError && statesOfAnOutage.test(error.code ?? '');
}

const keptErrors = [DatabaseUnavailable, pg.DatabaseError, TypeError, RangeError, SyntaxError];

/**
 * An error of the driver as the rest of the server knows it. What PostgreSQL itself said stays as it is, and so does what
 * a value or a parser threw, which is a bug; what is left is a connection that failed or took too long.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || keptErrors.some((kind) => error instanceof kind)) return error;
  return new DatabaseUnavailable(reasonOf(error), { cause: error });
}

/** What went wrong in a few words; of several attempts, the first. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
