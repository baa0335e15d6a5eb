import type { Queries, Transaction } from '#server/database/connection';

/** A stored method. */
export interface KeptProfile {
  id: string;
  method: string;
  brand: string;
  title: string;
  expires: string | null;
  token: string;
}

/** Methods that the player saved, the default first, then by last use. */
export async function readProfiles(queries: Queries, player: number): Promise<(KeptProfile & { is_default: boolean })[]> {
  return queries
    .selectFrom('payment_profiles')
    .select(['id', 'method', 'brand', 'title', 'expires', 'token', 'is_default'])
    .where('player_id', '=', player)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Saves a method; the same card again is the same profile with a newer token. */
export async function saveProfile(
  transaction: Transaction,
  player: number,
  provider: string,
  profile: KeptProfile,
  at: Date,
): Promise<void> {
  const { token, expires } = profile;
  await transaction
    .insertInto('payment_profiles')
    .values({ ...profile, player_id: player, provider, last_used_at: at })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'method', 'brand', 'title']).doUpdateSet({ token, expires, last_used_at: at, removed_at: null }),
    )
    .execute();
}

/** Makes a saved method the only default; returns whether the player has it. */
export async function setDefault(transaction: Transaction, player: number, id: string): Promise<boolean> {
  const own = transaction.updateTable('payment_profiles').where('player_id', '=', player);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute();
  const { numUpdatedRows } = await own.set({ is_default: true }).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a player has a saved method, including a recently removed one. */
export async function hasProfile(queries: Queries, player: number, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('payment_profiles')
    .select('id')
    .where('player_id', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a saved method; a repeat keeps the first time. If restored, it's the default again unless another one has become it. */
export async function setRemoved(transaction: Transaction, player: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_profiles')
    .set({ removed_at: now })
    .where('player_id', '=', player)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Restores a method that was removed after an instant; returns whether it exists, also if it wasn't removed. */
export async function setRestored(transaction: Transaction, player: number, id: string, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_profiles')
    .set({ removed_at: null })
    .where('player_id', '=', player)
    .where('id', '=', id)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
