import pg from 'pg';
import { DatabaseUnreachable } from './problems';

/** One lock for all servers that start on this database. */
const LOCK_KEY = 8_730_155;

/**
 * Runs startup work that only one server at a time may do on a database: migrations and seeds. The others wait without a timeout; a
 * dying server releases the lock. Throws DatabaseUnreachable.
 */
export async function underStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'perigee start' });
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachable(url, error instanceof Error && error.message ? error.message : 'no server answers');
  }
  // If the connection (and with it the lock) is lost, the next query on it fails.
  client.on('error', () => undefined);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await work(client);
  } finally {
    await client.end();
  }
}
