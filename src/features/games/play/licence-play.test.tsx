import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGame } from '#contract/calls/games/one-game';
import { fakeResponses } from '#tests/support/fake-responses';
import { fakeFrame } from '#tests/support/fake-frame';
import { sampleGame } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { deviceBreakOf, deviceBreakText } from '../../../platform/storage/device-break';
import { GamePage } from './game-page';

vi.mock('../../../platform/realtime', () => ({ on: () => () => undefined }));

const address = { provider: 'orbit-house', seo_title: 'concentric' };
const origin = 'http://localhost:3000';
const info = {
  game: sampleGame(),
  kind: 'slots',
  rtp: 0.96,
  volatility: 'medium',
  hit_rate: 0.21,
  mechanic: 'lines',
  highest_win: null,
  kinds: ['slots'],
  minimum_cycle_ms: 2500,
  has_quick_stop: true,
  has_autoplay: true,
  has_turbo: true,
  frame: { url: 'about:blank', origin },
  limits: [],
  similar: [],
};
const { inner, say } = fakeFrame(origin);
let shown: Rendered;
let hasPanicButton: boolean;
let isFirst: boolean;
let failure: (() => Response) | null;
let sent: string[];

beforeEach(() => {
  localStorage.clear();
  hasPanicButton = true;
  isFirst = false;
  failure = null;
  sent = [];
  Object.assign(session, { status: 'player', player: { id: 7, currency: 'EUR' } });
  const policy = { has_quick_stop: false, has_autoplay: false, has_turbo: false };
  const answers: Record<string, () => object> = {
    '/api/games/launch': () => ({
      frame: { url: 'about:blank', origin },
      token: 'a-token',
      currency: 'EUR',
      expires_at: '',
      policy,
      is_first: isFirst,
    }),
    '/api/games/orbit-house/concentric': () => info,
    '/api/reality_check': () => ({ minutes: 60, sitting: null, checked_at: null }),
    '/api/user_limits': () => ({ data: [], policy: { has_panic_button: hasPanicButton }, active_until: '2027-01-01T00:00:00.000Z' }),
  };
  wireClient({
    fetch: async (input, init) => {
      if (init?.method === 'POST') sent.push(`${String(input)} ${init.body as string}`);
      if (failure && init?.method === 'POST' && String(input) === '/api/user_limits') return failure();
      return fakeResponses((path) => Response.json((answers[path] ?? (() => ({ ids: [], data: [] })))()))(input, init);
    },
  });
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

async function open(): Promise<void> {
  shown = await render(<GamePage address={address} mode="real" onLimitReached={() => undefined} onLoss={() => undefined} />, [
    [['public', getGame.id, { params: address }], info],
  ]);
  await shown.until(() => expect(shown.page.querySelector('iframe')).not.toBeNull());
  await say({ kind: 'ready' });
}
const buttonOf = (text: string) => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === text);

it('a frame offers what the account’s licence allows, whatever the site’s licence allows', async () => {
  await open();
  expect(inner.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'launch', quick_stop: false, autoplay: false, turbo: false }),
    origin,
  );
});

describe('the panic button', () => {
  it('starts a break of 24 hours in one press, and leaves the game [LIMIT-006a]', async () => {
    await open();
    await shown.until(() => expect(buttonOf('Stop for 24 hours')).toBeDefined());
    await act(async () => buttonOf('Stop for 24 hours')!.click());
    await shown.until(() => expect(session.player).toBeNull());
    expect(sent.filter((one) => one.startsWith('/api/user_limits'))).toEqual(['/api/user_limits {"type":"coolingoff","period":"day"}']);
    await shown.until(() => expect(shown.where()).toBe('/'));
    // The device's guests see no offers, as after a break that was begun on the page of limits.
    expect(deviceBreakOf(deviceBreakText(), Date.now())).toEqual({ type: 'coolingoff', until: '2027-01-01T00:00:00.000Z' });
  });

  it('shows a failure beside it, uncovered, and can be pressed again', async () => {
    failure = () => Response.json({ error: { code: 'forbidden', message: 'Not allowed.', fields: {} } }, { status: 403 });
    await open();
    await shown.until(() => expect(buttonOf('Stop for 24 hours')).toBeDefined());
    await act(async () => buttonOf('Stop for 24 hours')!.click());
    await shown.until(() => expect(shown.page.querySelector('[role=alert]')?.textContent).toMatch(/^You’re not on a break yet\. \S/));
    expect(shown.page.querySelector('[role=alert]')!.parentElement).toBe(buttonOf('Stop for 24 hours')!.parentElement);
    failure = null;
    await act(async () => buttonOf('Stop for 24 hours')!.click());
    await shown.until(() => expect(session.player).toBeNull());
  });

  it('shows only under a licence that requires it', async () => {
    hasPanicButton = false;
    await open();
    expect(buttonOf('Stop for 24 hours')).toBeUndefined();
  });
});

describe('the pause that a licence requires', () => {
  const refused = (frees_at: string) =>
    say({ kind: 'refused', code: 'pause_required', limit: { type: 'session', period: 'hour', currency: 'EUR', left_cents: 0, frees_at } });

  it('replaces the game, says when it ends, and then shows the game again', async () => {
    await open();
    await refused(new Date(Date.now() + 4 * 60_000).toISOString());
    expect(shown.page.textContent).toContain('requires a five-minute pause. You can keep playing at');
    expect(buttonOf('Keep playing')).toBeUndefined();
    await say({ kind: 'round-started', stake_cents: 20 });
    await refused(new Date(Date.now() - 1).toISOString());
    await act(async () => buttonOf('Keep playing')!.click());
    expect(shown.page.textContent).not.toContain('Time for a break');
  });
});

describe('before the first bet', () => {
  it('a player sees the game’s return and that chance decides, until the first round', async () => {
    isFirst = true;
    await open();
    await shown.until(() => expect(shown.page.textContent).toContain('this game pays back 96'));
    await say({ kind: 'round-started', stake_cents: 20 });
    expect(shown.page.textContent).not.toContain('this game pays back');
  });

  it('a player who has played before sees no such note', async () => {
    await open();
    expect(shown.page.textContent).not.toContain('this game pays back');
  });
});

it('help is one click away from a game', async () => {
  await open();
  expect([...shown.page.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toContain('/responsible-gaming');
});
