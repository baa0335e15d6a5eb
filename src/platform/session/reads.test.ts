import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#contract/calls/account/session';
import { getVipLevels, getVipProgress } from '#contract/calls/vip';
import { ask, wireClient } from '../api/client';
import type { CallFailed } from '../api/refusal';
import { holdReads, readsSignal } from './reads';
import { endSession, leaveSession, loadSession, readForPlayer } from './session';

beforeEach(() => {
  endSession();
  document.cookie = 'signed_in=1; path=/';
});

describe('reads of a player', () => {
  it('wait until the device has stored its player, for a second at most, and aren’t sent if they were aborted meanwhile', async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    wireClient({ readForPlayer, fetch: async (url) => (asked.push(url), Response.json({})) });
    const release = holdReads();
    const reading = ask(getVipProgress, {});
    await ask(getVipLevels, {});
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toEqual([getVipLevels.path]);
    release();
    await reading;
    expect(asked).toEqual([getVipLevels.path, getVipProgress.path]);

    const page = new AbortController();
    const releaseAgain = holdReads();
    const left = ask(getVipProgress, {}, { signal: page.signal }).catch((error: DOMException) => error.name);
    page.abort();
    releaseAgain();
    expect([await left, asked.length]).toEqual(['AbortError', 2]);

    holdReads();
    const late = ask(getVipProgress, {});
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    expect(asked).toHaveLength(3);
    vi.useRealTimers();
  });

  it('wait for the player who signed in last, even if an earlier wait has ended', async () => {
    const asked: string[] = [];
    wireClient({ readForPlayer, fetch: async (url) => (asked.push(url), Response.json({})) });
    const [first, second] = [holdReads(), holdReads()];
    const reading = ask(getVipProgress, {});
    first();
    await ask(getVipLevels, {});
    const later = ask(getVipProgress, {});
    await ask(getVipLevels, {});
    expect(asked).toEqual([getVipLevels.path, getVipLevels.path]);
    second();
    await Promise.all([reading, later]);
    expect(asked.filter((url) => url === getVipProgress.path)).toHaveLength(2);
  });

  it('are cancelled when the session ends; those of the next session aren’t', async () => {
    const signals: AbortSignal[] = [];
    wireClient({
      stay: readsSignal,
      fetch: (_url, { signal } = {}) => {
        signals.push(signal!);
        return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
      },
    });
    const reading = ask(getVipProgress, {}).catch(({ code }: CallFailed) => code);
    const writing = ask(signOut, {}).catch(() => undefined);
    const forAll = ask(getVipLevels, {}).catch(() => undefined);
    endSession();
    expect(await reading).toBe('signed_out');
    document.cookie = 'signed_in=2; path=/';
    void ask(getVipProgress, {}).catch(() => undefined);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false]);
    void [writing, forAll];
  });

  it('aren’t sent after the sign-out, when the browser holds no session [AUTH-008a]', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: 7 }));
    wireClient({ fetch, readForPlayer, onSignedOut: () => endSession() });
    await loadSession();
    await leaveSession();
    endSession();
    fetch.mockClear();
    await expect(ask(getVipProgress, {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
