import pg from 'pg';
import { reasonOf } from '../database/unavailable';
import type { JobLog } from '../database/job-logger';

/** The queue's connections: one per concurrent job, one that listens, and some for its maintenance. */
export function openJobPool(url: string, concurrency: number, log: Pick<JobLog, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: concurrency + 4,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'perigee-jobs',
  });
  // These listeners stay as long as the pool, because the queue removes its own before its connections are closed, and an
  // unhandled error event would end the process.
  const noted = (error: Error) => log.warn({ reason: reasonOf(error) }, 'lost a connection of the queue');
  pool.on('error', noted);
  pool.on('connect', (client) => client.on('error', noted));
  return pool;
}
