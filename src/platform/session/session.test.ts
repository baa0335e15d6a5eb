import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getVipProgress } from '#contract/calls/vip';
import { ask, wireClient } from '../api/client';
import type { CallFailed } from '../api/refusal';
import { headers } from '#contract/headers';
import { eventually } from '#tests/support/eventually';
import { readsSignal } from './reads';
import { endSession, isUnconfirmed, leaveSession, loadSession, mayBeSignedIn, readForPlayer, session, visit } from './session';

/** Responds to the next request when the test says so. */
function heldBack() {
  const waiting: ((response: Response) => void)[] = [];
  wireClient({ fetch: () => new Promise((resolve) => waiting.push(resolve)), onSignedOut: () => endSession() });
  return (body: unknown, status = 200) => waiting.shift()?.(Response.json(body, { status }));
}

const refusal = (code: string) => ({ error: { code, message: '', fields: {} } });

beforeEach(() => {
  endSession();
  document.cookie = 'signed_in=1; path=/';
});

describe('the session of a window', () => {
  it('is the player whom the server names [AUTH-007]', async () => {
    const respond = heldBack();
    const loaded = loadSession();
    respond({ id: 7 });
    await loaded;
    expect([session.status, session.player?.id]).toEqual(['player', 7]);
  });

  it('stays ended when a response arrives that was requested before the sign-out [AUTH-008a]', async () => {
    const respond = heldBack();
    const loaded = loadSession();
    endSession({ isRevoked: false });
    respond({ id: 7 });
    await loaded;
    expect([session.status, session.player, session.isRevoked]).toEqual(['guest', null, false]);
  });

  it('stays open while the server is down, and is uncertain while it’s stale [AUTH-007]', async () => {
    const responses = [Response.json(refusal('unavailable'), { status: 503 }), Response.json(refusal('unavailable'), { status: 503 })];
    const known = Response.json({ id: 7 }, { headers: { [headers.storedAt]: '1000' } });
    wireClient({ fetch: async () => responses.shift()! });
    await loadSession();
    expect([session.status, isUnconfirmed()]).toEqual(['unknown', true]);
    responses.push(known);
    await loadSession();
    expect([session.status, isUnconfirmed()]).toEqual(['player', true]);
    responses.push(Response.json({ id: 7 }));
    await loadSession();
    expect([session.status, isUnconfirmed()]).toEqual(['player', false]);
  });

  it.each([
    ['a fault of the platform', 500, refusal('internal')],
    ['a lost session said by no 401', 503, refusal('signed_out')],
    ['another refusal of the platform', 451, refusal('restricted_region')],
    ['a wrong request', 422, refusal('bad_input')],
  ])('ends only on a definite 401: not on %s [AUTH-009a, AUTH-009b]', async (_name, status, body) => {
    let response = Response.json(body, { status });
    wireClient({ fetch: async () => response.clone(), onSignedOut: () => endSession(), visit, retries: 0 });
    await loadSession();
    expect([session.status, isUnconfirmed(), document.cookie]).toEqual(['unknown', true, 'signed_in=1']);
    response = Response.json({ id: 7 });
    await loadSession();
    response = Response.json(body, { status });
    await loadSession();
    await ask(getVipProgress, {}).catch(() => undefined);
    expect([session.status, session.player?.id]).toEqual(['player', 7]);
    response = new Response('<html>Log in</html>', { status: 401 });
    await ask(getVipProgress, {}).catch(() => undefined);
    expect(session.status).toBe('player');
    response = Response.json(refusal('signed_out'), { status: 401 });
    await loadSession();
    expect(session.status).toBe('guest');
  });

  it('survives a late refusal of the previous session', async () => {
    const responses: ((respond: Response) => void)[] = [];
    wireClient({ fetch: () => new Promise((respond) => void responses.push(respond)), onSignedOut: () => endSession(), visit });
    const load = async (id: number) => {
      const loaded = loadSession();
      responses.pop()!(Response.json({ id }));
      await loaded;
    };
    await load(7);
    const late = ask(getVipProgress, {}).catch((error: CallFailed) => error.code);
    const refuse = responses.pop()!;
    endSession();
    document.cookie = 'signed_in=1; path=/';
    await load(7);
    refuse(Response.json(refusal('signed_out'), { status: 401 }));
    expect([await late, session.status, session.player?.id]).toEqual(['signed_out', 'player', 7]);
  });

  it('survives the late refusal of another session of this browser, whose player the window shows so far [AUTH-009b]', async () => {
    const responses: ((respond: Response) => void)[] = [];
    wireClient({
      fetch: () => new Promise((respond) => void responses.push(respond)),
      onSignedOut: () => endSession(),
      onSessionUncertain: () => void loadSession(),
      player: () => session.player?.id ?? null,
      visit,
    });
    const loaded = loadSession();
    responses.pop()!(Response.json({ id: 7 }));
    await loaded;
    const late = ask(getVipProgress, {}).catch((error: CallFailed) => error.code);
    document.cookie = 'signed_in=another; path=/';
    responses.pop()!(Response.json(refusal('signed_out'), { status: 401 }));
    expect([await late, document.cookie]).toEqual(['signed_out', 'signed_in=another']);
    await eventually(() => expect(responses).toHaveLength(1));
    responses.pop()!(Response.json({ id: 8 }));
    await eventually(() => expect([session.status, session.player?.id]).toEqual(['player', 8]));
  });

  it('is read again if another one replaced it before the refusal arrived [AUTH-009b]', async () => {
    const respond = heldBack();
    const loaded = loadSession();
    document.cookie = 'signed_in=another; path=/';
    wireClient({ fetch: async () => Response.json({ id: 8 }), visit });
    respond(refusal('signed_out'), 401);
    await loaded;
    expect([session.status, session.player?.id, document.cookie]).toEqual(['player', 8, 'signed_in=another']);
  });

  it('lets pending reads finish before the server learns of the sign-out, and cancels them after three seconds, which isn’t a reported failure', async () => {
    vi.useFakeTimers();
    const responses: ((respond: Response) => void)[] = [];
    wireClient({ readForPlayer, fetch: () => new Promise((respond) => void responses.push(respond)) });
    const reading = ask(getVipProgress, {});
    const left = vi.fn();
    void leaveSession().then(left);
    await vi.advanceTimersByTimeAsync(900);
    expect(left).not.toHaveBeenCalled();
    responses.pop()!(Response.json({ share: 1 }));
    expect(await reading).toEqual({ share: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledOnce();
    endSession();
    document.cookie = 'signed_in=2; path=/';

    const onFailed = vi.fn<() => void>();
    let callOff: AbortSignal | null = null;
    wireClient({
      stay: readsSignal,
      onFailed,
      fetch: (_url, { signal } = {}) => {
        callOff = signal!;
        return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
      },
    });
    const hanging = ask(getVipProgress, {}).catch(({ code }: CallFailed) => code);
    void leaveSession().then(left);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(callOff).toMatchObject({ aborted: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toHaveBeenCalledTimes(2);
    expect([await hanging, onFailed.mock.calls]).toEqual(['signed_out', []]);
    wireClient({ stay: () => null, onFailed: () => undefined });
    vi.useRealTimers();
  });

  it('starts no read during a sign-out, and doesn’t ask who is signed in until the server has responded', async () => {
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      return Response.json({ id: 7 });
    };
    wireClient({ fetch, readForPlayer, onSignedOut: () => endSession() });
    await loadSession();
    asked.length = 0;
    await leaveSession();
    await expect(ask(getVipProgress, {})).rejects.toMatchObject({ code: 'signed_out' });
    await loadSession();
    expect([asked, session.status, session.player?.id]).toEqual([[], 'unknown', 7]);
    endSession({ isRevoked: false });
    expect([session.status, session.player, session.isRevoked]).toEqual(['guest', null, false]);
    await loadSession();
    expect(session.status).toBe('guest');
  });

  it('shows the response to the latest request, whichever arrives last', async () => {
    const waiting: ((response: Response) => void)[] = [];
    wireClient({ fetch: () => new Promise((resolve) => waiting.push(resolve)), onSignedOut: () => endSession() });
    const both = [loadSession(), loadSession()];
    waiting[1]!(Response.json({ id: 7, nickname: 'new' }));
    await both[1];
    waiting[0]!(Response.json({ id: 7, nickname: 'old' }));
    await both[0];
    expect(session.player?.nickname).toBe('new');

    const late = loadSession();
    document.cookie = 'signed_in=; path=/; max-age=0';
    await loadSession();
    waiting[2]!(Response.json({ id: 7 }));
    await late;
    expect([session.status, session.player]).toEqual(['guest', null]);
  });

  it('replaces stale data with the server’s response, even if that was requested earlier', async () => {
    const waiting: ((response: Response) => void)[] = [];
    wireClient({ fetch: () => new Promise((resolve) => waiting.push(resolve)) });
    const both = [loadSession(), loadSession()];
    waiting[1]!(Response.json({ id: 7, nickname: 'old' }, { headers: { [headers.storedAt]: '1000' } }));
    await both[1];
    waiting[0]!(Response.json({ id: 7, nickname: 'new' }));
    await both[0];
    expect([session.player?.nickname, isUnconfirmed()]).toEqual(['new', false]);
  });

  it('prefers stored data to a response if it’s no older, or another player’s', async () => {
    const load = async (player: object, storedAt?: number) => {
      wireClient({
        fetch: async () => Response.json(player, storedAt === undefined ? {} : { headers: { [headers.storedAt]: String(storedAt) } }),
      });
      await loadSession();
      return session.player?.nickname;
    };
    expect(await load({ id: 7, nickname: 'saved' })).toBe('saved');
    expect(await load({ id: 7, nickname: 'before' }, 1000)).toBe('saved');
    expect(await load({ id: 7, nickname: 'saved and waiting' }, Date.now() + 1000)).toBe('saved and waiting');
    expect(await load({ id: 8, nickname: 'other' }, 1000)).toBe('other');
    endSession();
    document.cookie = 'signed_in=1; path=/';
    expect(await load({ id: 8, nickname: 'again' }, 1000)).toBe('again');
  });

  it('ends when the server says so, and not because it’s down [AUTH-009a, AUTH-009b]', async () => {
    const respond = heldBack();
    const load = async (body: unknown, status?: number) => {
      const loaded = loadSession();
      respond(body, status);
      await loaded;
      return session.status;
    };
    expect(await load({ id: 7 })).toBe('player');
    expect(await load(refusal('forbidden'), 403)).toBe('player');
    expect(await load(refusal('signed_out'), 401)).toBe('guest');
  });
});

it('a cookie whose name only ends like the session’s is no session', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get');
  cookie.mockReturnValue('was_signed_in=1');
  expect(mayBeSignedIn()).toBe(false);
  cookie.mockReturnValue('was_signed_in=1; signed_in=2');
  expect(mayBeSignedIn()).toBe(true);
  cookie.mockRestore();
});

it('a window in guest mode has no player, whatever session the browser has [ROUTE-055b]', async () => {
  vi.doMock('../context/guest-mode', () => ({ isGuestMode: true }));
  vi.resetModules();
  const guests = await import('./session');
  await guests.loadSession();
  vi.doUnmock('../context/guest-mode');
  expect([guests.mayBeSignedIn(), guests.session.status]).toEqual([false, 'guest']);
});
