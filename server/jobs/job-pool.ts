import pg from 'pg';
import { reasonOf } from '../database/unavailable';
import type { JobLog } from '../database/job-logger';

/** The connections of the queue: one for each job at a time, one that listens, some to spare for its own upkeep. */
export function openJobPool(url: string, concurrency: number, log: Pick<JobLog, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: concurrency + 4,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'perigee-jobs',
  });
  // These listeners stay for as long as the pool does: the queue takes its own away before its connections are closed, and
  // an error that nobody listens to ends the process.
  const noted = (error: Error) => log.warn({ reason: reasonOf(error) }, 'a connection of the queue is lost');
  pool.on('error', noted);
  pool.on('connect', (client) => client.on('error', noted));
  return pool;
}
