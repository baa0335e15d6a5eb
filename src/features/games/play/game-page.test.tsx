import { act, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccounts } from '#contract/calls/cashbox';
import { getGame, getGameConfig } from '#contract/calls/games/one-game';
import { fakeResponses } from '#tests/support/fake-responses';
import { fakeFrame } from '#tests/support/fake-frame';
import { sampleGame, sampleGameInfo } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { afterReveal } from '../../../platform/presence/result-reveal';
import { isBusy } from '../../../platform/service-worker/busy';
import { session } from '../../../platform/session';
import { GamePage } from './game-page';
import type { GameInfo } from './play-props';
import type { ProfileSheetProps } from './profile-gate';

const address = { provider: 'orbit-house', seo_title: 'concentric' };
const origin = 'http://localhost:3000';
const info: GameInfo = sampleGameInfo();
const known: [readonly unknown[], unknown][] = [
  [['public', getGame.id, { params: address }], info],
  [['public', getGameConfig.id, { params: address }], { kind: 'roulette' }],
];
const listeners = new Set<(moved: object) => void>();
vi.mock('../../../platform/realtime', () => ({
  on: (_kind: string, handler: (moved: object) => void) => {
    listeners.add(handler);
    return () => listeners.delete(handler);
  },
}));

let shown: Rendered;
let launches: (() => Response)[];

const { inner, say } = fakeFrame(origin);
const onLimitReached = vi.fn<() => void>();
const onLoss = vi.fn<() => void>();

beforeEach(() => {
  onLoss.mockClear();
  launches = [];
  const nothing = () => Response.json({ ids: [], data: [] });
  const responses: Record<string, () => Response> = {
    '/api/games/launch': () => launches.shift()!(),
    '/api/games/orbit-house/concentric': () => Response.json(info),
    '/api/user_limits': () => Response.json({ data: [], policy: { has_panic_button: false } }),
  };
  wireClient({ fetch: fakeResponses((address) => (responses[address] ?? nothing)()) });
});

afterEach(async () => {
  session.status = 'unknown';
  session.player = null;
  await shown.unmount();
});

const frame = () => shown.page.querySelector('iframe')!;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;
const policy = { has_quick_stop: true, has_autoplay: false, has_turbo: false };
const refusal = (code: string, status: number) => () => Response.json({ error: { code, message: '', fields: {} } }, { status });

describe('a demo', () => {
  it('is marked as one and is launched with its configuration [GAME-002a, GAME-010a]', async () => {
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    expect(shown.page.textContent).toContain('Demo: play money, same rules and odds.');
    await say({ kind: 'ready' });
    expect(inner.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'launch', mode: 'demo', config: { kind: 'roulette' }, sound: false, quick_stop: true }),
      origin,
    );
    expect(inner.postMessage.mock.calls[0]?.[0]).not.toHaveProperty('token');
    await say({ kind: 'balance', balance_cents: 99_500 });
    expect(shown.page.textContent).toContain('Demo credit995.00');
    expect([...shown.page.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))).toContain(
      '/play/orbit-house/concentric?mode=real',
    );
  });

  it('keeps this device’s sound setting, and stops reels early only if the licence allows it', async () => {
    const strict: typeof known = [[['public', getGame.id, { params: address }], { ...info, has_quick_stop: false }], known[1]!];
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, strict);
    await say({ kind: 'ready' });
    expect(inner.postMessage).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'launch', sound: false, quick_stop: false }),
      origin,
    );
    await say({ kind: 'sound', on: true });
    await shown.unmount();
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await say({ kind: 'ready' });
    expect(inner.postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'launch', sound: true, quick_stop: true }), origin);
    localStorage.clear();
  });

  it('delays app updates and anything that would reveal the result during a round [JACK-003]', async () => {
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await say({ kind: 'round-started', stake_cents: 20 });
    const revealed: string[] = [];
    afterReveal('jackpot', () => revealed.push('jackpot'));
    expect([isBusy(), revealed]).toEqual([true, []]);
    await say({ kind: 'round-settled', stake_cents: 20, win_cents: 0 });
    expect([isBusy(), revealed]).toEqual([false, ['jackpot']]);
  });

  it('that’s left during a round delays nothing any longer [JACK-003]', async () => {
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await say({ kind: 'round-started', stake_cents: 20 });
    const revealed: string[] = [];
    afterReveal('jackpot', () => revealed.push('jackpot'));
    await shown.unmount();
    expect([isBusy(), revealed]).toEqual([false, ['jackpot']]);
  });

  it('delays them during free spins and while an open round has no response [OFF-004a]', async () => {
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await say({ kind: 'state', state: 'round' });
    await say({ kind: 'round-started', stake_cents: 20 });
    // After the stake is paid, the reels stop between two free spins; then settling gets no response and is retried.
    await say({ kind: 'balance', balance_cents: 980 });
    expect(isBusy()).toBe(true);
    await say({ kind: 'refused', code: 'offline' });
    expect(isBusy()).toBe(true);
    await say({ kind: 'round-settled', stake_cents: 20, win_cents: 60 });
    await say({ kind: 'state', state: 'idle' });
    expect(isBusy()).toBe(false);
  });

  it('isn’t offered by a game without one [GAME-002b]', async () => {
    const without = { ...info, game: sampleGame({ currencies: ['EUR'], has_demo_mode: false }) };
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, [
      [['public', getGame.id, { params: address }], without],
    ]);
    expect(shown.page.textContent).toContain('This game doesn’t have a demo');
    expect(shown.page.querySelector('iframe')).toBeNull();
  });

  it('of a live table doesn’t exist: it says that tables are for real money only, with links to them [GAME-002a]', async () => {
    const live = { ...info, live: 'baccarat' as const, game: sampleGame({ currencies: ['EUR'], has_demo_mode: false }) };
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, [
      [['public', getGame.id, { params: address }], live],
    ]);
    expect(shown.page.querySelector('[role=alert]')!.textContent).toContain('Live tables are for real money only');
    const hrefs = [...shown.page.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([expect.stringContaining('mode=real'), '/live']);
    expect(shown.page.querySelector('iframe')).toBeNull();
    expect(shown.page.textContent).not.toContain('Demo: play money');
  });

  it('has rules, return and similar games one tap away [GAME-010e]', async () => {
    shown = await render(<GamePage address={address} mode="demo" onLimitReached={onLimitReached} onLoss={onLoss} />, known);
    await act(async () => button('Rules and RTP').click());
    await shown.until(() => expect(document.body.textContent).toContain('96.12%'));
    expect(document.body.textContent).toContain('2.5 s between starts');
    expect([...document.querySelectorAll('[role="dialog"] a')].map((link) => link.textContent)).not.toContain('Try the demo');
    expect(document.body.textContent).toContain('18+Licensed: OGL/2026/0412/0187How to complain');
    await act(async () => button('Similar games').click());
    await shown.until(() => expect(document.body.textContent).toContain('Game 3'));
  });
});

describe('real play', () => {
  const launched = () =>
    Response.json({ frame: { url: 'about:blank', origin }, token: 'a-token', currency: 'EUR', expires_at: '', policy, is_first: false });

  const openReal = async (ProfileSheet?: ComponentType<ProfileSheetProps>) => {
    const sheet = ProfileSheet ? { ProfileSheet } : {};
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} {...sheet} />, known);
  };

  beforeEach(() => {
    session.status = 'player';
    session.player = { currency: 'EUR' } as never;
  });

  it('shows the bonus beside the player’s own money, and opens the player’s panel with it [CASH-001b, CASH-017b]', async () => {
    launches = [launched];
    const accounts = { data: [{ currency: 'EUR', active: true, amount_cents: 5_500, available_to_cashout_cents: 5_000 }] };
    const Panel = ({ currency }: { currency: string }) => <p>Panel in {currency}</p>;
    const all: typeof known = [...known, [['private', getAccounts.id, {}], accounts]];
    shown = await render(<GamePage address={address} mode="real" Panel={Panel} onLimitReached={onLimitReached} onLoss={onLoss} />, all);
    await shown.until(() => expect(shown.page.querySelector('iframe')).not.toBeNull());
    await say({ kind: 'balance', balance_cents: 5_500 });
    const balance = [...shown.page.querySelectorAll('button')].find((one) => one.title === 'Your balance and session')!;
    expect(balance.textContent).toBe('Balance€50.00+ €5.00 bonus');
    await act(async () => balance.click());
    expect(shown.page.textContent).toContain('Panel in EUR');
  });

  it('shows the account’s balance while no game has sent one, such as after another was opened elsewhere', async () => {
    launches = [launched];
    const accounts = {
      data: [
        { currency: 'USD', active: false, amount_cents: 900, available_to_cashout_cents: 900 },
        { currency: 'EUR', active: true, amount_cents: 5_500, available_to_cashout_cents: 5_000 },
      ],
    };
    const all: typeof known = [...known, [['private', getAccounts.id, {}], accounts]];
    shown = await render(<GamePage address={address} mode="real" onLimitReached={onLimitReached} onLoss={onLoss} />, all);
    expect(shown.page.textContent).toContain('Balance€50.00+ €5.00 bonus');
  });

  it('is launched with a token, and stays in its currency when the player switches accounts elsewhere [GAME-010a, CASH-004a]', async () => {
    launches = [launched];
    session.player = { currency: 'USD' } as never;
    await openReal();
    await shown.until(() => expect(frame()).not.toBeNull());
    await say({ kind: 'ready' });
    expect(inner.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'launch', mode: 'real', token: 'a-token', currency: 'EUR' }),
      origin,
    );
    await say({ kind: 'balance', balance_cents: 12_345 });
    expect(shown.page.textContent).toContain('Balance€123.45');
  });

  it('is launched once, whatever is refetched meanwhile', async () => {
    launches = [launched];
    await openReal();
    await shown.until(() => expect(frame()).not.toBeNull());
    await act(() => shown.queryClient.invalidateQueries());
    await shown.settle();
    expect(frame()).not.toBeNull();
    expect(shown.page.textContent).not.toContain('couldn’t open');
  });

  it('gets balance changes from outside the game, except during a round', async () => {
    launches = [launched];
    await openReal();
    await shown.until(() => expect(frame()).not.toBeNull());
    await say({ kind: 'ready' });
    const moved = (amount_cents: number) =>
      act(async () =>
        listeners.forEach((take) => take({ currency: 'EUR', amount_cents, available_to_cashout_cents: amount_cents, bonus_cents: 0 })),
      );
    await moved(50_000);
    expect(inner.postMessage).toHaveBeenLastCalledWith({ protocol: 1, kind: 'balance', balance_cents: 50_000 }, origin);
    expect(shown.page.textContent).toContain('€500.00');
    await say({ kind: 'round-started', stake_cents: 20 });
    await moved(49_980);
    expect(inner.postMessage).not.toHaveBeenCalledWith({ protocol: 1, kind: 'balance', balance_cents: 49_980 }, origin);
  });

  it('reports a lost round once it’s over, and no other', async () => {
    launches = [launched];
    await openReal();
    await shown.until(() => expect(frame()).not.toBeNull());
    const round = async (after: number) => {
      await say({ kind: 'round-started', stake_cents: 20 });
      await say({ kind: 'balance', balance_cents: after });
      const before = onLoss.mock.calls.length;
      await say({ kind: 'round-settled', stake_cents: 20, win_cents: 0 });
      return onLoss.mock.calls.length - before;
    };
    await say({ kind: 'ready' });
    await say({ kind: 'balance', balance_cents: 1_000 });
    expect([await round(1_200), await round(1_180), await round(1_180)]).toEqual([0, 1, 0]);
  });

  it('redirects to the limits when one is reached in play, and not while it leaves room for a lower stake [LIMIT-005b]', async () => {
    launches = [launched];
    await openReal();
    await shown.until(() => expect(frame()).not.toBeNull());
    const limit = { type: 'wager', period: 'day', currency: 'EUR', left_cents: 30, frees_at: null } as const;
    await say({ kind: 'refused', code: 'limit_reached', limit });
    expect(shown.where()).not.toBe('/profile/limits');
    expect(onLimitReached).toHaveBeenLastCalledWith(expect.any(Function), limit);
    await say({ kind: 'refused', code: 'limit_reached' });
    await shown.until(() => expect(shown.where()).toBe('/profile/limits'));
    expect(onLimitReached).toHaveBeenCalled();
  });
  it('requires the provider’s profile fields: the popup opens automatically, reopens on a click, and saving starts the game [PROF-003a, PROF-003b]', async () => {
    const fields = { date_of_birth: [{ code: 'fields.required', message: 'Required' }] };
    launches = [() => Response.json({ error: { code: 'profile_incomplete', message: '', fields } }, { status: 422 }), launched];
    const ProfileSheet = ({ missing, onSaved, onClose }: ProfileSheetProps) => (
      <dialog open>
        {missing.join()}
        <button onClick={onClose}>Not now</button>
        <button onClick={onSaved}>Save</button>
      </dialog>
    );
    await openReal(ProfileSheet);
    await shown.until(() => expect(shown.page.querySelector('dialog')?.textContent).toContain('date_of_birth'));
    expect(frame()).toBeNull();
    await act(async () => button('Not now').click());
    expect([shown.page.querySelector('dialog'), frame()]).toEqual([null, null]);
    await act(async () => button('Complete profile').click());
    await act(async () => button('Save').click());
    await shown.until(() => expect(frame()).not.toBeNull());
    expect(shown.page.querySelector('dialog')).toBeNull();
  });

  it('shows which currency the game doesn’t support', async () => {
    launches = [refusal('game_not_in_currency', 422)];
    await openReal();
    await shown.until(() => expect(shown.page.textContent).toContain('Not available in EUR'));
  });
});
