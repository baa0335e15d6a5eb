import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdventureStep } from '#contract/fields/adventure';
import type { ConfigOf } from '#contract/fields/config/index';
import { knownConfig } from '#tests/support/club';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { AdventurePage } from './adventure-page';
import { adventureQuery } from './use-adventure';

type Calendar = ConfigOf<'vip-adventures'>;

const day = (number: number, change: Partial<Calendar['days'][number]> = {}): Calendar['days'][number] => ({
  day: number,
  step: 1,
  stepTotal: 1,
  prize: { type: 'fs', title: { en: `${number}0 free spins` }, freespins_count: 10, bonus_amount: null },
  condition: { minDep: { EUR: 2_000 }, wager: 30, periodActivationDays: 2 },
  variables: {},
  ...change,
});
const calendar: Calendar = {
  is_enabled: true,
  id: 'orbit',
  title: { en: 'Days in orbit' },
  group: 259,
  start_on: '2026-05-10',
  days: [
    day(1),
    day(2),
    day(3),
    day(4),
    day(5, { prize: { type: 'superPrize', title: { en: 'Everything' }, freespins_count: 50, bonus_amount: null } }),
  ],
};
const step = (number: number, change: Partial<AdventureStep> = {}): AdventureStep => ({
  day: number,
  step: 1,
  isCompleted: false,
  deposited_cents: 0,
  claimed_at: null,
  claim_until: `2026-05-${number + 12}T00:00:00.000Z`,
  ...change,
});
const own = (...steps: AdventureStep[]): [readonly unknown[], unknown] => [
  adventureQuery().queryKey,
  { id: 'orbit', currency: 'EUR', data: steps },
];

let shown: Rendered;
const toasts = shownToasts();
const titles = () => toasts.map(({ title }) => title);
const text = () => shown.page.textContent ?? '';
const cards = () => [...shown.page.querySelectorAll<HTMLElement>('li')];
const open = async (known: [readonly unknown[], unknown][] = [], config = calendar) => {
  shown = await render(<AdventurePage path="/perigee-adventure" />, [knownConfig('vip-adventures', config), ...known]);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-12T18:00:00Z') });
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
});

afterEach(async () => {
  await shown.unmount();
});

describe('the adventure calendar', () => {
  it('starts with collectable prizes and today, shows each step in its state, with a countdown only today and where a prize waits [ROUTE-024, ADV-002a, ADV-002b]', async () => {
    await open([own(step(1), step(2, { isCompleted: true }), step(3, { deposited_cents: 500 }), step(4), step(5))]);
    expect(cards().map((card) => [card.dataset.state, card.querySelector('time')?.textContent ?? null])).toEqual([
      ['completed', '1 day 06:00:00'],
      ['active', '06:00:00'],
      ['future', null],
      ['superb', null],
      ['lost', null],
    ]);
    expect(cards()[1]!.textContent).toContain('€5.00 deposited so far');
    expect(cards().map((card) => card.textContent?.includes('Complete all other steps'))).toEqual([false, false, false, true, false]);
    expect(cards().map((card) => card.querySelector('button')?.textContent ?? null)).toEqual(['Claim prize', null, null, null, null]);
  });

  it('says nothing of deposits before the first one', async () => {
    await open([own(step(1), step(2, { isCompleted: true }), step(3))]);
    expect(cards()[1]!.dataset.state).toBe('active');
    expect(text()).not.toContain('deposited so far');
  });

  it('says of a bonus that it’s wagered, and of free spins that their winnings are', async () => {
    const bonus = { type: 'bonus' as const, title: { en: '€5 bonus' }, freespins_count: null, bonus_amount: { EUR: 500 } };
    await open([own(step(3), step(4))], { ...calendar, days: [day(3), day(4, { prize: bonus })] });
    expect(cards().map((card) => /x wagering( on winnings)?/.exec(card.textContent ?? '')?.[0])).toEqual([
      'x wagering on winnings',
      'x wagering',
    ]);
  });

  it('collects a prize once the server confirms', async () => {
    await open([own(step(2, { isCompleted: true }))]);
    const asked: string[] = [];
    wireClient({
      fetch: async (url, init) => {
        asked.push(`${init?.method ?? 'GET'} ${new URL(String(url), 'http://x').pathname}`);
        const claimed = step(2, { isCompleted: true, claimed_at: '2026-05-12T18:00:00.000Z' });
        return Response.json(init?.method === 'POST' ? claimed : { id: 'orbit', currency: 'EUR', data: [claimed] });
      },
    });
    await act(async () => shown.page.querySelector('button')?.click());
    await shown.until(() => expect(cards()[0]!.textContent).toContain('Claimed'));
    expect([asked[0], cards()[0]!.querySelector('time'), shown.page.querySelector('button')]).toEqual([
      'POST /api/player/adventure/2/1/claim',
      null,
      null,
    ]);
    expect(titles()).toEqual(['Claimed']);
    expect(document.activeElement).toBe(cards()[0]);
  });

  it('says why a prize isn’t collected, and offers none on a break [LIMIT-006a]', async () => {
    await open([own(step(2, { isCompleted: true }))]);
    wireClient({ fetch: async () => refusal('adventure_step_not_claimable', 409) });
    await act(async () => shown.page.querySelector('button')?.click());
    await shown.until(() => expect(shown.page.querySelector('[role="alert"]')).not.toBeNull());
    expect(titles()).toEqual([]);
    await shown.unmount();
    Object.assign(session.player!, { play_break: { type: 'coolingoff', until: null } });
    await open([own(step(2, { isCompleted: true }))]);
    expect(shown.page.querySelector('button')).toBeNull();
  });

  it('invites a guest, with this page as the return address', async () => {
    Object.assign(session, { status: 'guest', player: null });
    await open();
    expect(shown.page.querySelector('a')?.getAttribute('href')).toContain('redirect=%2Fperigee-adventure');
    expect(cards()).toHaveLength(5);
  });

  it('is over after the last day plus one, or once its last day is completed [ADV-003a, ADV-003b]', async () => {
    await open([own(step(5, { isCompleted: true }))]);
    expect(text()).toContain('This adventure has ended');
    await shown.unmount();
    vi.setSystemTime(Date.parse('2026-05-16T00:00:00Z'));
    await open();
    expect(text()).toContain('This adventure has ended');
    await shown.unmount();
    vi.setSystemTime(Date.parse('2026-05-15T23:59:59Z'));
    await open();
    expect(text()).not.toContain('This adventure has ended');
  });

  it('follows vip-adventures [CONF-002]', async () => {
    await open();
    expect([shown.page.querySelector('h1')?.textContent, cards().length]).toEqual(['Days in orbit', 5]);
    await shown.unmount();
    await open([], { ...calendar, is_enabled: false });
    expect([text().includes('There’s no adventure right now'), cards().length]).toEqual([true, 0]);
  });
});
