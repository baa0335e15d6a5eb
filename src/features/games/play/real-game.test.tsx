import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccounts } from '#contract/calls/cashbox';
import { getGame } from '#contract/calls/games/one-game';
import { fakeFrame } from '#tests/support/fake-frame';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGameInfo } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { GamePage } from './game-page';

const address = { provider: 'orbit-house', seo_title: 'concentric' };
const origin = 'http://localhost:3000';
const info = sampleGameInfo();
const known: [readonly unknown[], unknown][] = [[['public', getGame.id, { params: address }], info]];
const policy = { has_quick_stop: true, has_autoplay: false, has_turbo: false };
const init = { session: { balance_cents: 500 }, next_round_in_ms: 0 };
const launched = () =>
  Response.json({
    frame: { url: 'about:blank', origin },
    token: 'a-token',
    currency: 'EUR',
    expires_at: '',
    policy,
    is_first: false,
    init,
  });
const onLimitReached = vi.fn<() => void>();
const onLoss = vi.fn<() => void>();
const { inner, say } = fakeFrame(origin);

const listeners = new Set<(moved: object) => void>();
vi.mock('../../../platform/realtime', () => ({
  on: (_kind: string, handler: (moved: object) => void) => {
    listeners.add(handler);
    return () => listeners.delete(handler);
  },
}));

let shown: Rendered;
let launches: (() => Response)[];

beforeEach(() => {
  session.status = 'player';
  session.player = { currency: 'EUR' } as never;
  const responses: Record<string, () => Response> = {
    '/api/games/launch': () => launches.shift()!(),
    '/api/games/orbit-house/concentric': () => Response.json(info),
    '/api/user_limits': () => Response.json({ data: [], policy: { has_panic_button: false } }),
  };
  const nothing = () => Response.json({ ids: [], data: [] });
  wireClient({ fetch: fakeResponses((asked) => (responses[asked] ?? nothing)()) });
});

afterEach(async () => {
  session.status = 'unknown';
  session.player = null;
  await shown.unmount();
});

const frame = () => shown.page.querySelector('iframe')!;

describe('a game for real money', () => {
  it('loads its frame while the server opens the game, and launches it with the token', async () => {
    let respond = () => {};
    const arrived = new Promise<void>((resolve) => (respond = resolve));
    launches = [() => arrived.then(launched) as never];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    expect(frame().getAttribute('src')).toBe(info.frame.url);
    await say({ kind: 'ready' });
    expect(inner.postMessage).not.toHaveBeenCalled();
    expect(shown.page.querySelector('[role=status]')?.textContent).toContain('Concentric');
    respond();
    await shown.until(() => expect(inner.postMessage).toHaveBeenCalledTimes(1));
    expect(inner.postMessage).toHaveBeenCalledWith(expect.objectContaining({ kind: 'launch', mode: 'real', token: 'a-token' }), origin);
    expect(shown.page.querySelector('[role=status]')).toBeNull();
  });

  it('passes the session on that came with the launch, but not to a frame that starts again', async () => {
    launches = [launched];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await shown.until(() => expect(launches).toEqual([]));
    await say({ kind: 'ready' });
    await shown.until(() => expect(inner.postMessage).toHaveBeenCalledTimes(1));
    expect(inner.postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'launch', token: 'a-token', init }), origin);
    await say({ kind: 'ready' });
    expect(inner.postMessage).toHaveBeenCalledTimes(2);
    expect(inner.postMessage.mock.lastCall?.[0]).toMatchObject({ kind: 'launch', token: 'a-token' });
    expect(inner.postMessage.mock.lastCall?.[0]).not.toHaveProperty('init');
  });

  it('tells the game how much of the balance is bonus money, and when that changes', async () => {
    launches = [launched];
    const account = { currency: 'EUR', active: true, amount_cents: 5_500, available_to_cashout_cents: 5_000 };
    const key = ['private', getAccounts.id, {}];
    const all: typeof known = [...known, [key, { data: [account] }]];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, all);
    await shown.until(() => expect(frame()).not.toBeNull());
    await say({ kind: 'ready' });
    const isTold = (bonus_cents: number) =>
      shown.until(() => expect(inner.postMessage).toHaveBeenLastCalledWith({ protocol: 1, kind: 'bonus', bonus_cents }, origin));
    await isTold(500);
    await act(async () => void shown.queryClient.setQueryData(key, { data: [{ ...account, amount_cents: 5_000 }] }));
    await isTold(0);
  });

  it('shows the bonus that the game reports with its balance, and tells the game only of other changes than its own [CASH-001b]', async () => {
    launches = [launched];
    const account = { currency: 'EUR', active: true, amount_cents: 5_500, available_to_cashout_cents: 5_000 };
    const key = ['private', getAccounts.id, {}];
    const all: typeof known = [...known, [key, { data: [account] }]];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, all);
    await shown.until(() => expect(shown.page.querySelector('iframe')).not.toBeNull());
    await say({ kind: 'ready' });
    const report = async (bonus_cents: number, balance_cents: number) => {
      await say({ kind: 'bonus', bonus_cents });
      await say({ kind: 'balance', balance_cents });
    };
    await report(500, 5_500);
    await report(400, 5_400);
    expect(shown.page.textContent).toContain('Balance€50.00+ €4.00 bonus');
    inner.postMessage.mockClear();
    await act(async () => void shown.queryClient.setQueryData(key, { data: [{ ...account, amount_cents: 5_450 }] }));
    await shown.settle();
    expect([inner.postMessage.mock.calls, shown.page.textContent]).toEqual([[], expect.stringContaining('Balance€50.00+ €4.00 bonus')]);
    await act(async () =>
      listeners.forEach((take) => take({ currency: 'EUR', amount_cents: 5_400, available_to_cashout_cents: 5_400, bonus_cents: 0 })),
    );
    expect(inner.postMessage.mock.calls.map(([{ kind }]) => kind as string)).toEqual(['bonus', 'balance']);
    await shown.until(() => expect(shown.page.textContent).toContain('Balance€54.00'));
  });

  it('leads to the deposit if the player asks for it in the game', async () => {
    launches = [launched];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await shown.until(() => expect(frame()).not.toBeNull());
    await say({ kind: 'ready' });
    await say({ kind: 'open-deposit' });
    await shown.until(() => expect(shown.where()).toBe('/deposit'));
  });

  it('ends when the game is opened in another window, and can be reopened', async () => {
    launches = [launched, launched];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await shown.until(() => expect(frame()).not.toBeNull());
    await say({ kind: 'ready' });
    await say({ kind: 'balance', balance_cents: 12_345 });
    expect(shown.page.textContent).toContain('€123.45');
    await say({ kind: 'refused', code: 'launch_token_invalid' });
    expect(shown.page.textContent).toContain('You’ve opened a game somewhere else');
    expect(shown.page.textContent).toContain('To keep playing Concentric here, open it again');
    expect(shown.page.textContent).not.toContain('€123.45');
    const again = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open again')!;
    await act(async () => again.click());
    await shown.until(() => expect(launches).toEqual([]));
  });
});

describe('a game for real money without a network', () => {
  const unreachable = () => {
    throw new TypeError('Failed to fetch');
  };

  it('shows offline that it needs the network, and offers the demo [OFF-001c]', async () => {
    launches = [unreachable];
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await shown.until(() => expect(shown.page.textContent).toContain('You need to be online to play for real'));
    expect([...shown.page.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))).toContain(
      '/play/orbit-house/concentric?mode=demo',
    );
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  });

  it('opens without a press once the device is back online', async () => {
    launches = [unreachable, launched];
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await shown.until(() => expect(shown.page.textContent).toContain('You need to be online to play for real'));
    expect(frame()).toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    await act(async () => window.dispatchEvent(new Event('online')));
    await shown.until(() => expect(frame()).not.toBeNull());
  });
});
