import type { Database } from './connection';

/** Writes a row, then allocates and frees some space; throws if the database is read-only or its disk is full. */
export async function probeWrites({ pool }: Database): Promise<void> {
  await pool.query('update write_probe set written_at = now()');
  await pool.query('select probe_room()');
}
