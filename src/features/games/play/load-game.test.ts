import { windowWith } from '#tests/support/window-with';
import { QueryClient } from '@tanstack/react-query';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../../../platform/context/app-context';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGame } from '#tests/support/games';
import { loadGame } from './load-game';
import { startOpening, takeLaunch } from './opening';

const address = { provider: 'orbit-house', seo_title: 'concentric' };
const info = {
  game: sampleGame(),
  kind: 'slots',
  rtp: 0.96,
  volatility: 'low',
  limits: [],
  minimum_cycle_ms: 2500,
  has_quick_stop: true,
  has_autoplay: true,
  has_turbo: true,
  similar: [],
  frame: { url: '/', origin: '' },
};
const limit = (amount: number, used: number, type = 'wager') => ({
  id: 1,
  type,
  period: 'day',
  minutes: null,
  is_reached: false,
  frees_at: null,
  active_until: null,
  pending: null,
  accounts: [{ currency: 'EUR', amount_cents: amount, current_value_amount_cents: used }],
});

let asked: string[];
let responses: Record<string, () => Response>;

beforeEach(() => {
  asked = [];
  session.status = 'player';
  responses = { '/api/games/orbit-house/concentric': () => Response.json(info), '/api/user_limits': () => Response.json({ data: [] }) };
  const missing = () => Response.json({ error: { code: 'game_not_found', message: '', fields: {} } }, { status: 404 });
  wireClient({ fetch: fakeResponses((address) => (responses[address] ?? missing)(), asked) });
});

afterEach(() => {
  session.status = 'unknown';
});

const onLimitReached = vi.fn<(isOnBreak: boolean) => void>();
/** As a page that's already open, whose launch stays. */
const load = (mode: 'real' | 'demo' = 'real', where = address) =>
  loadGame(windowWith(new QueryClient()), where, { mode, isEntered: false }, onLimitReached);
const enter = (app: AppContext) => loadGame(app, address, { mode: 'real', isEntered: true }, onLimitReached);

describe('opening a game', () => {
  it('waits for a player’s limits, and requests the game meanwhile [ROUTE-056b]', async () => {
    let respond = () => {};
    const arrived = new Promise<void>((resolve) => (respond = resolve));
    const limits = responses['/api/user_limits']!;
    responses['/api/user_limits'] = () => arrived.then(limits) as never;
    let isOpen = false;
    const opening = load().then((loaded) => {
      isOpen = true;
      return loaded;
    });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    // Long enough for the game's response to open it.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isOpen).toBe(false);
    respond();
    await expect(opening).resolves.toMatchObject({ game: { title: 'Concentric' } });
    expect(asked.toSorted()).toEqual(['/api/games/orbit-house/concentric', '/api/user_limits']);
  });

  it('redirects a player with any reached limit to the limits, also from a demo [ROUTE-056a]', async () => {
    for (const [type, mode] of [
      ['wager', 'real'],
      ['wager', 'demo'],
      ['deposit', 'real'],
    ] as const) {
      responses['/api/user_limits'] = () => Response.json({ data: [limit(1000, 1000, type)] });
      const refused: unknown = await load(mode).catch((error: unknown) => error);
      expect(isRedirect(refused) && refused.options.to).toBe('/profile/limits');
    }
    expect(onLimitReached).toHaveBeenCalledTimes(3);
  });

  it('says whether a break or a limit stops play [LIMIT-006a, ROUTE-056a]', async () => {
    onLimitReached.mockClear();
    responses['/api/user_limits'] = () => Response.json({ data: [limit(1000, 1000)] });
    await load().catch(() => undefined);
    responses['/api/user_limits'] = () => Response.json({ data: [{ ...limit(0, 0), type: 'coolingoff', accounts: [], is_reached: true }] });
    await load('demo').catch(() => undefined);
    expect(onLimitReached.mock.calls).toEqual([[false], [true]]);
  });

  it('allows play below a limit [LIMIT-003a]', async () => {
    responses['/api/user_limits'] = () => Response.json({ data: [limit(1000, 999), limit(1000, 999, 'deposit')] });
    await expect(load()).resolves.toBeDefined();
  });

  it('requests the configuration for a demo, and none for a live table, which has no demo', async () => {
    await load('demo');
    expect(asked).toContain('/api/games/orbit-house/concentric/config');
    asked.splice(0);
    responses['/api/games/orbit-house/concentric'] = () => Response.json({ ...info, game: sampleGame({ has_demo_mode: false }) });
    await load('demo');
    expect(asked.toSorted()).toEqual(['/api/games/orbit-house/concentric', '/api/user_limits']);
  });

  it('requests no limits for a guest', async () => {
    session.status = 'guest';
    await load('demo');
    expect(asked).not.toContain('/api/user_limits');
  });

  it('opens a demo offline if it’s cached', async () => {
    responses['/api/user_limits'] = () => {
      throw new TypeError('Failed to fetch');
    };
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    await expect(load('demo')).resolves.toBeDefined();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  });

  it('doesn’t find unknown games', async () => {
    const missing: unknown = await load('real', { provider: 'orbit-house', seo_title: 'nothing' }).catch((error: unknown) => error);
    expect(isNotFound(missing)).toBe(true);
  });
});

describe('pressing a game', () => {
  const inFrame = { ...info, frame: { url: '/studio/index.html#kind=slots&world=salt-mirror', origin: null } };
  let files: string[];
  let now = 0;

  beforeEach(() => {
    // Later than every press in other tests.
    now += 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    files = [];
    vi.stubGlobal(
      'fetch',
      fakeResponses(() => new Response(''), files),
    );
    session.player = { id: 7 } as never;
    responses['/api/games/orbit-house/concentric'] = () => Response.json(inFrame);
    responses['/api/games/launch'] = () => Response.json({ token: 'of-the-press' });
  });

  afterEach(() => {
    session.player = null;
  });

  it('requests game, limits, launch and frame files together, and the page doesn’t request them again', async () => {
    const app = windowWith(new QueryClient());
    startOpening(app, address, 'real', true);
    expect(asked.toSorted()).toEqual(['/api/games/launch', '/api/games/orbit-house/concentric', '/api/user_limits']);
    await expect(enter(app)).resolves.toEqual(inFrame);
    await expect(takeLaunch(app, 'orbit-house:concentric')).resolves.toMatchObject({ token: 'of-the-press' });
    expect(asked).toHaveLength(3);
    await vi.waitFor(() => expect(files).toEqual(['/studio/assets/first.js', '/studio/assets/slots.js', '/studio/assets/salt.js']));
  });

  it('isn’t needed: a page that’s opened in another way requests the same, and one that stays launches nothing', async () => {
    const app = windowWith(new QueryClient());
    await enter(app);
    expect(asked.toSorted()).toEqual(['/api/games/launch', '/api/games/orbit-house/concentric', '/api/user_limits']);
    await expect(takeLaunch(app, 'orbit-house:concentric')).resolves.toMatchObject({ token: 'of-the-press' });
    now += 60_000;
    await load();
    expect(takeLaunch(app, 'orbit-house:concentric')).toBeNull();
    expect(asked.filter((path) => path === '/api/games/launch')).toHaveLength(1);
  });

  it('isn’t launched for a player on a break, who is led to the limits [LIMIT-006a, ROUTE-056a]', async () => {
    session.player = { id: 7, play_break: { type: 'coolingoff', until: null } } as never;
    responses['/api/user_limits'] = () => Response.json({ data: [{ ...limit(0, 0), type: 'coolingoff', accounts: [], is_reached: true }] });
    await enter(windowWith(new QueryClient())).catch(() => undefined);
    expect(asked).not.toContain('/api/games/launch');
    expect(onLimitReached).toHaveBeenLastCalledWith(true);
  });

  it('leads to the limits if the server refuses to launch the game because of one [ROUTE-056a]', async () => {
    responses['/api/user_limits'] = () => Response.json({ data: [limit(1000, 1000)] });
    responses['/api/games/launch'] = () => Response.json({ error: { code: 'limit_reached', message: '', fields: {} } }, { status: 422 });
    const app = windowWith(new QueryClient());
    startOpening(app, address, 'real', true);
    const refused: unknown = await enter(app).catch((error: unknown) => error);
    expect(isRedirect(refused) && refused.options.to).toBe('/profile/limits');
  });

  it('launches a game once if it’s pressed twice, and ends its launch if another game is pressed', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const app = windowWith(new QueryClient());
    const answered = fakeResponses((path) => responses[path]!(), asked);
    responses['/api/games/orbit-house/another'] = () => Response.json(inFrame);
    wireClient({
      fetch: (path, init) => {
        if (path === '/api/games/launch') signals.push(init?.signal);
        return answered(path, init);
      },
    });
    startOpening(app, address, 'real', true);
    startOpening(app, address, 'real', true);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    startOpening(app, { ...address, seo_title: 'another' }, 'real', true);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('leads to the limits if one on deposits has been reached, although the server has launched the game [ROUTE-056a]', async () => {
    let respond = () => {};
    const arrived = new Promise<void>((resolve) => (respond = resolve));
    responses['/api/user_limits'] = () => arrived.then(() => Response.json({ data: [limit(1000, 1000, 'deposit')] })) as never;
    const app = windowWith(new QueryClient());
    startOpening(app, address, 'real', true);
    await expect(takeLaunch(app, 'orbit-house:concentric')).resolves.toMatchObject({ token: 'of-the-press' });
    respond();
    const refused: unknown = await enter(app).catch((error: unknown) => error);
    expect(isRedirect(refused) && refused.options.to).toBe('/profile/limits');
  });

  it('opens the game if the limits can’t be read and the server has launched it', async () => {
    responses['/api/user_limits'] = () => Response.json({ error: { code: 'forbidden', message: '', fields: {} } }, { status: 403 });
    const app = windowWith(new QueryClient());
    startOpening(app, address, 'real', true);
    await expect(enter(app)).resolves.toEqual(inFrame);
  });

  it.each([
    ['taken already', (app: AppContext) => void takeLaunch(app, 'orbit-house:concentric')],
    ['too old by now', () => void (now += 10_001)],
    ['another player’s', () => void (session.player = { id: 8 } as never)],
  ])('has launched a game for its page only: not a launch that is %s', (_which, change) => {
    const app = windowWith(new QueryClient());
    startOpening(app, address, 'real', true);
    expect(takeLaunch(app, 'orbit-house:another')).toBeNull();
    change(app);
    expect(takeLaunch(app, 'orbit-house:concentric')).toBeNull();
  });

  it('launches nothing for a demo, whose configuration it requests, or for a guest', async () => {
    const app = windowWith(new QueryClient());
    startOpening(app, address, 'demo', true);
    await vi.waitFor(() => expect(asked).toContain('/api/games/orbit-house/concentric/config'));
    session.player = null;
    session.status = 'guest';
    startOpening(app, address, 'real', true);
    expect(asked).not.toContain('/api/games/launch');
  });
});
