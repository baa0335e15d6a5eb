import type { TrustedDevice } from '#contract/fields/security';
import { isTrusted, TRUST_MS } from '#rules/account/sign-in/two-factor';
import type { Queries, Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { audit } from '../security/audit';
import { findTrust, insertTrust, listTrusts, noteTrustUsed } from './trusted-devices-store';
import type { Visitor } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';

/** Trusts the device of a sign-in for 14 days; returns the cookie. A browser without a fingerprint can't be trusted. */
export async function trustDevice(
  transaction: Transaction,
  player: number,
  visitor: Visitor,
  deviceId: string | null,
  now: Date,
): Promise<string | null> {
  if (deviceId === null) return null;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TRUST_MS);
  await insertTrust(transaction, {
    player,
    tokenHash: hashToken(token),
    deviceId,
    userAgent: visitor.userAgent,
    country: visitor.country,
    now,
    expiresAt,
  });
  await audit(transaction, player, 'device_trusted', whereOf(visitor));
  return token;
}

/** Whether a device skips the second step; records that it did. */
export async function passByTrust(
  { database, clock }: Platform,
  player: number,
  token: string | null,
  deviceId: string | null,
): Promise<boolean> {
  if (token === null) return false;
  const known = await findTrust(database, hashToken(token));
  if (!known || !isTrusted(known, { player, deviceId }, clock.now())) return false;
  await noteTrustUsed(database, known.id, clock.now());
  return true;
}

/** The trusted devices of a player; the token is this browser's. */
export async function readTrustedDevices(queries: Queries, player: number, token: string | null, now: Date): Promise<TrustedDevice[]> {
  const own = token === null ? null : hashToken(token);
  const rows = await listTrusts(queries, player, now);
  return rows.map(({ token_hash, created_at, last_used_at, expires_at, ...row }) => ({
    ...row,
    is_current: own !== null && token_hash.equals(own),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}
