import { getPlayer } from '#contract/calls/account/profile';
import { shapes } from '#contract/shapes.gen';
import { storage } from '#contract/storage';
import { remember } from '#offline/last-known';
import { beginSession, type DeviceSession, endSession, noteTraits, platformSession, readSession, settleRevocation } from '#offline/session';
import { device } from '../device';
import { activeLocale } from '../i18n';
import { siteOfWindow } from '../context/brand';
import { readLocal, writeLocal } from '../storage/local-storage';
import { wipePlayerStorage, wipeStorageOfOthers } from '../storage/player-storage';
import type { Player } from '../session';
import { tellWorker } from './link';
import { warmWorker } from './warm';

/** Between the windows of this browser: somebody signed in or out in one of them. */
interface SessionNews {
  kind: 'session';
  player: number | null;
}

/** A second word of a sign-out that the platform has yet to hear of, beside the one in the database. */
const OWED = storage.local.signOutOwed;
const UNNAMED = '?';

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(storage.channel);
  return channel;
}

/**
 * A player is here: notes it on the device, so that answers, pushes and queued writes belong to somebody, and tells the
 * worker and the other windows. What another player left goes first (OFF-005). The epoch stays while the session does. Who
 * has come is kept at once, so that the next start without network knows, whatever else could be read by then (OFF-001).
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
    openChannel()?.postMessage({ kind: 'session', player } satisfies SessionNews);
  }
  return session;
}

/** The worker has seen the answer before it knew whose it is, and kept nothing of it. */
function keepPlayer(here: Player, session: DeviceSession): Promise<boolean> {
  const question = { call: getPlayer.id, url: getPlayer.path, locale: activeLocale(), shape: shapes[getPlayer.id] };
  return remember(device, question, session, { text: JSON.stringify(here), storedAt: Date.now() });
}

/** The player is on the way out: the worker reads nothing further for them. */
export function announceLeaving(): void {
  tellWorker({ kind: 'leaving' });
}

/**
 * Nobody is here any more: empties the device of the player, without any network (AUTH-008, OFF-005). `isRevoked` says
 * whether the platform has ended the session; where it has not heard of it, `settleSignOut` tells it later. `left` is the
 * player who was here: where the device belongs to another one by now, all of that one stays.
 */
export async function announceNobody({ left, isRevoked }: { left: number | null; isRevoked: boolean }): Promise<void> {
  const before = await readSession(device);
  if (before?.player && before.player !== left) return;
  // The database may be lost before the line is back, or there may be none: then this says that a sign-out is owed.
  if (!isRevoked) writeLocal(OWED, (await platformSession(device)) ?? UNNAMED);
  else if (before?.player) writeLocal(OWED, '');
  await endSession(device, { left, epoch: crypto.randomUUID(), isRevoked, now: Date.now() });
  wipePlayerStorage();
  tellWorker({ kind: 'wipe' });
  if (before?.player) openChannel()?.postMessage({ kind: 'session', player: null } satisfies SessionNews);
}

/**
 * Nobody is here, and the device still holds a player's things: the window was closed in the middle of a sign-out, or the
 * session ended while none was open. They go (OFF-005); what the platform knows is not known, so it is told again. Answers
 * whether there was somebody.
 */
export async function forgetLeftBehind(): Promise<boolean> {
  const left = (await readSession(device))?.player;
  if (left) await announceNobody({ left, isRevoked: false });
  else wipeStorageOfOthers(null);
  return Boolean(left);
}

/**
 * Tells the platform of a sign-out that was made without network, before anything is read with its cookie. `revoke` ends
 * the session that was left, and no other: a new sign-in may be under way. It answers whether that is done. Answers
 * whether the cookie may be used.
 */
export async function settleSignOut(revoke: (session: string | null) => Promise<boolean>): Promise<boolean> {
  let isTold = false;
  const tell = async (session: string | null) => (isTold = await revoke(session).catch(() => false));
  if (!(await settleRevocation(device, tell))) return false;
  const owed = readLocal(OWED);
  if (!owed) return true;
  if (!isTold && !(await tell(owed === UNNAMED ? null : owed))) return false;
  if (readLocal(OWED) === owed) writeLocal(OWED, '');
  return true;
}

/** Whether the device belongs to another player than this window shows: one of them has not heard of the other yet. */
export async function isOfAnother(player: number): Promise<boolean> {
  const known = await readSession(device);
  return known !== null && known.player !== null && known.player !== player;
}

/** Calls back when another window of this browser got or lost its player; answers the way to stop. */
export function onSessionElsewhere(listener: (player: number | null) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionNews>) => listener(data.player);
  openChannel()?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
