import { sql } from 'kysely';
import type { Database } from '../database/connection';

/** Names this history of events; one that was put back from a backup gets another name here (RT-002). */
export async function settleEpoch(database: Database): Promise<string> {
  const { rows } = await sql<{ epoch: string }>`select settle_stream_epoch() as epoch`.execute(database);
  return rows[0]?.epoch ?? 'none';
}
