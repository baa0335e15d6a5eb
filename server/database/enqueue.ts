import { sql } from 'kysely';
import type { Transaction } from './connection';

export interface JobOptions {
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** The earliest time to run it. */
  runAt?: Date;
}

/** Queues a job in the caller's transaction: it exists only if that commits. */
export async function enqueue(transaction: Transaction, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { key = null, runAt = null } = options;
  await sql`
    select graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::json, job_key => ${key}::text, run_at => ${runAt}::timestamptz)
  `.execute(transaction);
}
