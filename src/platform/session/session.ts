import { proxy, useSnapshot } from 'valtio';
import type { AnswerOf } from '#contract/call';
import { getPlayer } from '#contract/calls/account/profile';
import { ageOf } from '../api/ages';
import { ask } from '../api/client';
import { CallFailed } from '../api/refusal';
import { isGuestMode } from '../guest-mode';

export type Player = AnswerOf<typeof getPlayer>;

interface SessionState {
  /**
   * `unknown` until the platform has answered and while a player is on the way out; otherwise `guest` or `player`
   * (AUTH-007).
   */
  status: 'unknown' | 'guest' | 'player';
  player: Player | null;
  /** Whether the platform knows that the last player left. */
  isRevoked: boolean;
}

/** Who uses this window. Changed by this module alone. */
export const session = proxy<SessionState>({ status: 'unknown', player: null, isRevoked: true });

type Listener = (player: Player | null) => void;
const listeners = new Set<Listener>();

/** Calls back when a player comes or goes; answers the way to stop. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(player: Player | null): void {
  const before = session.player?.id ?? null;
  session.player = player;
  session.status = player ? 'player' : 'guest';
  if (before !== (player?.id ?? null)) for (const listener of listeners) listener(player);
}

/** The mark of the browser's session, from the readable cookie beside the hidden one; empty without a session. */
const markOfSession = () => /(?:^|;\s*)signed_in=([^;]+)/.exec(document.cookie)?.[1] ?? '';

/** Whether the browser holds a session, which spares guests a refused call. Guest mode knows nobody (ROUTE-055). */
export function mayBeSignedIn(): boolean {
  return !isGuestMode && markOfSession() !== '';
}

/** How long a sign-out waits for what is being read: after that the worker answers a read with what it keeps. */
const LAST_READS_MS = 3_000;

/** Sessions that have ended in this window: an answer that was asked before an end comes late. */
let ends = 0;

/** When it was asked last who is here, in epoch milliseconds, and when what was heard of it last was asked; no two are the same. */
let asked = 0;
let heard = 0;

let stay = new AbortController();

/** Ends with the session, as the platform's refusal would: what is read for a player goes with it. */
export function staySignal(): AbortSignal {
  return stay.signal;
}

/** Whether the player is on the way out: the platform has not answered the sign-out yet. */
let isLeaving = false;

const reads = new Set<Promise<unknown>>();

/** How long what is read for a player waits for the device to know whose it is. */
const ARRIVAL_MS = 1_000;

let arrival: Promise<void> | null = null;

/**
 * A player comes: what is read for the player waits until the device knows whose it is, or it could keep none of it
 * (OFF-001). Answers the way to let it go on.
 */
export function holdReads(): () => void {
  let release: () => void = () => undefined;
  const mine = new Promise<void>((resolve) => (release = resolve));
  arrival = mine;
  const end = () => {
    clearTimeout(timer);
    if (arrival === mine) arrival = null;
    release();
  };
  const timer = setTimeout(end, ARRIVAL_MS);
  return end;
}

/** Reads something of the player's; refuses as the platform would where the player is on the way out or gone (AUTH-008). */
export function readForPlayer<T>(read: () => Promise<T>): Promise<T> {
  if (isLeaving || !mayBeSignedIn()) return Promise.reject(new CallFailed('signed_out', '', 401));
  if (arrival) return arrival.then(() => readForPlayer(read));
  const reading = read().finally(() => reads.delete(reading));
  reads.add(reading);
  return reading;
}

/** Identifies who is here in which session: changes when a player comes or goes, and when the browser gets another session. */
export function visit(): string {
  return `${ends} ${session.player?.id ?? ''} ${markOfSession()}`;
}

/** Finds out who uses this window: at the start, after sign-in and after changes of the profile. */
export async function loadSession(): Promise<void> {
  // Who is on the way out is asked about by nobody: the sign-out says what came of it.
  if (isLeaving) return;
  const turn = (asked = Math.max(asked + 1, Date.now()));
  if (!mayBeSignedIn()) {
    heard = turn;
    become(null);
    return;
  }
  const before = ends;
  const mark = markOfSession();
  try {
    const player = await ask(getPlayer, {}, { retries: 1 });
    if (before !== ends || turn < heard) return;
    const known = ageOf(getPlayer.path);
    if (known === null) heard = turn;
    else if (known < heard && player.id === session.player?.id) return;
    become(player);
  } catch (error) {
    if (before !== ends || turn < heard) return;
    // Only the platform's word ends a session: one that is away or busy says nothing of it, and who is here stays open.
    const isRefused = error instanceof CallFailed && error.code === 'signed_out';
    // The refusal may be of a session that another one has replaced in the meantime (AUTH-009).
    if (isRefused && mark !== markOfSession()) return loadSession();
    if (isRefused) become(null);
    else if (!session.player) session.status = 'unknown';
  }
}

/** Calls off what is being read for the player. */
function callOffReads(): void {
  stay.abort(new CallFailed('signed_out', '', 401));
  stay = new AbortController();
}

/**
 * The player is on the way out: until the platform has answered nobody is known here, so that no screen asks for what is
 * the player's in a session that is just being ended (AUTH-008). What is being read already has a moment to come to its
 * end and is called off then: it would be refused otherwise.
 */
export async function leaveSession(): Promise<void> {
  ends += 1;
  isLeaving = true;
  session.status = 'unknown';
  await Promise.race([Promise.allSettled(reads), new Promise((resolve) => setTimeout(resolve, LAST_READS_MS))]);
  callOffReads();
}

/**
 * The player left, or the platform no longer knows the session (AUTH-008, AUTH-009). `isRevoked` is false where the
 * platform has yet to hear of it; the readable cookie goes at once, so that no reload brings the player back.
 */
export function endSession({ isRevoked }: { isRevoked: boolean } = { isRevoked: true }): void {
  ends += 1;
  isLeaving = false;
  callOffReads();
  document.cookie = 'signed_in=; path=/; max-age=0';
  session.isRevoked = isRevoked;
  become(null);
}

/** Whether the platform has yet to say who is here: it was away, or what is known of the player is last known. */
export function isInDoubt(): boolean {
  if (!mayBeSignedIn()) return false;
  return session.player ? ageOf(getPlayer.path) !== null : session.status === 'unknown';
}

/** The session as a component reads it. */
export function useSession() {
  return useSnapshot(session);
}
