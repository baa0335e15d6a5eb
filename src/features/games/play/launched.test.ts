import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../../platform/api/client';
import * as realtime from '../../../platform/realtime';
import { requestLaunch } from './launched';

const init = { session: { balance_cents: 500 }, next_round_in_ms: 2_000 };
const answering = (response: object) => vi.fn(() => Promise.resolve({ token: 'a-token', ...response })) as unknown as ApiClient['ask'];
const launch = (ask = answering({ init })) => requestLaunch(ask, 'orbit-house:concentric', new AbortController().signal);

let now = 0;
let moved: (() => void) | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(realtime, 'on').mockImplementation((_kind, handler) => {
    moved = handler as () => void;
    return () => (moved = null);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the session of a launch', () => {
  it('is for one frame, and its wait for the next round goes on meanwhile', async () => {
    const launched = await launch();
    now += 1_500;
    expect(launched).toMatchObject({ token: 'a-token' });
    expect(launched.takeInit()).toEqual({ ...init, next_round_in_ms: 500 });
    expect(launched.takeInit()).toBeNull();
    expect(moved).toBeNull();
  });

  it('isn’t used once ten seconds have passed', async () => {
    const launched = await launch();
    now += 10_001;
    expect(launched.takeInit()).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(moved).toBeNull();
  });

  it('isn’t used once the balance has changed, also while the game is being launched', async () => {
    const launched = await launch();
    moved?.();
    expect(launched.takeInit()).toBeNull();
    const pending = launch();
    moved?.();
    expect((await pending).takeInit()).toBeNull();
  });

  it('is missing while a round is open, or from a server that sends none', async () => {
    expect((await launch(answering({ init: null }))).takeInit()).toBeNull();
    expect((await launch(answering({}))).takeInit()).toBeNull();
  });

  it('isn’t waited for after a refusal', async () => {
    await expect(launch(vi.fn(() => Promise.reject(new Error('refused'))) as never)).rejects.toThrow('refused');
    expect(moved).toBeNull();
  });
});
