import type { Queries } from '#server/database/connection';

/** Records that a pass was used; returns whether it was the first time. */
export async function redeemPass(
  queries: Queries,
  { id, expires_at: expiresAt }: { id: string; expires_at: number },
  now: Date,
): Promise<boolean> {
  await queries.deleteFrom('sport_passes').where('expires_at', '<', now).execute();
  const first = await queries
    .insertInto('sport_passes')
    .values({ id, used_at: now, expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}
