import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGame } from '#contract/calls/games/one-game';
import type { Limit } from '#contract/fields/limit';
import type { RealityCheckResponse } from '#contract/fields/reality-check';
import { fakeResponses } from '#tests/support/fake-responses';
import { fakeFrame } from '#tests/support/fake-frame';
import { sampleGame } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { takeToasts, toast, type ToastOrder } from '../../../ui/toast';
import { GamePage } from './game-page';
import type { GameInfo } from './play-props';
import { currentSitting, noteInSitting } from './sitting';
import { nextPollMs } from './use-time-limit';

/** What this window listens to in the live stream. */
const heard: Record<string, Set<(payload: object) => void>> = {};
vi.mock('../../../platform/realtime', () => ({
  on: (kind: string, handler: (payload: object) => void) => {
    const handlers = (heard[kind] ??= new Set()).add(handler);
    return () => handlers.delete(handler);
  },
}));
/** Passes a live event to all that listen to it. */
const hear = (kind: string, payload: object) => heard[kind]?.forEach((handler) => handler(payload));

const address = { provider: 'orbit-house', seo_title: 'concentric' };
const origin = 'http://localhost:3000';
const info: GameInfo = {
  game: sampleGame(),
  kind: 'slots',
  rtp: 0.96,
  volatility: 'medium',
  hit_rate: 0.21,
  mechanic: 'lines',
  highest_win: null,
  kinds: ['slots', 'lines'],
  minimum_cycle_ms: 2500,
  has_quick_stop: true,
  has_autoplay: true,
  has_turbo: true,
  frame: { url: 'about:blank', origin },
  limits: [],
  similar: [],
};
const policy = { has_quick_stop: true, has_autoplay: false, has_turbo: false };
const minute = 60_000;
const timeLimit = (minutes_used: number): Limit => ({
  id: 1,
  type: 'session',
  period: 'day',
  accounts: [],
  minutes: 60,
  minutes_used,
  is_reached: minutes_used >= 60,
  frees_at: null,
  active_until: null,
  pending: null,
});

let shown: Rendered;
let limits: Limit[];
let check: RealityCheckResponse;
const { inner, say } = fakeFrame(origin);
const onLimitReached = vi.fn<() => void>();

beforeEach(() => {
  limits = [];
  check = { minutes: 60, sitting: null, checked_at: null };
  session.status = 'player';
  session.player = { id: Math.random(), currency: 'EUR' } as never;
  const responses: Record<string, () => Response> = {
    '/api/games/launch': () =>
      Response.json({ frame: { url: 'about:blank', origin }, token: 'a-token', currency: 'EUR', expires_at: '', policy, is_first: false }),
    '/api/games/orbit-house/concentric': () => Response.json(info),
    '/api/reality_check': () => Response.json(check),
    '/api/user_limits': () => Response.json({ data: limits, policy: { has_panic_button: false } }),
  };
  wireClient({ fetch: fakeResponses((path) => (responses[path] ?? (() => Response.json({ ids: [], data: [] })))()) });
});

afterEach(async () => {
  session.status = 'unknown';
  session.player = null;
  await shown.unmount();
});

const expectPosted = (said: object) => expect(inner.postMessage).toHaveBeenLastCalledWith({ protocol: 1, ...said }, origin);

/** Rounds each minute up to now: 1.00 staked, and a given win in the last one. */
function played(minutes: number, wonLast: number): void {
  for (let ago = minutes; ago >= 0; ago -= 1) {
    const at = Date.now() - ago * minute;
    noteInSitting({ protocol: 1, kind: 'round-started', stake_cents: 100 }, 'EUR', at);
    noteInSitting({ protocol: 1, kind: 'round-settled', stake_cents: 100, win_cents: ago === 0 ? wonLast : 0 }, 'EUR', at);
  }
  // A refused stake costs nothing.
  noteInSitting({ protocol: 1, kind: 'round-started', stake_cents: 500 }, 'EUR', Date.now());
}

async function open(): Promise<void> {
  shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={() => undefined} />, [
    [['public', getGame.id, { params: address }], info],
  ]);
  await shown.until(() => expect(shown.page.querySelector('iframe')).not.toBeNull());
  await say({ kind: 'ready' });
}

describe('a reality check', () => {
  it('stops the game between two rounds, shows what play has cost, and resumes it once acknowledged', async () => {
    played(60, 2_050);
    await open();
    await say({ kind: 'state', state: 'round' });
    await shown.until(() => expectPosted({ kind: 'pause', reason: 'reality-check' }));
    expect(shown.page.textContent).not.toContain('You’ve been playing');
    await say({ kind: 'state', state: 'idle' });
    expect(shown.page.textContent).toContain('You’ve been playing for 60 minutes');
    expect(shown.page.textContent).toContain('You’ve bet €61.00 and won €20.50. You’re €40.50 down.');
    const links = [...shown.page.querySelectorAll('[role=alert] a')].map((anchor) => anchor.getAttribute('href'));
    expect(links).toEqual(['/', '/cashbox', '/profile/limits']);
    await act(async () => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Keep playing')!.click());
    expectPosted({ kind: 'resume' });
    expect(shown.page.textContent).not.toContain('You’ve been playing');
  });

  it('counts what a free spin has won only if the account does, since a gift may keep it', async () => {
    await open();
    const result = () => shown.page.querySelector('span > span[title]')!.textContent;
    await say({ kind: 'round-started', stake_cents: 100 });
    await say({ kind: 'round-settled', stake_cents: 100, win_cents: 50 });
    await shown.until(() => expect(result()).toBe('\u2212€0.50'));
    const { since, lastAt } = currentSitting()!;
    const account = { currency: 'EUR', since: new Date(since).toISOString(), last_at: new Date(lastAt).toISOString() };
    check = { ...check, sitting: { ...account, wagered_cents: 100, won_cents: 57 } };
    await say({ kind: 'round-started', stake_cents: 0 });
    await say({ kind: 'round-settled', stake_cents: 0, win_cents: 900 });
    await shown.until(() => expect(result()).toBe('\u2212€0.43'));
  });

  it('removes the toasts that would lie over it, such as one about a limit', async () => {
    const orders: ToastOrder[] = [];
    const stop = takeToasts((order) => orders.push(order));
    played(60, 0);
    toast({ id: 'limit-reached', title: 'A limit', duration: null });
    await open();
    await shown.until(() => expect(shown.page.textContent).toContain('You’ve been playing for 60 minutes'));
    expect(orders.at(-1)).toEqual({ dismiss: null });
    stop();
  });

  it('continues what the account has played before a reload or on another device', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
    const sitting = { currency: 'EUR', since: at(31), last_at: at(1), wagered_cents: 3_000, won_cents: 1_000 };
    check = { minutes: 30, sitting, checked_at: at(40) };
    await open();
    await shown.until(() => expect(shown.page.textContent).toContain('You’ve bet €30.00 and won €10.00. You’re €20.00 down.'));
  });

  it('reads the account’s play again when another window has moved the balance', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
    const sitting = { currency: 'EUR', since: at(5), last_at: at(1), wagered_cents: 80, won_cents: 0 };
    check = { minutes: 60, sitting, checked_at: null };
    await open();
    await say({ kind: 'balance', balance_cents: 10_000 });
    await shown.until(() => expect(currentSitting()).toMatchObject({ wagered: 80 }));
    check = { ...check, sitting: { ...sitting, wagered_cents: 160 } };
    const moved = (amount_cents: number) =>
      hear('balance', { currency: 'EUR', amount_cents, available_to_cashout_cents: 0, bonus_cents: 0 });
    // Its own balance is no news.
    await act(async () => moved(10_000));
    expect(currentSitting()).toMatchObject({ wagered: 80 });
    await act(async () => moved(9_920));
    await shown.until(() => expect(currentSitting()).toMatchObject({ wagered: 160 }));
  });

  it('doesn’t show again after another device has acknowledged it', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
    check = {
      minutes: 15,
      sitting: { currency: 'EUR', since: at(40), last_at: at(1), wagered_cents: 3_000, won_cents: 0 },
      checked_at: at(2),
    };
    played(60, 0);
    await open();
    await shown.until(() => expect(currentSitting()).toMatchObject({ wagered: 3_000, checkedAt: Date.parse(check.checked_at!) }));
  });

  it('counts from the launch, before any round', async () => {
    await open();
    await shown.until(() => expect(currentSitting()).toMatchObject({ currency: 'EUR', wagered: 0 }));
  });

  it('comes at a game in which nothing was bet, and says so', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
    check = { minutes: 15, sitting: { currency: 'EUR', since: at(16), last_at: at(1), wagered_cents: 0, won_cents: 0 }, checked_at: null };
    await open();
    await shown.until(() => expect(shown.page.textContent).toContain('You’ve been playing for 16 minutes'));
    expect(shown.page.textContent).toContain('You haven’t bet anything.');
  });

  it('shows a net win', async () => {
    played(60, 7_000);
    await open();
    await shown.until(() => expect(shown.page.textContent).toContain('You’ve bet €61.00 and won €70.00. You’re €9.00 up.'));
  });
});

describe('a session time limit', () => {
  it('that is reached in a game lets the round end, starts nothing new and redirects to the limits [LIMIT-005b]', async () => {
    limits = [timeLimit(59)];
    await open();
    await say({ kind: 'state', state: 'round' });
    limits = [timeLimit(60)];
    await act(() => shown.queryClient.invalidateQueries());
    await shown.until(() => expectPosted({ kind: 'pause', reason: 'limit' }));
    expect(onLimitReached).not.toHaveBeenCalled();
    await say({ kind: 'state', state: 'idle' });
    await shown.until(() => expect(shown.where()).toBe('/profile/limits'));
    expect(onLimitReached).toHaveBeenCalled();
  });

  it('is checked each minute, and more often within its last one', () => {
    expect([nextPollMs([]), nextPollMs([timeLimit(10)]), nextPollMs([timeLimit(59)])]).toEqual([null, 60_000, 5_000]);
  });
});
