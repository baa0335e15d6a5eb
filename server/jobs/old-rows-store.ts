import { type Database, sqlStateOf } from '../database/connection';

const rowsAtOnce = 5000;
/** SQLSTATE of a cancelled statement. */
const CANCELLED = '57014';

/** Deletes jobs whose last attempt was before an instant, with their payload; those of payments stay. */
export async function deleteFailedJobs({ pool }: Database, before: Date): Promise<void> {
  const failed = 'j.attempts >= j.max_attempts and j.locked_at is null and j.updated_at < $1';
  const isOfPayments = "t.identifier like 'pay%'";
  await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and ${failed} and not ${isOfPayments}`,
    [before],
  );
}

/**
 * Deletes the rows of a table whose time is before an instant, in batches; a batch that exceeds the statement timeout is retried at a tenth
 * of its size.
 */
export async function deleteRowsBefore({ pool }: Database, table: string, column: string, before: Date): Promise<void> {
  for (let size = rowsAtOnce; ; ) {
    const old = `select ctid from ${table} where ${column} < $1 limit ${size}`;
    try {
      const { rowCount } = await pool.query(`delete from ${table} where ctid = any (array(${old}))`, [before]);
      if (rowCount !== size) return;
    } catch (error) {
      if (sqlStateOf(error) !== CANCELLED || size <= 1) throw error;
      size = Math.ceil(size / 10);
    }
  }
}
