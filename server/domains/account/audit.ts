import type { Queries } from '#server/database/connection';

/** Writes down what happened to an account; details carry no personal data beyond codes and countries. */
export async function audit(queries: Queries, player: number | null, kind: string, details: object = {}): Promise<void> {
  await queries
    .insertInto('audit_log')
    .values({ actor: player === null ? 'visitor' : 'player', player_id: player, kind, details: JSON.stringify(details) })
    .execute();
}
