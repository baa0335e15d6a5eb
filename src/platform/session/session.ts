import { proxy, useSnapshot } from 'valtio';
import type { ResponseOf } from '#contract/call';
import { getPlayer } from '#contract/calls/account/profile';
import {
  mayReadForPlayer,
  type PlayerRequest,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  stepSession,
  unknownSession,
} from '#rules/account/session/session-machine';
import { ageOf } from '../api/ages';
import { ask } from '../api/client';
import { CallFailed } from '../api/refusal';
import { useAppContext } from '../context/app-context';
import { isGuestMode } from '../context/guest-mode';
import { makeListeners } from '../listeners';
import { cancelReads, settleReads, trackRead } from './reads';

export type Player = ResponseOf<typeof getPlayer>;

/**
 * The session of this window: the state of `rules/account/session/session-machine`, which only this module changes. Loaders and components
 * read it from their context.
 */
export const session = proxy<SessionState<Player>>({ ...unknownSession });

const listeners = makeListeners<[player: Player | null]>();

/** Calls back when a player signs in or out; returns the unsubscribe function. */
export const onSessionChange = listeners.add;

/** The value of the session's companion cookie, which scripts can read; empty without a session. */
const sessionCookie = () => /(?:^|;\s*)signed_in=([^;]+)/.exec(document.cookie)?.[1] ?? '';

/**
 * Whether the browser has a session: without one, guests needn't send a call that would be refused. Guest mode knows nobody (ROUTE-055).
 */
export function mayBeSignedIn(): boolean {
  return cookieHere() !== '';
}

const cookieHere = () => (isGuestMode ? '' : sessionCookie());

/** Feeds an event to the session's state machine and carries out its effects; resolves once their requests are done. */
async function dispatch(event: SessionEvent<Player>): Promise<void> {
  // Responses and snapshots are plain data: the proxy's own copies would never be identical to them.
  const { state, effects } = stepSession<Player>({ ...session }, event);
  Object.assign(session, state);
  await Promise.all(effects.map(carryOut));
}

/** Carries out an effect; the promise is pending as long as a request is. */
function carryOut(effect: SessionEffect): Promise<void> {
  switch (effect.kind) {
    case 'request_player':
      return requestPlayer(effect.request);
    case 'cancel_reads':
      cancelReads();
      return Promise.resolve();
    case 'clear_cookie':
      document.cookie = 'signed_in=; path=/; max-age=0';
      return Promise.resolve();
    case 'notify':
      listeners.call(session.player);
      return Promise.resolve();
  }
}

async function requestPlayer(request: PlayerRequest): Promise<void> {
  let event: SessionEvent<Player>;
  try {
    const player = await ask(getPlayer, {}, { retries: 1 });
    event = { kind: 'player_received', request, player, storedAt: ageOf(getPlayer.path) };
  } catch (error) {
    const isSignedOut = error instanceof CallFailed && error.code === 'signed_out';
    event = { kind: 'player_refused', request, isSignedOut, cookie: cookieHere(), now: Date.now() };
  }
  await dispatch(event);
}

/** Requests the current player: at the start, after sign-in and after changes of the profile. */
export function loadSession(): Promise<void> {
  return dispatch({ kind: 'player_wanted', now: Date.now(), cookie: cookieHere() });
}

/**
 * Fetches the player of the session that the server has just begun. Throws CallFailed with `cookies_blocked` if the browser hasn't kept its
 * cookie: the visitor would stay a guest without knowing why.
 */
export async function loadNewSession(): Promise<void> {
  if (sessionCookie() === '') throw new CallFailed('cookies_blocked', '', 0);
  await loadSession();
}

/**
 * A sign-out starts: until the server has responded, the window has no player (AUTH-008). Reads that are under way get a moment to finish
 * and are cancelled then, because the server would refuse them.
 */
export async function leaveSession(): Promise<void> {
  void dispatch({ kind: 'sign_out_started' });
  await settleReads();
  cancelReads();
}

/**
 * The player left, or the server no longer knows the session (AUTH-008, AUTH-009). `isRevoked`: the server knows of it; `reason`: why it
 * ended the session.
 */
export function endSession({ isRevoked, reason = null }: { isRevoked: boolean; reason?: string | null } = { isRevoked: true }): void {
  void dispatch({ kind: 'ended', isRevoked, reason });
}

/** Sends a read for the player; during a sign-out or without a session it fails as if the server had refused it (AUTH-008). */
export function readForPlayer<T>(read: () => Promise<T>): Promise<T> {
  return trackRead(() => mayReadForPlayer(session, cookieHere()), read);
}

/** Identifies player and session: changes when a player signs in or out, and when the browser gets another session. */
export function visit(): string {
  return `${session.ends} ${session.player?.id ?? ''} ${sessionCookie()}`;
}

/** Whether the server hasn't confirmed the session yet: it was down, or the shown player is stale. */
export function isUnconfirmed(): boolean {
  if (!mayBeSignedIn()) return false;
  return session.player ? ageOf(getPlayer.path) !== null : session.status === 'unknown';
}

/** The session as a component reads it. */
export function useSession() {
  return useSnapshot(useAppContext().session);
}
