import { getPlayer } from '#contract/calls/account/profile';
import { shapes } from '#contract/shapes.gen';
import { storage } from '#contract/storage';
import { remember } from '#offline/last-known';
import { beginSession, type DeviceSession, endSession, noteTraits, platformSession, readSession, settleRevocation } from '#offline/session';
import { device } from '../device';
import { activeLocale } from '../i18n';
import { makeLazy } from '../lazy';
import { siteOfWindow } from '../context/brand';
import { readLocal, writeLocal } from '../storage/local-storage';
import { wipePlayerStorage, wipeStorageOfOthers } from '../storage/player-storage';
import type { Player } from '../session';
import { postToWorker } from './link';
import { warmWorker } from './warm';

/** Messages between the windows of this browser: somebody signed in or out in one of them; `reason` if the server ended the session. */
interface SessionNews {
  kind: 'session';
  player: number | null;
  /** Missing in a message from a window of an earlier version. */
  reason?: string | null;
}

/** A second tombstone of a sign-out that the server doesn't know of yet, besides the one in the database. */
const OWED = storage.local.signOutOwed;
const UNNAMED = '?';

const openChannel = makeLazy(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(storage.channel)));

/**
 * A player is signed in: records it on the device, so that responses, pushes and queued writes have an owner, and notifies the worker and
 * the other windows. Another player's data is deleted first (OFF-005). The epoch stays while the session does. The player is stored
 * immediately, so the next offline start knows them, whatever else could be read by then (OFF-001).
 */
export async function announcePlayer(here: Player): Promise<DeviceSession> {
  const { id: player, session_epoch: platform } = here;
  const before = await readSession(device);
  const session = { player, epoch: before?.player === player ? before.epoch : crypto.randomUUID() };
  await noteTraits(device, { locale: activeLocale(), brand: siteOfWindow().brand.id });
  await beginSession(device, session, platform);
  wipeStorageOfOthers(here);
  writeLocal(OWED, '');
  if (before?.player !== player) {
    await keepPlayer(here, session);
    warmWorker();
    openChannel()?.postMessage({ kind: 'session', player, reason: null } satisfies SessionNews);
  }
  return session;
}

/** The worker saw the response before it knew the owner, so it stored nothing. */
function keepPlayer(here: Player, session: DeviceSession): Promise<boolean> {
  const question = { call: getPlayer.id, url: getPlayer.path, locale: activeLocale(), shape: shapes[getPlayer.id] };
  return remember(device, question, session, { text: JSON.stringify(here), storedAt: Date.now() });
}

/** The player is signing out: the worker starts no more reads for them. */
export function announceLeaving(): void {
  postToWorker({ kind: 'leaving' });
}

interface Departure {
  /** The player who signed out. */
  left: number | null;
  isRevoked: boolean;
  /** Why the server ended the session. */
  reason?: string | null;
}

/**
 * Nobody is signed in any more: deletes the player's data from the device, even offline (AUTH-008, OFF-005). `isRevoked` says whether the
 * server has ended the session; if it hasn't, `settleSignOut` revokes it later. `left` is the player who signed out: if the device belongs
 * to another one by now, that one's data stays.
 */
export async function announceNobody({ left, isRevoked, reason = null }: Departure): Promise<void> {
  const before = await readSession(device);
  if (before?.player && before.player !== left) return;
  // The database may be lost before the network is back, or there may be none: then this records that a revocation is pending.
  if (!isRevoked) writeLocal(OWED, (await platformSession(device)) ?? UNNAMED);
  else if (before?.player) writeLocal(OWED, '');
  await endSession(device, { left, epoch: crypto.randomUUID(), isRevoked, now: Date.now() });
  wipePlayerStorage();
  postToWorker({ kind: 'wipe' });
  if (before?.player) openChannel()?.postMessage({ kind: 'session', player: null, reason } satisfies SessionNews);
}

/**
 * Nobody is signed in, but the device still has a player's data: the window was closed during a sign-out, or the session ended while none
 * was open. The data is deleted (OFF-005); it's unknown whether the server knows, so it's notified again. Returns whether there was a
 * player.
 */
export async function forgetLeftBehind(): Promise<boolean> {
  const left = (await readSession(device))?.player;
  if (left) await announceNobody({ left, isRevoked: false });
  else wipeStorageOfOthers(null);
  return Boolean(left);
}

/**
 * Notifies the server of an offline sign-out before anything is read with its cookie. `revoke` ends the session that was left, and no
 * other, because a new sign-in may be under way; it returns whether that's done. Returns whether the cookie may be used.
 */
export async function settleSignOut(revoke: (session: string | null) => Promise<boolean>): Promise<boolean> {
  let isDone = false;
  const revokeOnce = async (session: string | null) => (isDone = await revoke(session).catch(() => false));
  if (!(await settleRevocation(device, revokeOnce))) return false;
  const owed = readLocal(OWED);
  if (!owed) return true;
  if (!isDone && !(await revokeOnce(owed === UNNAMED ? null : owed))) return false;
  if (readLocal(OWED) === owed) writeLocal(OWED, '');
  return true;
}

/** Whether the device belongs to another player than this window shows: one of them hasn't been notified yet. */
export async function isOfAnother(player: number): Promise<boolean> {
  const known = await readSession(device);
  return known !== null && known.player !== null && known.player !== player;
}

/** Notifies when another window of this browser got or lost its player; returns the unsubscribe function. */
export function onSessionElsewhere(listener: (player: number | null, reason: string | null) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionNews>) => listener(data.player, data.reason ?? null);
  openChannel()?.addEventListener('message', onMessage);
  return () => openChannel()?.removeEventListener('message', onMessage);
}
