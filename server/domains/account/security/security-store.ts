import { sql } from 'kysely';
import { type SecurityEvent, type SecurityEventKind, securityEventKinds, signInWays } from '#contract/fields/security';
import type { Queries } from '#server/database/connection';

const PAGE = 20;

type Details = Partial<Record<'country' | 'device' | 'way', unknown>>;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The details of an event that its player may see. */
function presentDetails(details: unknown): Pick<SecurityEvent, 'country' | 'device' | 'way'> {
  const { country, device, way } = (details ?? {}) as Details;
  return { country: textOrNull(country), device: textOrNull(device), way: signInWays.find((one) => one === way) ?? null };
}

/** A page of a player's security events, newest first, and the cursor of the next page. */
export async function listSecurityEvents(
  queries: Queries,
  player: number,
  before: number | null,
): Promise<{ data: SecurityEvent[]; next: number | null }> {
  const rows = await queries
    .selectFrom('audit_log')
    .select(['id', 'at', 'kind', 'details'])
    .where('player_id', '=', player)
    .where('kind', 'in', securityEventKinds)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const data = rows
    .slice(0, PAGE)
    .map(({ id, at, kind, details }) => ({ id, at: at.toISOString(), kind: kind as SecurityEventKind, ...presentDetails(details) }));
  return { data, next: rows.length > PAGE ? (data.at(-1)?.id ?? null) : null };
}

/** The latest sign-in of a player in another session than this one. */
export async function readLastSignIn(
  queries: Queries,
  player: number,
  epoch: string,
): Promise<{ at: string; country: string | null; device: string | null } | null> {
  const row = await queries
    .selectFrom('audit_log')
    .select(['at', 'details'])
    .where('player_id', '=', player)
    .where('kind', 'in', ['sign_in', 'sign_up'])
    .where(sql`details ->> 'session'`, 'is distinct from', epoch)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { country, device } = presentDetails(row.details);
  return { at: row.at.toISOString(), country, device };
}

/** Whether a player has signed in from a device before; without a fingerprint, the same browser counts. */
export async function isKnownDevice(queries: Queries, player: number, deviceId: string | null, userAgent: string | null): Promise<boolean> {
  const known = await queries
    .selectFrom('sessions')
    .select('epoch')
    .where('player_id', '=', player)
    .where((where) => (deviceId === null ? where('user_agent', 'is not distinct from', userAgent) : where('device_id', '=', deviceId)))
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether a player has ever signed in. */
export async function hasSignedIn(queries: Queries, player: number): Promise<boolean> {
  const { current_sign_in_at: at } = await queries
    .selectFrom('players')
    .select('current_sign_in_at')
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return at !== null;
}

/** The device of a session by its id; undefined for somebody else's or an ended one. */
export function findLiveSession(queries: Queries, player: number, epoch: string) {
  return queries
    .selectFrom('sessions')
    .select(['device_id', 'user_agent', 'country'])
    .where('player_id', '=', player)
    .where('epoch', '=', epoch)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
