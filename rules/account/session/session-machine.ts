/** The part of a player that the session machine needs. */
export interface SessionPlayer {
  id: number;
}

/**
 * Who uses a window (AUTH-007 to AUTH-009). A pure state machine: `src/platform/session` feeds it events and carries out the
 * effects.
 */
export interface SessionState<P extends SessionPlayer = SessionPlayer> {
  /** `unknown` until the server has responded, and during a sign-out; otherwise `guest` or `player`. */
  status: 'unknown' | 'guest' | 'player';
  player: P | null;
  /** Whether a sign-out is under way: the server hasn't responded yet. */
  isLeaving: boolean;
  /** Whether the server knows that the last player signed out. */
  isRevoked: boolean;
  /** Why the server ended the last player's session, as it said it; null after a sign-out. */
  reason: string | null;
  /** How many sessions have ended in this window: a response requested before an end is stale. */
  ends: number;
  /** When the player was last requested, epoch ms; no two requests share a value. */
  requestedAt: number;
  /** When the current response was requested, epoch ms: an older one never replaces it. */
  knownAt: number;
}

/** Identifies one request for the player: when it was sent, after how many ends, with which session cookie. */
export interface PlayerRequest {
  at: number;
  ends: number;
  cookie: string;
}

export type SessionEvent<P extends SessionPlayer = SessionPlayer> =
  /** Request the player. `cookie` is the readable mark of the browser's session, empty without one. */
  | { kind: 'player_wanted'; now: number; cookie: string }
  /** A response; `storedAt` is the epoch ms at which the device stored it, null if it came from the network. */
  | { kind: 'player_received'; request: PlayerRequest; player: P; storedAt: number | null }
  /** No player: `isSignedOut` if the server refused with a definite 401. `cookie` is the browser's current mark. */
  | { kind: 'player_refused'; request: PlayerRequest; isSignedOut: boolean; cookie: string; now: number }
  | { kind: 'sign_out_started' }
  /** The player signed out, or the server no longer knows the session; `isRevoked` is false if the server doesn't know yet. */
  | { kind: 'ended'; isRevoked: boolean; reason?: string | null };

export type SessionEffect =
  /** Request the player and dispatch the response with `request`. */
  | { kind: 'request_player'; request: PlayerRequest }
  /** Cancel every read that is under way for the player. */
  | { kind: 'cancel_reads' }
  /** Delete the readable cookie, so that a reload doesn't bring the player back. */
  | { kind: 'clear_cookie' }
  /** Notify the listeners that another player, or nobody, is signed in. */
  | { kind: 'notify' };

export interface SessionStep<P extends SessionPlayer = SessionPlayer> {
  state: SessionState<P>;
  effects: readonly SessionEffect[];
}

export const unknownSession: SessionState<never> = {
  status: 'unknown',
  player: null,
  isLeaving: false,
  isRevoked: true,
  reason: null,
  ends: 0,
  requestedAt: 0,
  knownAt: 0,
};

/** The next state of a session and its effects (AUTH-007, AUTH-008, AUTH-009). */
export function stepSession<P extends SessionPlayer>(state: SessionState<P>, event: SessionEvent<P>): SessionStep<P> {
  switch (event.kind) {
    case 'player_wanted':
      return wanted(state, event);
    case 'player_received':
      return received(state, event);
    case 'player_refused':
      return refused(state, event);
    case 'sign_out_started':
      // The status is unknown until the server has responded, so that no screen requests private data in an ending session (AUTH-008).
      return { state: { ...state, status: 'unknown', isLeaving: true, ends: state.ends + 1 }, effects: [] };
    case 'ended':
      return ended(state, event);
  }
}

/** Returns whether a read of the player's may be sent now: not during a sign-out, and not without a session (AUTH-008). */
export function mayReadForPlayer({ isLeaving }: SessionState, cookie: string): boolean {
  return !isLeaving && cookie !== '';
}

type Of<P extends SessionPlayer, Kind> = Extract<SessionEvent<P>, { kind: Kind }>;

function wanted<P extends SessionPlayer>(state: SessionState<P>, { now, cookie }: Of<P, 'player_wanted'>): SessionStep<P> {
  // The response to the sign-out will say who is signed in.
  if (state.isLeaving) return { state, effects: [] };
  const at = Math.max(state.requestedAt + 1, now);
  if (cookie === '') return become({ ...state, requestedAt: at, knownAt: at }, null);
  return { state: { ...state, requestedAt: at }, effects: [{ kind: 'request_player', request: { at, ends: state.ends, cookie } }] };
}

const isStale = <P extends SessionPlayer>({ ends, knownAt }: SessionState<P>, request: PlayerRequest) =>
  request.ends !== ends || request.at < knownAt;

function received<P extends SessionPlayer>(
  state: SessionState<P>,
  { request, player, storedAt }: Of<P, 'player_received'>,
): SessionStep<P> {
  if (isStale(state, request)) return { state, effects: [] };
  if (storedAt === null) return become({ ...state, knownAt: request.at }, player);
  // A stored response never replaces a newer one of the same player.
  if (storedAt < state.knownAt && player.id === state.player?.id) return { state, effects: [] };
  return become(state, player);
}

function refused<P extends SessionPlayer>(
  state: SessionState<P>,
  { request, isSignedOut, cookie, now }: Of<P, 'player_refused'>,
): SessionStep<P> {
  if (isStale(state, request)) return { state, effects: [] };
  // The refusal may be about a session that has been replaced since (AUTH-009).
  if (isSignedOut && cookie !== request.cookie) return wanted(state, { kind: 'player_wanted', now, cookie });
  if (isSignedOut) return become(state, null);
  // Only a definite 401 ends a session: errors of a server that is down or busy mean nothing about it.
  return { state: state.player ? state : { ...state, status: 'unknown' }, effects: [] };
}

function ended<P extends SessionPlayer>(state: SessionState<P>, { isRevoked, reason = null }: Of<P, 'ended'>): SessionStep<P> {
  const ends = state.ends + (state.player ? 0 : 1);
  const { state: next, effects } = become({ ...state, ends, isLeaving: false, isRevoked, reason }, null);
  return { state: next, effects: [{ kind: 'cancel_reads' }, { kind: 'clear_cookie' }, ...effects] };
}

function become<P extends SessionPlayer>(state: SessionState<P>, player: P | null): SessionStep<P> {
  const isSame = (state.player?.id ?? null) === (player?.id ?? null);
  // Also by a sign-out in another window, of which this one learns by its cookie.
  const ends = state.ends + (state.player && !player ? 1 : 0);
  const reason = player ? null : state.reason;
  return { state: { ...state, player, ends, reason, status: player ? 'player' : 'guest' }, effects: isSame ? [] : [{ kind: 'notify' }] };
}
