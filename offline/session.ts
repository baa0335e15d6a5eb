import { get, promisifyRequest, update } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { clearPlayer } from './wipe';

/** Whose device this is now. The epoch is new at every sign-in and sign-out; answers and marks of an older one are late. */
export interface DeviceSession {
  player: number | null;
  epoch: string;
}

/** What holds for the device, whoever uses it. */
export interface DeviceTraits {
  deviceId: string | null;
  locale: string | null;
  brand: string | null;
  /** Whether the person wants data to be spared, by the browser's switch or by the app's. */
  isSparing: boolean;
}

const SESSION = 'session';
const TOMBSTONE = 'tombstone';
const PLATFORM = 'platform-session';
const TRAITS = 'traits';
const session = storage.stores.session;

/** A sign-out that the platform has yet to hear of: when, and of which of its sessions; null where that is not known. */
interface Tombstone {
  at: number;
  session: string | null;
}

const unknownDevice: DeviceTraits = { deviceId: null, locale: null, brand: null, isSparing: false };

export const nobody: DeviceSession = { player: null, epoch: '' };

/** The session as the device knows it; null where the device keeps nothing, so that nothing is known. */
export function readSession(database: Database): Promise<DeviceSession | null> {
  return orElse(get<DeviceSession>(SESSION, database.store(session)).then((known) => known ?? nobody), null);
}

/** Reads the session inside a transaction that covers its store. */
export async function sessionWithin(store: (name: typeof session) => IDBObjectStore): Promise<DeviceSession> {
  return (await promisifyRequest<DeviceSession | undefined>(store(session).get(SESSION))) ?? nobody;
}

/** Whether work begun in one session may still be kept in another. */
export function isSameSession(one: DeviceSession, other: DeviceSession): boolean {
  return one.player === other.player && one.epoch === other.epoch;
}

/**
 * A player signed in. What another player left on the device goes first, in the same transaction (OFF-005), and an
 * earlier offline sign-out needs no revoking any more. `platform` names the platform's session, for a sign-out without
 * network. Answers false where the device keeps nothing.
 */
export function beginSession(database: Database, next: DeviceSession & { player: number }, platform: string | null = null): Promise<boolean> {
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

/** How a session ended: whose it was, the epoch that begins, whether the platform knows, and when in epoch ms. */
export interface SessionEnd {
  left: number | null;
  epoch: string;
  isRevoked: boolean;
  now: number;
}

/**
 * The player left: everything of the player goes. `isRevoked` is false where the platform has yet to hear of it. A window
 * that only follows another one, which has left nobody here, settles nothing of what that one owes. The device of another
 * player than the one who left (`left`) stays as it is: word of a sign-out may come late.
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

/** The platform's session as the device knows it; null where it doesn't. It names a session and opens none. */
export function platformSession(database: Database): Promise<string | null> {
  return orElse(get<string>(PLATFORM, database.store(session)).then((known) => known ?? null), null);
}

/** The sign-out that the platform has yet to hear of. */
function owed(database: Database): Promise<Tombstone | null> {
  return orElse(get<Tombstone>(TOMBSTONE, database.store(session)).then((known) => known ?? null), null);
}

/**
 * Tells the platform of a sign-out that was made offline. `revoke` is given the session that was left, and answers whether
 * the platform now knows; the tombstone stays until it does, and one that was set meanwhile stays too. Answers whether
 * nothing is owed any more.
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

/** What is known of the device itself. */
export function readTraits(database: Database): Promise<DeviceTraits> {
  return orElse(get<DeviceTraits>(TRAITS, database.store(session)).then((known) => ({ ...unknownDevice, ...known })), unknownDevice);
}

/** Notes what changed about the device. */
export function noteTraits(database: Database, change: Partial<DeviceTraits>): Promise<void> {
  const noted = update<DeviceTraits>(TRAITS, (known) => ({ ...unknownDevice, ...known, ...change }), database.store(session));
  return orElse(noted, undefined);
}
