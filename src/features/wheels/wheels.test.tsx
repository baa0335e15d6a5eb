import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigOf } from '#contract/fields/config/index';
import type { Prize, WheelItem } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import { knownConfig } from '#tests/support/club';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { afterReveal } from '../../platform/presence/result-reveal';
import { session } from '../../platform/session';
import { WheelPage } from './wheel-page';
import { lootboxesQuery } from './wheel-queries';

const spins = (count: number): Prize => ({
  type: 'freespins',
  title: { en: `${count} free spins` },
  attributes: { freespins_count: count, game: 'house:game' },
  result_bonus: { wager: 30, max_win: { EUR: 5_000 } },
});
const bonus = (cents: number): Prize => ({
  type: 'bonus',
  title: { en: 'A bonus of {amount}' },
  attributes: { bonus_amount: { EUR: cents } },
  result_bonus: { wager: 3, max_win: { EUR: 9_000 } },
});
const field = (id: string, weight: number, ...bonuses: Prize[]): WheelItem => ({ id, weight, tone: 'ion', bonuses });
const forAll = [field('often', 3, spins(10)), field('rare', 1, bonus(500))];
const forGroup = [field('own', 1, spins(77)), field('other', 1, spins(88))];
const config: ConfigOf<'wheel-config'> = {
  is_enabled: true,
  group_key: 'boxes',
  valid_hours: 72,
  tables: [
    { group: 1308, items: forGroup },
    { group: null, items: forAll },
  ],
};
const segments: ConfigOf<'wheel-config-segments'> = {
  is_enabled: true,
  group_key: 'spins',
  spins_a_day: 2,
  tables: [{ group: null, items: [...forAll, field('nothing', 4)] }],
};

function box(id: number, change: Partial<Lootbox> = {}): Lootbox {
  const items = forAll.map((item) => ({ ...item, prize: false }));
  return {
    id,
    group_key: 'boxes',
    weight: 4,
    stage: 'issued',
    created_at: '2026-05-01T10:00:00.000Z',
    valid_until: '2026-05-04T10:00:00.000Z',
    items,
    bonuses: [],
    ...change,
  };
}
const opened = (id: number, drawn: string) => {
  const items = forAll.map((item) => ({ ...item, prize: item.id === drawn }));
  return box(id, { stage: 'activated', items, bonuses: items.filter(({ prize }) => prize).flatMap(({ bonuses }) => bonuses) });
};

let shown: Rendered;
let reducesMotion = true;
const signIn = (...groups: number[]) => Object.assign(session, { status: 'player', player: { id: 7, groups, currency: 'EUR' } });
const text = () => shown.page.textContent ?? '';
const status = () => shown.page.querySelector('[role=status]')?.textContent;
const press = () => act(async () => shown.page.querySelector('button')?.click());
const open = async (boxes: Lootbox[] = [], wheel = config) => {
  shown = await render(<WheelPage name="wheel-config" />, [
    knownConfig('wheel-config', wheel),
    [lootboxesQuery().queryKey, { data: boxes }],
  ]);
};

beforeEach(() => {
  Object.assign(session, { status: 'guest', player: null });
  reducesMotion = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: reducesMotion && query.includes('reduced-motion') }) as MediaQueryList,
  );
});

afterEach(async () => {
  await shown.unmount();
});

describe('the spin rewards', () => {
  const tab = (name: string) => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name);

  it('are a tab beside the wheel if one is affordable, and missing if not [LOOT-005a, LOOT-005b]', async () => {
    const known: Parameters<typeof render>[1] = [knownConfig('wheel-config', config), [lootboxesQuery().queryKey, { data: [] }]];
    shown = await render(<WheelPage name="wheel-config" rewards={<p>Three boxes</p>} />, known);
    expect([text().includes('Three boxes'), shown.page.querySelector('svg')?.closest('[hidden]')]).toEqual([false, null]);
    await act(async () => tab('Rewards for you')?.click());
    expect([text().includes('Three boxes'), shown.page.querySelector('svg')?.closest('[hidden]') === null]).toEqual([true, false]);
    await shown.unmount();
    await open();
    expect(tab('Rewards for you')).toBeUndefined();
  });
});

describe('the loot-box wheel', () => {
  it('shows everybody its prizes, with odds and terms [LOOT-003a]', async () => {
    await open();
    const rows = [...shown.page.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual(['10 free spins75%30x wagering, max. payout €50', 'A bonus of €525%3x wagering, max. payout €90']);
    expect([...shown.page.querySelectorAll('svg text')].map((label) => label.textContent)).toEqual(['10 FS', '€5']);
    expect(shown.page.querySelector('a')?.getAttribute('href')).toContain('/registration?redirect=%2Frocketmart-wheel');
  });

  it('opens a box: the server draws, the wheel turns only by its transform, and the result is announced [API-038]', async () => {
    signIn();
    await open([box(5), box(4)]);
    const asked: string[] = [];
    wireClient({
      fetch: async (url, init) => {
        asked.push(`${init?.method ?? 'GET'} ${new URL(String(url), 'http://x').pathname}`);
        return Response.json(init?.method === 'POST' ? opened(4, 'rare') : { data: [box(5), opened(4, 'rare')] });
      },
    });
    expect([status(), text().includes('2 available')]).toEqual(['', true]);
    await press();
    await shown.until(() => expect(status()).toContain('You won: A bonus of €5'));
    expect(asked[0]).toBe('POST /api/player/lootboxes/4/activation');
    const turn = Number(/rotate\(([\d.]+)deg\)/.exec(shown.page.querySelector('svg')?.getAttribute('style') ?? '')?.[1]);
    expect((turn + 270) % 360).toBe(0);
    expect(shown.page.querySelectorAll('[data-won=true] circle, [data-won=true] path')).toHaveLength(1);
    await shown.until(() => expect(text()).toContain('1 available'));
    await shown.until(() => expect(asked).toContain('GET /api/player/lootboxes'));
  });

  it('offers a box that was just opened no more, even while the list still has it', async () => {
    signIn();
    await open([box(5), box(4)]);
    wireClient({
      fetch: async (_, init) => (init?.method === 'POST' ? Response.json(opened(4, 'rare')) : new Promise<Response>(() => undefined)),
    });
    await press();
    await shown.until(() => expect(status()).toContain('You won: A bonus of €5'));
    expect(text()).toContain('1 available');
    const next: string[] = [];
    wireClient({ fetch: async (url) => (next.push(String(url)), new Promise<Response>(() => undefined)) });
    await press();
    expect(next.filter((url) => url.endsWith('/activation'))).toEqual(['/api/player/lootboxes/5/activation']);
  });

  it('moves focus to the result if the last box takes the button with it', async () => {
    signIn();
    await open([box(4)]);
    wireClient({ fetch: async (_, init) => Response.json(init?.method === 'POST' ? opened(4, 'rare') : { data: [opened(4, 'rare')] }) });
    shown.page.querySelector<HTMLElement>('[class*=panel] button')!.focus();
    await press();
    await shown.until(() => expect(status()).toContain('You won: A bonus of €5'));
    await shown.until(() => expect(document.activeElement?.textContent).toContain('You won: A bonus of €5'));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('reveals nothing before the wheel stops, and has no motion in reduced motion [LOOT-003c]', async () => {
    reducesMotion = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    signIn();
    const rendering = open([box(4)]);
    await vi.advanceTimersByTimeAsync(50);
    await rendering;
    wireClient({ fetch: async () => Response.json(opened(4, 'often')) });
    await press();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(status()).toBe('The wheel is spinning…');
    const received: string[] = [];
    afterReveal('prize', () => received.push('10 free spins'));
    expect(received).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(status()).toContain('You won: 10 free spins');
    expect(received).toEqual(['10 free spins']);
    vi.useRealTimers();
  });

  it('that’s left before it stops shows the result immediately', async () => {
    signIn();
    reducesMotion = false;
    await open([box(5)]);
    wireClient({ fetch: async () => Response.json(opened(5, 'often')) });
    await press();
    const received: string[] = [];
    afterReveal('prize', () => received.push('10 free spins'));
    expect(received).toEqual([]);
    await shown.unmount();
    expect(received).toEqual(['10 free spins']);
  });

  it('opens no box without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    signIn();
    await open([box(4)]);
    expect(shown.page.querySelector('button')!.disabled).toBe(true);
    vi.restoreAllMocks();
  });

  it('shows why a box didn’t open, and offers a retry', async () => {
    signIn();
    await open([box(4)]);
    wireClient({ fetch: async () => refusal('lootbox_expired', 409) });
    await press();
    await shown.until(() => expect(shown.page.querySelector('[role=alert]')).not.toBeNull());
    // Nothing turns, so nothing is held back for a result.
    const received: string[] = [];
    afterReveal('prize', () => received.push('a balance'));
    expect(received).toEqual(['a balance']);
    expect(shown.page.querySelector('button')?.getAttribute('aria-busy')).not.toBe('true');
  });

  it('follows wheel-config: tables by group, or closed [LOOT-003a, CONF-002]', async () => {
    signIn(1308);
    await open();
    expect(text()).toContain('77 free spins');
    await shown.unmount();
    await open([], { ...config, is_enabled: false });
    expect([text().includes('This wheel is currently unavailable'), shown.page.querySelector('button')]).toEqual([true, null]);
  });

  it('explains how to get boxes without any', async () => {
    signIn();
    await open([opened(3, 'often'), box(9, { group_key: 'another' })]);
    expect([text().includes('No boxes to open'), shown.page.querySelector('button')]).toEqual([true, null]);
  });
});

describe('the segments wheel', () => {
  const openSegments = async (boxes: Lootbox[]) => {
    signIn();
    shown = await render(<WheelPage name="wheel-config-segments" />, [
      knownConfig('wheel-config-segments', segments),
      [lootboxesQuery().queryKey, { data: boxes }],
    ]);
  };

  it("shows that today's spin is coming until the server has issued it, and that none is left once it's used [LOOT-003a]", async () => {
    await openSegments([opened(3, 'often')]);
    expect([text().includes('Today’s spin is on its way'), text().includes('No spins left today')]).toEqual([true, false]);
    await shown.unmount();
    await openSegments([{ ...opened(3, 'often'), group_key: 'spins' }]);
    expect([text().includes('Today’s spin is on its way'), text().includes('No spins left today')]).toEqual([false, true]);
  });

  it('follows wheel-config-segments: its segments, and how many spins a day [LOOT-003a, CONF-002]', async () => {
    shown = await render(<WheelPage name="wheel-config-segments" />, [knownConfig('wheel-config-segments', segments)]);
    expect([text().includes('2 free spins a day.'), text().includes('Nothing50%'), shown.page.querySelectorAll('svg path').length]).toEqual(
      [true, true, 4],
    );
  });
});
