import type { Database } from '../database/connection';
import { settleStreamEpoch } from './store';

/** Names this history of events; one that was put back from a backup gets another name here (RT-002). */
export async function settleEpoch(database: Database): Promise<string> {
  const { rows } = await settleStreamEpoch(database);
  return rows[0]?.epoch ?? 'none';
}
