import type { Queries } from '#server/database/connection';

/** The licence that a player's account is held under; null for none. */
export async function playerLicence(queries: Queries, player: number): Promise<string | null> {
  const row = await queries.selectFrom('players').select('license_name').where('id', '=', player).executeTakeFirst();
  return row?.license_name ?? null;
}
