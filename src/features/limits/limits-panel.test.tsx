import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { inEuros, limit, limitWrites, openLimits } from '#tests/support/limits-panel';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { shownToasts } from '#tests/support/shown-toasts';
import { limitsQuery } from './limits';

let shown: Awaited<ReturnType<typeof openLimits>>;
const toasts = shownToasts();

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await shown.unmount();
});

describe('a limit', () => {
  it('shows what’s used, what’s left and when more is available [LIMIT-001a]', async () => {
    shown = await openLimits([limit({ accounts: inEuros(20_000, 4_550), frees_at: '2026-05-02T09:00:00Z' })]);
    expect(findOn('li h3').textContent?.trim()).toBe('Deposits, 7 days');
    const card = findOn('li').textContent;
    for (const said of ['€45.50 of €200.00', '€154.50 left', 'Part of it frees up on 2 May 2026']) expect(card).toContain(said);
    const meter = findOn('li progress');
    expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['4550', '20000']);
  });

  it('with a net win shows nothing used, and never more left than its amount', async () => {
    shown = await openLimits([limit({ type: 'loss', accounts: inEuros(20_000, -5_000) })]);
    expect(findOn('li').textContent).toContain('€200.00 left');
    expect(findOn('li progress').getAttribute('value')).toBe('0');
  });

  it('that’s reached says so on its card and at the top; another one doesn’t', async () => {
    shown = await openLimits([
      limit({ accounts: inEuros(5_000, 5_000), is_reached: true }),
      limit({ id: 2, type: 'wager', accounts: inEuros(5_000, 0) }),
    ]);
    expect([...document.body.querySelectorAll('li h3')].map((title) => title.textContent?.includes('Reached'))).toEqual([true, false]);
    expect(pageText()).toContain('You’ve reached your limit');
    expect(pageText()).toContain('You can’t deposit or open games');
    await shown.unmount();
    shown = await openLimits([limit({ type: 'wager', accounts: inEuros(5_000, 5_000) })]);
    expect(pageText()).toContain('You can’t bet beyond it');
    await shown.unmount();
    shown = await openLimits([limit({ accounts: inEuros(5_000, 4_999) })]);
    expect(pageText()).not.toContain('You’ve reached your limit');
  });

  it('for a single bet names its amount and no period', async () => {
    shown = await openLimits([limit({ type: 'single_bet', period: 'bet', accounts: inEuros(500, 0) })]);
    expect(findOn('li h3').textContent?.trim()).toBe('Single bet');
    expect(findOn('li').textContent).toContain('Up to €5.00 per bet');
    expect(findOn('li progress')).toBeNull();
  });

  it('of time shows minutes', async () => {
    shown = await openLimits([limit({ type: 'session', period: 'day', minutes: 60, minutes_used: 45 })]);
    for (const said of ['45 of 60 minutes', '15 minutes left']) expect(findOn('li').textContent).toContain(said);
  });

  it('with a pending change says from when it applies; only a pending removal can’t be requested again [LIMIT-004b]', async () => {
    shown = await openLimits([
      limit({ accounts: inEuros(5_000, 0), pending: { value: 9_000, from: '2026-05-02T09:00:00Z' } }),
      limit({ id: 2, type: 'wager', accounts: inEuros(5_000, 0), pending: { value: null, from: '2026-05-03T09:00:00Z' } }),
      limit({ id: 3, type: 'session', period: 'day', minutes: 60, minutes_used: 0, pending: { value: 90, from: '2026-05-04T09:00:00Z' } }),
    ]);
    const cards = [...document.body.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(cards[0]).toMatch(/From 2 May 2026.*it can change to €90\.00/);
    expect(cards[1]).toMatch(/From 3 May 2026.*it can be removed/);
    expect(cards[2]).toMatch(/From 4 May 2026.*90 minutes per day/);
    const buttons = [...document.body.querySelectorAll('li button')].map((one) => one.getAttribute('aria-label'));
    expect(buttons.filter((name) => name?.startsWith('Remove'))).toEqual([
      'Remove limit: Deposits, 7 days',
      'Remove limit: Session time, 24 hours',
    ]);
  });

  it.each([
    [
      'raise',
      limit({ accounts: inEuros(5_000, 0), pending: { value: 9_000, from: '2026-05-02T09:00:00Z' } }),
      'Deposits, 7 days',
      { currency: 'EUR', amount_cents: 5_000 },
    ],
    [
      'removal',
      limit({ accounts: inEuros(5_000, 0), pending: { value: null, from: '2026-05-02T09:00:00Z' } }),
      'Deposits, 7 days',
      { currency: 'EUR', amount_cents: 5_000 },
    ],
    [
      'raise of a time',
      limit({ type: 'session', period: 'day', minutes: 60, minutes_used: 0, pending: { value: 90, from: '2026-05-04T09:00:00Z' } }),
      'Session time, 24 hours',
      { minutes: 60 },
    ],
  ])('with a pending %s can be kept: it’s set to its current value', async (_, waiting, name, value) => {
    shown = await openLimits([waiting]);
    await pressButton(`Keep the limit as it is: ${name}`);
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Your limit stays as it is.' }]));
    expect(limitWrites(shown.sent)).toEqual([['POST', '/api/user_limits', { type: waiting.type, period: waiting.period, ...value }]]);
  });

  it('is removed by its id and refetched, and a toast says that the removal is delayed', async () => {
    shown = await openLimits([limit({ id: 41, accounts: inEuros(5_000, 0) })]);
    const reads = () => shown.sent.filter(({ url, method }) => method === 'GET' && url === '/api/user_limits').length;
    await shown.until(() => expect(reads()).toBe(1));
    await pressButton('Remove limit: Deposits, 7 days');
    await shown.until(() => expect(reads()).toBe(2));
    expect(limitWrites(shown.sent)).toEqual([['DELETE', '/api/user_limits/41', {}]]);
    expect(toasts.map(({ title }) => title)).toEqual([expect.stringContaining('We’ve received your request')]);
  });

  it('that the server doesn’t remove shows why', async () => {
    shown = await openLimits([limit({ accounts: inEuros(5_000, 0) })], () => refusal('limit_not_found', 404));
    await pressButton('Remove limit: Deposits, 7 days');
    await shown.until(() => expect(findOn('li [role="alert"]')).not.toBeNull());
    expect(toasts).toEqual([]);
  });
});

describe('the list', () => {
  it('says that nothing is set yet, and how long a raise is delayed under the player’s policy', async () => {
    shown = await openLimits([]);
    expect(pageText()).toContain('You haven’t set any limits');
    expect(pageText()).toContain('apply after 3 days');
  });

  it('shows a break with its end instead of the warning, and no button to remove it', async () => {
    shown = await openLimits([
      limit({ type: 'coolingoff', period: 'week', is_reached: true, active_until: '2026-05-08T09:00:00Z' }),
      limit({ id: 2, accounts: inEuros(5_000, 5_000), is_reached: true }),
    ]);
    expect(pageText()).toContain('You’re taking a break from play');
    expect(pageText()).not.toContain('You’ve reached your limit');
    const [rest] = document.body.querySelectorAll('li');
    expect(rest!.textContent).toContain('Until 8 May 2026');
    expect([rest!.querySelector('button'), rest!.textContent?.includes('Reached')]).toEqual([null, false]);
  });
});

describe('the review of limits', () => {
  const noteOf = async (limits: Parameters<typeof openLimits>[0], title: string) => {
    shown = await openLimits(limits);
    // A response on its way would replace the data.
    await shown.until(() => expect(shown.queryClient.isFetching()).toBe(0));
    await act(
      async () => void shown.queryClient.setQueryData(limitsQuery().queryKey, (known) => known && { ...known, is_review_due: true }),
    );
    const note = () => [...document.body.querySelectorAll('[role="status"]')].find(({ textContent }) => textContent.includes(title));
    await shown.until(() => expect(note()).toBeDefined());
    return note()!;
  };
  const waysOf = (note: Element) => [...note.querySelectorAll('button')].map(({ textContent }) => textContent);

  it('suggests a limit to a player without any, first', async () => {
    const note = await noteOf([], 'Would you like to set a limit?');
    expect(note.textContent).toContain('You play without limits.');
    expect(waysOf(note)).toEqual(['Set a limit', 'Continue without a limit']);
  });

  it('asks a player with limits whether they still fit', async () => {
    const note = await noteOf([limit({ accounts: inEuros(20_000, 0) })], 'Do your limits still fit?');
    expect(waysOf(note)).toEqual(['Keep as they are']);
  });

  it('shows that the answer is being sent', async () => {
    const note = await noteOf([], 'Would you like to set a limit?');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await pressButton('Continue without a limit');
    expect([...note.querySelectorAll('button')].map((one) => one.getAttribute('aria-busy'))).toEqual([null, 'true']);
  });
});
