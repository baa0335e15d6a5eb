import { writeAudit } from '#server/database/audit-store';
import type { Queries } from '#server/database/connection';

/** Records an event of an account; details contain no personal data beyond codes and countries. */
export async function audit(queries: Queries, player: number | null, kind: string, details: object = {}): Promise<void> {
  await writeAudit(queries, { actor: player === null ? 'visitor' : 'player', player_id: player, kind, details: details });
}
