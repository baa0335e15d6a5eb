import type { Queries } from '#server/database/connection';

interface NewTrust {
  player: number;
  tokenHash: Buffer;
  deviceId: string;
  userAgent: string | null;
  country: string | null;
  now: Date;
  expiresAt: Date;
}

/** Writes a device down that skips the second step. */
export async function insertTrust(
  queries: Queries,
  { player, tokenHash, deviceId, userAgent, country, now, expiresAt }: NewTrust,
): Promise<void> {
  await queries
    .insertInto('trusted_devices')
    .values({
      player_id: player,
      token_hash: tokenHash,
      device_id: deviceId,
      user_agent: userAgent,
      country,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** The device that a cookie names, trusted or not any more. */
export function findTrust(queries: Queries, tokenHash: Buffer) {
  return queries
    .selectFrom('trusted_devices')
    .select(['id', 'player_id as player', 'device_id as deviceId', 'expires_at as expiresAt', 'revoked_at as revokedAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Notes that a trusted device skipped the second step. */
export async function noteTrustUsed(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.updateTable('trusted_devices').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The devices of a player that are trusted now, the latest used first. */
export function listTrusts(queries: Queries, player: number, now: Date) {
  return queries
    .selectFrom('trusted_devices')
    .select(['id', 'token_hash', 'user_agent', 'country', 'created_at', 'last_used_at', 'expires_at'])
    .where('player_id', '=', player)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute();
}

/** Which devices of a player lose their trust: one by its id, those with a fingerprint, all but those with one, or all. */
interface Which {
  id?: string;
  deviceId?: string;
  exceptDeviceId?: string | null;
}

/** Ends the trust in devices of a player; answers how many. */
export async function endTrusts(queries: Queries, player: number, { id, deviceId, exceptDeviceId }: Which, now: Date): Promise<number> {
  let ending = queries
    .updateTable('trusted_devices')
    .set({ revoked_at: now })
    .where('player_id', '=', player)
    .where('revoked_at', 'is', null);
  if (id !== undefined) ending = ending.where('id', '=', id).where('expires_at', '>', now);
  if (deviceId !== undefined) ending = ending.where('device_id', '=', deviceId);
  if (exceptDeviceId) ending = ending.where('device_id', '!=', exceptDeviceId);
  const { numUpdatedRows } = await ending.executeTakeFirst();
  return Number(numUpdatedRows);
}
