import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayReadForPlayer,
  type PlayerRequest,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  stepSession,
  unknownSession,
} from './session-machine';

type State = SessionState;

const seven = { id: 7 };
const start: State = unknownSession;

/** Runs events one after the other; returns the last state and all effects. */
function run(state: State, ...events: SessionEvent[]) {
  const effects: SessionEffect[] = [];
  for (const event of events) {
    const step = stepSession(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const wanted = (now = 1_000, cookie = 'a'): SessionEvent => ({ kind: 'player_wanted', now, cookie });

/** The state after a request for the player, and that request. */
function requested(from: State = start, now = 1_000, cookie = 'a') {
  const { state, effects } = run(from, wanted(now, cookie));
  const effect = effects.find(({ kind }) => kind === 'request_player') as Extract<SessionEffect, { kind: 'request_player' }>;
  return { state, request: effect.request };
}

const received = (request: PlayerRequest, player = seven, storedAt: number | null = null): SessionEvent => ({
  kind: 'player_received',
  request,
  player,
  storedAt,
});
const refused = (request: PlayerRequest, isSignedOut: boolean, cookie = 'a'): SessionEvent => ({
  kind: 'player_refused',
  request,
  isSignedOut,
  cookie,
  now: 2_000,
});

function signedIn() {
  const { state, request } = requested();
  return run(state, received(request)).state;
}

describe('a request for the player', () => {
  it('without a session cookie makes the window a guest’s, and requests nothing', () => {
    const { state, effects } = run(start, wanted(1_000, ''));
    expect(state.status).toBe('guest');
    expect(effects).toEqual([]);
  });

  it('makes the window the player’s and notifies once [AUTH-007]', () => {
    const { state, request } = requested();
    const first = run(state, received(request));
    expect(first.state).toMatchObject({ status: 'player', player: seven, knownAt: 1_000 });
    expect(first.effects).toEqual([{ kind: 'notify' }]);
    const again = requested(first.state, 2_000);
    expect(run(again.state, received(again.request)).effects).toEqual([]);
  });

  it('without a cookie any more, since another window signed out, ends the player’s session here too, once [AUTH-009a]', () => {
    const { state, request } = requested();
    const { state: gone } = run(state, received(request), wanted(2_000, ''), wanted(3_000, ''));
    expect(gone).toMatchObject({ status: 'guest', player: null, ends: 1 });
    expect(run(state, received(request), { kind: 'ended', isRevoked: true }).state.ends).toBe(1);
  });

  it('gets a unique time, also within the same millisecond', () => {
    const first = requested();
    expect(requested(first.state, 1_000).request.at).toBe(1_001);
    expect(requested(first.state, 5_000).request.at).toBe(5_000);
  });

  it('is not sent during a sign-out [AUTH-008a]', () => {
    const { state } = run(signedIn(), { kind: 'sign_out_started' });
    expect(run(state, wanted())).toEqual({ state, effects: [] });
  });
});

describe('a response that', () => {
  it('was requested before the session ended is dropped [AUTH-008a]', () => {
    const { state, request } = requested();
    const over = run(state, { kind: 'ended', isRevoked: true }).state;
    expect(run(over, received(request))).toEqual({ state: over, effects: [] });
  });

  it('was requested before the current one is dropped', () => {
    const first = requested();
    const second = requested(first.state, 2_000);
    const known = run(second.state, received(second.request, { id: 8 })).state;
    expect(run(known, received(first.request))).toEqual({ state: known, effects: [] });
    expect(run(known, refused(first.request, true))).toEqual({ state: known, effects: [] });
  });

  it('was stored on the device never replaces a newer one of the same player', () => {
    const { state, request } = requested(signedIn(), 3_000);
    expect(run(state, received(request, seven, 999)).state).toEqual(state);
    const changed = { id: 7, nickname: 'new' };
    expect(run(state, received(request, changed, 1_000)).state.player).toBe(changed);
    expect(run(state, received(request, { id: 8 }, 999)).state.player).toEqual({ id: 8 });
  });

  it('was stored on the device is replaced by the network’s, even if that was requested earlier', () => {
    const { state, request } = requested();
    const stored = run(state, received(request, seven, 10)).state;
    expect(stored.knownAt).toBe(0);
  });
});

describe('a refusal', () => {
  it('with a definite 401 ends the session [AUTH-009a]', () => {
    const { state, request } = requested(signedIn(), 2_000);
    const { state: next, effects } = run(state, refused(request, true));
    expect(next).toMatchObject({ status: 'guest', player: null });
    expect(effects).toEqual([{ kind: 'notify' }]);
  });

  it('for any other reason ends nothing [AUTH-009b]', () => {
    const { state, request } = requested(signedIn(), 2_000);
    expect(run(state, refused(request, false)).state).toEqual(state);
    const unknown = requested();
    expect(run(unknown.state, refused(unknown.request, false)).state.status).toBe('unknown');
  });

  it('of a session that another one has replaced requests the player again [AUTH-009b]', () => {
    const { state, request } = requested(signedIn(), 2_000);
    const { state: next, effects } = run(state, refused(request, true, 'b'));
    expect(next.status).toBe('player');
    expect(effects).toEqual([{ kind: 'request_player', request: { at: 2_001, ends: 0, cookie: 'b' } }]);
  });
});

describe('a sign-out', () => {
  it('hides the player immediately, cancels reads and deletes the cookie [AUTH-008a]', () => {
    const leaving = run(signedIn(), { kind: 'sign_out_started' });
    expect(leaving.state).toMatchObject({ status: 'unknown', isLeaving: true, ends: 1 });
    expect(leaving.effects).toEqual([]);
    const over = run(leaving.state, { kind: 'ended', isRevoked: false });
    expect(over.state).toMatchObject({ status: 'guest', player: null, isLeaving: false, isRevoked: false, ends: 2 });
    expect(over.effects).toEqual([{ kind: 'cancel_reads' }, { kind: 'clear_cookie' }, { kind: 'notify' }]);
  });

  it('keeps the server’s reason until a player signs in, and has none if the player signed out', () => {
    const ended = run(signedIn(), { kind: 'ended', isRevoked: true, reason: 'changed' }).state;
    expect(ended.reason).toBe('changed');
    expect(run(ended, { kind: 'ended', isRevoked: true }).state.reason).toBeNull();
    const request = { at: 5_000, ends: ended.ends, cookie: 'b' };
    expect(run(ended, received(request)).state).toMatchObject({ status: 'player', reason: null });
  });

  it('of a guest notifies nobody', () => {
    const guest = run(start, wanted(1, '')).state;
    expect(run(guest, { kind: 'ended', isRevoked: true }).effects).toEqual([{ kind: 'cancel_reads' }, { kind: 'clear_cookie' }]);
  });
});

describe('reads of a player', () => {
  it('are sent with a session, and neither during a sign-out nor without one [AUTH-008a]', () => {
    expect(mayReadForPlayer(signedIn(), 'a')).toBe(true);
    expect(mayReadForPlayer(signedIn(), '')).toBe(false);
    expect(mayReadForPlayer(run(signedIn(), { kind: 'sign_out_started' }).state, 'a')).toBe(false);
  });
});

describe('in any order of events', () => {
  const step = fc.record({
    act: fc.constantFrom('want', 'receive', 'store', 'refuse', 'fail', 'leave', 'end') as fc.Arbitrary<
      'want' | 'receive' | 'store' | 'refuse' | 'fail' | 'leave' | 'end'
    >,
    which: fc.nat(20),
    player: fc.integer({ min: 1, max: 3 }),
    cookie: fc.constantFrom('', 'a', 'b'),
  });

  it('a request sent before the latest end of a session never sets the player, and status and player agree', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const requests: PlayerRequest[] = [];
        let state: State = start;
        let sourceEnds = 0;
        steps.forEach(({ act, which, player, cookie }, now) => {
          const request = requests[which % Math.max(requests.length, 1)];
          const event = eventOf(act, { request, player, cookie, now: now * 10 });
          if (!event) return;
          const before = state;
          const result = stepSession(state, event);
          state = result.state;
          for (const effect of result.effects) if (effect.kind === 'request_player') requests.push(effect.request);
          if (event.kind === 'player_received' && state.player === event.player) sourceEnds = event.request.ends;
          expect(state.status === 'player' ? state.player !== null : true).toBe(true);
          expect(state.status === 'guest' ? state.player === null : true).toBe(true);
          expect(state.ends).toBeGreaterThanOrEqual(before.ends);
          expect(state.knownAt).toBeGreaterThanOrEqual(before.knownAt);
          const hasChanged = (before.player?.id ?? null) !== (state.player?.id ?? null);
          expect(result.effects.some(({ kind }) => kind === 'notify')).toBe(hasChanged);
          expect(state.status !== 'player' || sourceEnds === state.ends).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  function eventOf(
    act: string,
    given: { request: PlayerRequest | undefined; player: number; cookie: string; now: number },
  ): SessionEvent | null {
    const { request, player, cookie, now } = given;
    if (act === 'want') return { kind: 'player_wanted', now, cookie };
    if (act === 'leave') return { kind: 'sign_out_started' };
    if (act === 'end') return { kind: 'ended', isRevoked: player === 1 };
    if (!request) return null;
    if (act === 'receive') return { kind: 'player_received', request, player: { id: player }, storedAt: null };
    if (act === 'store') return { kind: 'player_received', request, player: { id: player }, storedAt: now - 50 };
    return { kind: 'player_refused', request, isSignedOut: act === 'refuse', cookie, now };
  }
});
