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
import { makeSerial } from '../platform/serial';
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

/** Changes of players are handled one after the other, so that a slow one never writes after the next one. */
const inTurn = makeSerial();

/** Runs when a player signs in: stores the player on the device, then calls `onKnown`, and opens the player's event stream (OFF-005). */
async function onPlayerArrived(player: Player, onKnown: () => void): Promise<void> {
  const isHere = () => session.player?.id === player.id;
  logged(loadWholeCatalogue());
  // Another window may have changed players before this one listened: the server says who is signed in.
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
  logged(import('../features/notifications/inbox/marks').then(({ resumeRemovals }) => resumeRemovals()));
  await pull();
  noteInstall({ kind: 'signed_in', isStandalone: isStandalone(), groups: player.groups });
  const { renewSubscription } = await import('../features/notifications/push/push');
  await renewSubscription();
}

/** Runs when a player signs out: nothing of the player stays, online or offline (AUTH-008). */
async function onPlayerLeft(left: number | null): Promise<void> {
  closeStream();
  const { isRevoked, reason } = session;
  await inTurn(async () => {
    await announceNobody({ left, isRevoked, reason });
    if (!session.player) await openStream(null);
    await readOutbox();
  });
}

/**
 * Runs when nobody is signed in: completes an interrupted sign-out (OFF-005), and notifies a player whose session ended while no window was
 * open (AUTH-009).
 */
async function onGuest(): Promise<void> {
  if (!mayBeSignedIn() && (await inTurn(() => forgetLeftBehind()))) await saySignedOut();
}

/** Notifies the server of an offline sign-out before anything is requested with its cookie. Returns whether no revocation is pending. */
async function reportSignOut(): Promise<boolean> {
  if (session.status !== 'guest') return true;
  const isSettled = await settleSignOut(revoke);
  if (session.status === 'guest') await openStream(null);
  return isSettled;
}

/** Revokes the session that was ended offline. */
async function revoke(left: string | null): Promise<boolean> {
  try {
    await ask(signOut, { query: left === null ? {} : { session: left } }, { retries: 1 });
    return true;
  } catch (error) {
    return error instanceof CallFailed && error.code === 'signed_out';
  }
}

/** Asks who is signed in until the server has responded, and immediately when the network returns. */
async function confirmSession(router: AnyRouter, settle: () => void): Promise<boolean> {
  if (!isUnconfirmed() || !navigator.onLine) return true;
  const before = session.status;
  await loadSession();
  // A visitor who was a guest before needs no message.
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

/** Applies the session to the device, the stream and this window, now and after each change. */
export function followSession(app: AppContext, router: AnyRouter): void {
  const settle = retryUntilDone(reportSignOut);
  let shown = session.player?.id ?? null;
  onSessionChange((player) => {
    const left = shown;
    shown = player?.id ?? null;
    if (left !== null) wipeWindow(app.queryClient);
    logged(player ? onPlayerArrived(player, holdReads()) : onPlayerLeft(left).then(settle));
    logged(keepPrefetched(router, app, shown));
    void router.invalidate();
  });
  onSessionElsewhere((player, reason) => followElsewhere(router, player, reason));
  logged(session.player ? onPlayerArrived(session.player, () => undefined) : onGuest().then(settle));
  retryUntilDone(() => confirmSession(router, settle));
  logged(keepPrefetched(router, app, shown));
}
