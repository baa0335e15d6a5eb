import type { Database } from '../database/connection';
import { settleStreamEpoch } from './store';

/** Identifies this history of events; after a restore from a backup it gets a new id (RT-002). */
export async function settleEpoch(database: Database): Promise<string> {
  const { rows } = await settleStreamEpoch(database);
  return rows[0]?.epoch ?? 'none';
}
