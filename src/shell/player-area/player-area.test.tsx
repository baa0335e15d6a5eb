import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import { render, type Rendered } from '#tests/support/render';
import { accountsQuery } from '../../features/cashbox/queries';
import { lotteryStatusesQuery } from '../../features/competitions/lotteries/lottery-queries';
import { allGiftsQuery } from '../../features/gifts/gift-calls';
import { compPointsQuery } from '../../features/vip/vip-queries';
import { queryOf } from '../../platform/api/query';
import { loadWholeCatalogue } from '../../platform/i18n';
import { session } from '../../platform/session';
import { PlayerArea } from './player-area';

let shown: Rendered;
let isWide: boolean;

// What the panel loads when it's first opened is imported up front, so that no test waits for the disk.
beforeAll(async () => void (await Promise.all([import('./balance-details'), import('./session-timer'), loadWholeCatalogue()])));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }));
  Object.assign(session, { status: 'player', player: { id: 7, nickname: 'Nova', currency: 'EUR', groups: [259] } });
});
afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const account = { currency: 'EUR', active: true, amount_cents: 12_500, available_to_cashout_cents: 10_000 };
const gift = (stage: string) => ({ id: stage, stage, currency: 'EUR', amount_wager_cents: 2_000, amount_wager_requirement_cents: 30_000 });
const known: [readonly unknown[], unknown][] = [
  [accountsQuery().queryKey, { data: [account] }],
  [
    lotteryStatusesQuery().queryKey,
    {
      data: [
        { lottery_id: 1, tickets: 3 },
        { lottery_id: 2, tickets: 4 },
      ],
    },
  ],
  [allGiftsQuery().queryKey, { data: [gift('handle_bets'), gift('issued'), gift('expired')] }],
  [compPointsQuery().queryKey, { chargeable: { points: 4200 }, persistent: { points: 1, quarter: 1 }, rates: [] }],
];

describe("a player's end of the header", () => {
  it('has balance, deposit, gifts with their number, notifications and the nickname with the level’s icon [HEAD-001b, HEAD-001c]', async () => {
    isWide = true;
    shown = await render(<PlayerArea />, known);
    const hrefs = [...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/cashbox', '/deposit', '/profile/gifts', '/notifications', '/profile']);
    expect(shown.page.querySelector('[href="/profile/gifts"]')?.getAttribute('aria-label')).toBe('Gifts, 2 new');
    expect(shown.page.querySelector('[data-level="gold"]')).not.toBeNull();
    expect(shown.page.textContent).toContain('Nova');
  });

  it('has no deposit link for a player on a break', async () => {
    Object.assign(session.player!, { play_break: { type: 'coolingoff', until: null } });
    isWide = true;
    shown = await render(<PlayerArea />, known);
    expect([...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/cashbox',
      '/notifications',
      '/profile',
    ]);
  });

  it('expands to real, bonus and total balance, the wagering, and the tickets and points to spend [HEAD-009a, HEAD-009b, HEAD-009c]', async () => {
    isWide = true;
    shown = await render(<PlayerArea />, known);
    await act(async () => shown.page.querySelector<HTMLButtonElement>('button[aria-expanded]')!.click());
    await shown.until(() => expect(shown.page.querySelector('dl')).not.toBeNull());
    const figures = [...shown.page.querySelectorAll('dl > div')].map((figure) =>
      [...figure.children].map(({ textContent }) => textContent),
    );
    expect(Object.fromEntries(figures)).toMatchObject({
      'Real balance': '€100.00',
      'Bonus balance': '€25.00',
      Total: '€125.00',
      'Bonus wagered': '€20.00 of €300.00',
      'Lottery tickets': '7',
      'Comp points': '4,200',
    });
  });

  it('shows a placeholder for a figure that’s still loading, which isn’t unavailable', async () => {
    isWide = true;
    shown = await render(<PlayerArea />, known.toSpliced(2, 1));
    await act(async () => shown.page.querySelector<HTMLButtonElement>('button[aria-expanded]')!.click());
    await shown.until(() => expect(shown.page.querySelector('dl')).not.toBeNull());
    const loading = [...shown.page.querySelectorAll('dd[aria-busy=true]')];
    expect(loading.map((figure) => [figure.previousElementSibling?.textContent, figure.textContent])).toEqual([['Bonus wagered', '']]);
  });

  it('shows the player’s own money, and a bonus separately [CASH-017b]', async () => {
    isWide = false;
    const pill = () => shown.page.querySelector('[href="/cashbox"]')!;
    shown = await render(<PlayerArea />, known);
    expect([pill().textContent, pill().getAttribute('aria-label')]).toEqual([
      '€100.00€25.00 bonus',
      'Balance €100.00, bonus €25.00, open cashbox',
    ]);
    await shown.unmount();
    shown = await render(<PlayerArea />, [[accountsQuery().queryKey, { data: [{ ...account, amount_cents: 10_000 }] }], ...known.slice(1)]);
    expect([pill().textContent, pill().getAttribute('aria-label')]).toEqual(['€100.00', 'Balance €100.00, open cashbox']);
  });

  it('only has balance and notifications on a phone, whose menu has the figures', async () => {
    isWide = false;
    shown = await render(<PlayerArea />, known);
    expect(shown.page.querySelector('button[aria-expanded]')).toBeNull();
  });
});

describe('the session timer', () => {
  const from = (country: string): [readonly unknown[], unknown][] => [
    ...known,
    [queryOf(getCurrentIp, {}).queryKey, { country_code: country }],
  ];
  const signIn = (session_epoch: string) =>
    Object.assign(session, { status: 'player', player: { id: 7, nickname: 'Nova', currency: 'EUR', groups: [], session_epoch } });
  const time = () => shown.page.querySelector('[role="timer"]')?.textContent;

  it('runs only under the Estonian licence, continues over a reload, and restarts with the next session [AUTH-015a, AUTH-015b]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T12:00:00Z') });
    signIn('first');
    shown = await render(<PlayerArea />, from('EE'));
    await shown.until(() => expect(time()).toBe('0:00'));
    await shown.unmount();
    vi.setSystemTime(Date.parse('2026-05-01T13:02:05Z'));
    shown = await render(<PlayerArea />, from('EE'));
    await shown.until(() => expect(time()).toBe('1:02:05'));
    await act(async () => void signIn('second'));
    await shown.until(() => expect(time()).toBe('0:00'));
    await shown.unmount();
    shown = await render(<PlayerArea />, from('DE'));
    await shown.settle();
    expect(time()).toBeUndefined();
    vi.useRealTimers();
  });
});
