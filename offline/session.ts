import { get, promisifyRequest, update } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { clearPlayer } from './wipe';

/** The device's current player. Every sign-in and sign-out starts a new epoch; responses and marks of an older one are stale. */
export interface DeviceSession {
  player: number | null;
  epoch: string;
}

/** Settings of the device, independent of the player. */
export interface DeviceTraits {
  deviceId: string | null;
  /** The language that its pages last showed. */
  locale: string | null;
  /** The language that its user has chosen, for addresses without one. */
  chosenLocale: string | null;
  brand: string | null;
  /** Whether data saving is on, in the browser or in the app. */
  isDataSaving: boolean;
}

const SESSION = 'session';
const TOMBSTONE = 'tombstone';
const PLATFORM = 'platform-session';
const TRAITS = 'traits';
const session = storage.stores.session;

/** The tombstone of a sign-out that the server doesn't know of yet: when, and which session; null if that's unknown. */
interface Tombstone {
  at: number;
  session: string | null;
}

const unknownDevice: DeviceTraits = { deviceId: null, locale: null, chosenLocale: null, brand: null, isDataSaving: false };

export const nobody: DeviceSession = { player: null, epoch: '' };

/** The session as the device knows it; null without a database, when nothing is known. */
export function readSession(database: Database): Promise<DeviceSession | null> {
  return orElse(
    get<DeviceSession>(SESSION, database.store(session)).then((known) => known ?? nobody),
    null,
  );
}

/** Reads the session inside a transaction that covers its store. */
export async function sessionWithin(store: (name: typeof session) => IDBObjectStore): Promise<DeviceSession> {
  return (await promisifyRequest<DeviceSession | undefined>(store(session).get(SESSION))) ?? nobody;
}

/** Whether data requested in one session may be stored in another. */
export function isSameSession(one: DeviceSession, other: DeviceSession): boolean {
  return one.player === other.player && one.epoch === other.epoch;
}

/**
 * A player signed in. Another player's data is deleted first, in the same transaction (OFF-005), and an earlier offline sign-out
 * needn't be revoked any more. `platform` names the server's session, for an offline sign-out. Returns false without a
 * database.
 */
export function beginSession(
  database: Database,
  next: DeviceSession & { player: number },
  platform: string | null = null,
): Promise<boolean> {
  const work = database.transact(Object.values(storage.stores), 'readwrite', async (store) => {
    const before = await sessionWithin(store);
    if (before.player !== next.player) await clearPlayer(store);
    store(session).put(next, SESSION);
    if (platform !== null) store(session).put(platform, PLATFORM);
    store(session).delete(TOMBSTONE);
    return true;
  });
  return orElse(work, false);
}

/** How a session ended: its player, the new epoch, whether the server knows, and when in epoch ms. */
export interface SessionEnd {
  left: number | null;
  epoch: string;
  isRevoked: boolean;
  now: number;
}

/**
 * The player signed out: all their data is deleted. `isRevoked` is false if the server doesn't know yet. A window that only
 * follows another one's sign-out doesn't clear that one's tombstone. If the device belongs to another player than the one who
 * left (`left`), nothing changes: the message of a sign-out may arrive late.
 */
export function endSession(database: Database, end: SessionEnd): Promise<boolean> {
  const work = database.transact(Object.values(storage.stores), 'readwrite', async (store) => {
    const before = await sessionWithin(store);
    if (before.player !== null && before.player !== end.left) return false;
    const left = await promisifyRequest<string | undefined>(store(session).get(PLATFORM));
    await clearPlayer(store);
    store(session).put({ player: null, epoch: end.epoch } satisfies DeviceSession, SESSION);
    store(session).delete(PLATFORM);
    if (!end.isRevoked) store(session).put({ at: end.now, session: left ?? null } satisfies Tombstone, TOMBSTONE);
    else if (before.player !== null) store(session).delete(TOMBSTONE);
    return true;
  });
  return orElse(work, false);
}

/** The id of the server's session, if the device knows it. It identifies a session and authorises nothing. */
export function platformSession(database: Database): Promise<string | null> {
  return orElse(
    get<string>(PLATFORM, database.store(session)).then((known) => known ?? null),
    null,
  );
}

/** The tombstone of the sign-out that the server doesn't know of yet. */
function owed(database: Database): Promise<Tombstone | null> {
  return orElse(
    get<Tombstone>(TOMBSTONE, database.store(session)).then((known) => known ?? null),
    null,
  );
}

/**
 * Revokes a session after an offline sign-out. `revoke` gets the session's id and returns whether the server now knows; the
 * tombstone stays until it does, and so does one that was set in the meantime. Returns whether no revocation is pending.
 */
export async function settleRevocation(database: Database, revoke: (session: string | null) => Promise<boolean>): Promise<boolean> {
  const known = await owed(database);
  if (!known) return true;
  if (!(await revoke(known.session).catch(() => false))) return false;
  const forget = database.transact([session], 'readwrite', async (store) => {
    const now = await promisifyRequest<Tombstone | undefined>(store(session).get(TOMBSTONE));
    if (now && (now.at !== known.at || now.session !== known.session)) return false;
    store(session).delete(TOMBSTONE);
    return true;
  });
  return orElse(forget, true);
}

/** What's known about the device itself. */
export function readTraits(database: Database): Promise<DeviceTraits> {
  return orElse(
    get<DeviceTraits>(TRAITS, database.store(session)).then((known) => ({ ...unknownDevice, ...known })),
    unknownDevice,
  );
}

/** Stores what changed about the device. */
export function noteTraits(database: Database, change: Partial<DeviceTraits>): Promise<void> {
  const noted = update<DeviceTraits>(TRAITS, (known) => ({ ...unknownDevice, ...known, ...change }), database.store(session));
  return orElse(noted, undefined);
}
