import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPlayer, joinGroups, signIn } from '#contract/calls/account';
import { getVipLevels } from '#contract/calls/vip';
import { headers } from '#contract/headers';
import { RETRIES, retryDelay, UNAVAILABLE_RETRIES } from '#rules/retry';
import { refusal } from '#tests/support/fake-platform';
import { ageOf } from './ages';
import { ask, wireClient } from './client';
import type { CallFailed } from './refusal';

interface Attempt {
  url: string;
  init: RequestInit;
  headers: Headers;
}

let attempts: Attempt[];
let waits: number[];
let onSignedOut: ReturnType<typeof vi.fn<() => void>>;

/** A network that performs the next of these outcomes at each attempt, and then repeats the last one. */
function network(...steps: (() => Response | Promise<Response>)[]): void {
  wireClient({
    locale: () => 'de',
    onSignedOut,
    fetch: async (url, init = {}) => {
      attempts.push({ url, init, headers: new Headers(init.headers) });
      return steps[Math.min(attempts.length, steps.length) - 1]!();
    },
  });
}

const joining = { body: { groups: { add: [1401] } } };
const fine = () => Response.json({ data: [] });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const cut = () => new Response('{"data":[{"id":', { headers: { 'content-type': 'application/json' } });
const busy = () => refusal('unavailable', 503);

beforeEach(() => {
  attempts = [];
  waits = [];
  onSignedOut = vi.fn<() => void>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, milliseconds = 0) => {
    waits.push(milliseconds);
    queueMicrotask(work);
  }) as never);
});

const failureOf = (work: Promise<unknown>): Promise<CallFailed> =>
  work.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: CallFailed) => error,
  );
const keysSent = () => new Set(attempts.map((attempt) => attempt.headers.get(headers.idempotencyKey)));

describe('a call', () => {
  it('sends its language; a write carries its own idempotency key, a read none', async () => {
    network(fine);
    await ask(getVipLevels, {});
    await ask(joinGroups, joining);
    await ask(joinGroups, joining);
    expect(attempts.map((attempt) => attempt.headers.get(headers.locale))).toEqual(['de', 'de', 'de']);
    const [read, ...writes] = attempts.map((attempt) => attempt.headers.get(headers.idempotencyKey));
    expect(read).toBeNull();
    expect(new Set(writes).size).toBe(2);
    for (const key of writes) expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(attempts[1]!.init).toMatchObject({ method: 'POST', body: JSON.stringify(joining.body), credentials: 'same-origin' });
  });

  it('names the player whom the window shows, and reports if the browser’s session is another player’s by now', async () => {
    const onSessionUncertain = vi.fn<() => void>();
    wireClient({ player: () => 7, onSessionUncertain });
    network(fine, fine, () => refusal('another_player', 409));
    await ask(getVipLevels, {});
    await ask(getPlayer, {});
    expect(attempts.map((attempt) => attempt.headers.get(headers.player))).toEqual(['7', null]);
    expect(await failureOf(ask(joinGroups, joining))).toMatchObject({ code: 'another_player' });
    expect([onSessionUncertain.mock.calls.length, attempts.length]).toEqual([1, 3]);
    wireClient({ player: () => null });
  });

  it('reports the age of a response that the service worker stored', async () => {
    network(() => Response.json({ data: [] }, { headers: { [headers.storedAt]: '1234' } }), fine);
    await ask(getVipLevels, {});
    expect(ageOf(getVipLevels.path)).toBe(1234);
    await ask(getVipLevels, {});
    expect(ageOf(getVipLevels.path)).toBeNull();
  });
});

describe('a call that fails', () => {
  it.each([
    ['is lost on its way', lost],
    ['gets half a response', cut],
    ['gets the sign-in page of another network', () => new Response('<html>Sign in to the wifi</html>')],
    ['meets a busy platform', busy],
    ['meets a fault', () => refusal('internal', 500)],
    ['gets a proxy’s response', () => new Response('Bad Gateway', { status: 502 })],
    ['is in flight already', () => refusal('idempotency_in_flight', 409)],
  ])('and %s is retried with the same key [OFF-003a, ERR-002]', async (_name, step) => {
    network(step, step, fine);
    expect(await ask(joinGroups, joining)).toEqual({ data: [] });
    expect([attempts.length, keysSent().size]).toEqual([3, 1]);
  });

  it('is retried up to six times with growing pauses, then reported [OFF-003a, ERR-002]', async () => {
    network(lost);
    expect(await failureOf(ask(joinGroups, joining))).toMatchObject({ code: 'no_response', isOffline: true });
    expect([attempts.length, keysSent().size]).toEqual([1 + 6, 1]);
    expect(waits).toHaveLength(RETRIES);
    for (const [attempt, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(retryDelay(attempt, 0));
      expect(wait).toBeLessThanOrEqual(retryDelay(attempt, 1));
    }
  });

  it.each([
    ['by the server', busy],
    ['by a proxy before it', () => new Response('Bad Gateway', { status: 502 })],
  ])('that is a read and is refused %s as unavailable gives up within three seconds, a write doesn’t', async (_by, refused) => {
    network(refused);
    expect(await failureOf(ask(getVipLevels, {}))).toMatchObject({ code: 'unavailable', isOffline: false });
    expect(attempts).toHaveLength(1 + UNAVAILABLE_RETRIES);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(3_000);
    attempts = [];
    await failureOf(ask(joinGroups, joining));
    expect(attempts).toHaveLength(1 + RETRIES);
  });

  it('times out each attempt after thirty seconds and retries [OFF-003b, ERR-002]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    network(() => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')), fine);
    await ask(getVipLevels, {});
    expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
    expect(attempts).toHaveLength(2);
  });

  it('keeps the key that it was given, to repeat an earlier intent', async () => {
    network(busy, fine);
    await ask(joinGroups, joining, { key: 'the-key' });
    expect([...keysSent()]).toEqual(['the-key']);
  });

  it('isn’t retried if the user is expected to retry it', async () => {
    network(busy);
    expect(await failureOf(ask(joinGroups, joining, { retries: 0 }))).toMatchObject({ code: 'unavailable' });
    expect(attempts).toHaveLength(1);
  });

  it('fails immediately without network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    network(lost);
    expect(await failureOf(ask(joinGroups, joining))).toMatchObject({ code: 'offline', isOffline: true });
    expect(attempts).toHaveLength(1);
  });

  it('ends when its caller aborts it, even while it waits', async () => {
    const stop = new AbortController();
    network(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    expect(await failureOf(ask(getVipLevels, {}, { signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
    network(busy);
    vi.mocked(setTimeout).mockImplementation((() => queueMicrotask(() => stop.abort())) as never);
    expect(await failureOf(ask(getVipLevels, {}, { signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
    expect(attempts).toHaveLength(2);
  });
});

describe('a refusal', () => {
  it('is reported immediately, with its code and the errors of each field', async () => {
    const fields = { email: [{ code: 'fields.email', message: 'No address' }] };
    network(() => Response.json({ error: { code: 'bad_input', message: 'Check the fields', fields } }, { status: 422 }));
    expect(await failureOf(ask(signIn, signIn.example))).toMatchObject({
      code: 'bad_input',
      message: 'Check the fields',
      status: 422,
      fields,
      isRetryable: false,
    });
    expect(attempts).toHaveLength(1);
  });

  it('with a code that’s newer than this window keeps code and text; a response of another form isn’t a refusal [ERR-006a]', async () => {
    network(() => Response.json({ error: { code: 'of_tomorrow', message: 'Not today', fields: {} } }, { status: 409 }));
    expect(await failureOf(ask(joinGroups, joining))).toMatchObject({ code: 'of_tomorrow', message: 'Not today', isRetryable: false });
    network(() => Response.json({ error: { code: 'Bad gateway!' } }, { status: 404 }));
    expect(await failureOf(ask(joinGroups, joining, { retries: 0 }))).toMatchObject({ code: 'unavailable', isRetryable: true });
  });

  it('for too many requests is waited out by reads and reported by writes', async () => {
    network(() => refusal('rate_limited', 429), fine);
    await ask(getVipLevels, {});
    expect(attempts).toHaveLength(2);
    network(() => refusal('rate_limited', 429));
    expect(await failureOf(ask(joinGroups, joining))).toMatchObject({ code: 'rate_limited' });
    expect(attempts).toHaveLength(3);
  });

  it('for a lost session reports it once, on any call [AUTH-009a]', async () => {
    network(() => refusal('signed_out', 401));
    for (const work of [() => ask(getPlayer, {}), () => ask(joinGroups, joining)]) {
      onSignedOut.mockClear();
      expect(await failureOf(work())).toMatchObject({ code: 'signed_out' });
      expect(onSignedOut).toHaveBeenCalledOnce();
    }
    expect(attempts).toHaveLength(2);
  });

  it('for a limit that was reached reports the limit [LIMIT-005b]', async () => {
    const onLimitReached = vi.fn();
    network(() => refusal('limit_reached', 409));
    wireClient({ onLimitReached });
    await expect(ask(getVipLevels, {})).rejects.toMatchObject({ code: 'limit_reached' });
    wireClient({ onLimitReached: () => undefined });
    expect(onLimitReached).toHaveBeenCalledOnce();
  });

  it('for a wrong password doesn’t end the session [AUTH-009b]', async () => {
    network(() => refusal('wrong_credentials', 401));
    expect(await failureOf(ask(signIn, signIn.example))).toMatchObject({ code: 'wrong_credentials' });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('a call that needs the password', () => {
  const stale = () => refusal('reauthentication_required', 403);

  it('asks for it and is sent again as the same intent', async () => {
    const onPasswordNeeded = vi.fn(async () => true);
    network(stale, fine);
    wireClient({ onPasswordNeeded });
    await expect(ask(joinGroups, joining)).resolves.toEqual({ data: [] });
    expect([attempts.length, keysSent().size, onPasswordNeeded.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it('fails if the player declines, or if the password changes nothing', async () => {
    network(stale);
    wireClient({ onPasswordNeeded: async () => false });
    expect((await failureOf(ask(joinGroups, joining))).code).toBe('reauthentication_required');
    expect(attempts).toHaveLength(1);
    wireClient({ onPasswordNeeded: async () => true });
    expect((await failureOf(ask(joinGroups, joining))).code).toBe('reauthentication_required');
    expect(attempts).toHaveLength(3);
  });

  it('isn’t sent again once its caller has aborted it', async () => {
    const leaving = new AbortController();
    network(stale);
    wireClient({ onPasswordNeeded: async () => (leaving.abort(), true) });
    await failureOf(ask(joinGroups, joining, { signal: leaving.signal }));
    expect(attempts).toHaveLength(1);
  });

  it('says whether somebody is using the window', async () => {
    network(fine);
    for (const isActive of [true, false]) {
      wireClient({ isActive: () => isActive });
      await ask(getVipLevels, {});
    }
    expect(attempts.map((attempt) => attempt.headers.get(headers.active))).toEqual(['1', null]);
  });
});
