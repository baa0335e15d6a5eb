import { sql } from 'kysely';
import type { Transaction } from './connection';

export interface JobOptions {
  /** A waiting job of the same key is replaced. */
  key?: string;
  /** Not before this instant. */
  runAt?: Date;
}

/** Queues a job in the caller's transaction: it exists once that commits, and not otherwise. */
export async function enqueue(transaction: Transaction, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { key = null, runAt = null } = options;
  await sql`
    select graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::json, job_key => ${key}::text, run_at => ${runAt}::timestamptz)
  `.execute(transaction);
}
