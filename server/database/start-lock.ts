import pg from 'pg';
import { DatabaseUnreachable } from './problems';

/** One lock for all servers that start on this database. */
const LOCK_KEY = 8_730_155;

/**
 * Runs work that one server at a time may do on a database at its start: migrations and seeds. The others wait, however long it takes; a
 * dying server releases the lock. Throws DatabaseUnreachable.
 */
export async function underStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'perigee start' });
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachable(url, error instanceof Error && error.message ? error.message : 'no server answers');
  }
  // A lock that's lost with its connection fails the next query on it.
  client.on('error', () => undefined);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await work(client);
  } finally {
    await client.end();
  }
}
