import type { AnyRouter } from '@tanstack/react-router';
import { signOut } from '#contract/calls/account/session';
import type { AppContext } from '../platform/context/app-context';
import { isStandalone, note as noteInstall } from '../features/install/install';
import { pull } from '../features/notifications/inbox/inbox';
import { ask } from '../platform/api/client';
import { CallFailed } from '../platform/api/refusal';
import { readOutbox } from '../platform/device';
import { loadWholeCatalogue } from '../platform/i18n';
import { logFailure } from '../platform/log';
import { closeStream, openStream } from '../platform/realtime';
import {
  announceNobody,
  announcePlayer,
  forgetLeftBehind,
  isOfAnother,
  retryUntilDone,
  onSessionElsewhere,
  settleSignOut,
} from '../platform/service-worker';
import { holdReads, isUnconfirmed, loadSession, mayBeSignedIn, onSessionChange, type Player, session } from '../platform/session';
import { followElsewhere, saySignedOut } from './follow-sign-out';
import { keepPrefetched } from './prefetch';
import { wipeWindow } from './wipe-window';

let changes: Promise<unknown> = Promise.resolve();

/** One change of players after the other: what a slow one writes is never written after the next one's. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = changes.then(change);
  changes = changed.catch(() => undefined);
  return changed;
}

/**
 * What follows from somebody coming: the device belongs to the player, which `onKnown` hears at once, and the stream is the
 * player's (OFF-005).
 */
async function onPlayerArrived(player: Player, onKnown: () => void): Promise<void> {
  const isHere = () => session.player?.id === player.id;
  logged(loadWholeCatalogue());
  // Another window may have changed players before this one listened: the platform says whose the browser is.
  if (await isOfAnother(player.id)) {
    onKnown();
    await loadSession();
  }
  await inTurn(async () => {
    if (isHere()) await announcePlayer(player);
    onKnown();
    if (isHere()) await openStream(player.id);
  });
  if (!isHere()) return;
  await pull();
  noteInstall({ kind: 'signed_in', isStandalone: isStandalone(), groups: player.groups });
  const { renewSubscription } = await import('../features/notifications/push/push');
  await renewSubscription();
}

/** What follows from a player leaving: nothing of the player stays, with or without network (AUTH-008). */
async function onPlayerLeft(left: number | null): Promise<void> {
  closeStream();
  const { isRevoked } = session;
  await inTurn(async () => {
    await announceNobody({ left, isRevoked });
    if (!session.player) await openStream(null);
    await readOutbox();
  });
}

/**
 * What follows from nobody being here: a sign-out that was cut short is brought to its end here (OFF-005), and whose session
 * ended while no window was open hears of it (AUTH-009).
 */
async function onGuest(): Promise<void> {
  if (!mayBeSignedIn() && (await inTurn(() => forgetLeftBehind()))) await saySignedOut();
}

/**
 * Tells the platform of a sign-out that it has not heard of, before anything is heard with its cookie. Answers whether
 * nothing is owed.
 */
async function tellSignOut(): Promise<boolean> {
  if (session.status !== 'guest') return true;
  const isSettled = await settleSignOut(revoke);
  if (session.status === 'guest') await openStream(null);
  return isSettled;
}

/** Ends the session on the platform that was left here without network. */
async function revoke(left: string | null): Promise<boolean> {
  try {
    await ask(signOut, { query: left === null ? {} : { session: left } }, { retries: 1 });
    return true;
  } catch (error) {
    return error instanceof CallFailed && error.code === 'signed_out';
  }
}

/** Asks who is here while the platform has yet to say so; with the network's return that is asked at once. */
async function confirmSession(router: AnyRouter, settle: () => void): Promise<boolean> {
  if (!isUnconfirmed() || !navigator.onLine) return true;
  const before = session.status;
  await loadSession();
  // Nobody is told of a guest who was one all along.
  if (before === 'unknown' && session.status === 'guest') {
    await onGuest();
    settle();
    void router.invalidate();
  }
  return !isUnconfirmed();
}

function logged(work: Promise<unknown>): void {
  work.catch((error: unknown) => logFailure('SESSION_NOT_FOLLOWED', error));
}

/** Does what follows from who is here, now and with every change: on the device, on the stream and in this window. */
export function followSession(app: AppContext, router: AnyRouter): void {
  const settle = retryUntilDone(tellSignOut);
  let shown = session.player?.id ?? null;
  onSessionChange((player) => {
    const left = shown;
    shown = player?.id ?? null;
    if (left !== null) wipeWindow(app.queryClient);
    logged(player ? onPlayerArrived(player, holdReads()) : onPlayerLeft(left).then(settle));
    logged(keepPrefetched(router, app, shown));
    void router.invalidate();
  });
  onSessionElsewhere(followElsewhere);
  logged(session.player ? onPlayerArrived(session.player, () => undefined) : onGuest().then(settle));
  retryUntilDone(() => confirmSession(router, settle));
  logged(keepPrefetched(router, app, shown));
}
