import type { Queries } from './connection';

/** An entry of the audit log; details carry no personal data beyond codes and countries. */
interface AuditEntry {
  /** Who did it: player, visitor, platform, provider, or an operator's name. */
  actor: string;
  player_id?: number | null;
  kind: string;
  details: object;
}

/** Writes an entry of the audit log. */
export async function writeAudit(queries: Queries, { details, ...entry }: AuditEntry): Promise<void> {
  await queries
    .insertInto('audit_log')
    .values({ ...entry, details: JSON.stringify(details) })
    .execute();
}
