// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { LiveTable } from '#contract/fields/live';
import type { Frame } from '../shell/frame';
import { moneyIn } from '../text/money';
import { textsFrom } from '../text/texts';
import { askResult } from './ask-result';
import { LiveBar } from './live-bar';
import { bettorsOf } from './live-statistics';

const frame = { text: textsFrom(studio), moneyIn: (currency: string) => moneyIn(currency, 'en') } as unknown as Frame;

const table = (change: Partial<LiveTable>): LiveTable => ({
  game: 'orbit-house:orbit-live-roulette',
  live_round: '4a4bb0a6-3a5b-4a2c-9d0c-0a8a2f6a0001',
  number: 7,
  phase: 'betting',
  left_ms: 20_000,
  phase_ms: 20_000,
  commitment: 'ab',
  seed: null,
  seen: null,
  result: null,
  players: 3,
  watching: 9,
  bettors: [],
  ...change,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the bar of a live table', () => {
  const said = (bar: LiveBar) => bar.node.querySelector('.live-phase')!.textContent;

  it('shows the phase, counts down while players may act, and is urgent in the last seconds', () => {
    const bar = new LiveBar(frame, () => undefined);
    expect(said(bar)).toBe('Opening the table…');
    bar.show(table({}), performance.now() + 20_000);
    expect([said(bar), bar.node.classList.contains('urgent')]).toEqual(['Place your bets20 s', false]);
    vi.advanceTimersByTime(14_800);
    expect([said(bar), bar.node.classList.contains('urgent')]).toEqual(['Place your bets6 s', false]);
    vi.advanceTimersByTime(200);
    expect([said(bar), bar.node.classList.contains('urgent')]).toEqual(['Place your bets5 s', true]);
    bar.show(table({ phase: 'closing' }), performance.now() + 2_000);
    expect([said(bar), bar.node.classList.contains('urgent')]).toEqual(['No more bets', false]);
    bar.show(table({ phase: 'result' }), performance.now() + 3_000);
    expect([said(bar), bar.node.classList.contains('urgent')]).toEqual(['Next round in3 s', false]);
  });

  it('says that the connection is lost, and shows no countdown until it’s back', () => {
    const bar = new LiveBar(frame, () => undefined);
    bar.show(table({}), performance.now() + 20_000);
    bar.connected(false);
    expect([said(bar), bar.node.dataset['phase']]).toEqual(['Reconnecting…', 'lost']);
    bar.connected(true);
    expect([said(bar), bar.node.dataset['phase']]).toEqual(['Place your bets20 s', 'betting']);
    expect(bar.node.textContent).toContain('3 betting · 9 here');
  });
});

describe('everybody’s bets', () => {
  const bettor = (win_cents: number | null) => ({ name: 'Cas***', currency: 'EUR', stake_cents: 1_000, win_cents });

  it('are won only if they paid more than their stake', () => {
    const bettors = [bettor(null), bettor(0), bettor(500), bettor(1_000), bettor(3_600)];
    const rows = [...bettorsOf(frame, table({ bettors })).children];
    expect(rows.map((row) => [row.lastElementChild!.textContent, row.className])).toEqual([
      ['–', ''],
      ['–', ''],
      ['€5.00', ''],
      ['€10.00', ''],
      ['€36.00', 'won'],
    ]);
    expect(rows[0]!.textContent).toBe('Cas***€10.00–');
  });

  it('show “nobody has bet yet” while bets are placed, and “nobody has a bet” afterwards', () => {
    expect(bettorsOf(frame, table({})).textContent).toBe('Nobody has bet yet.');
    expect(bettorsOf(frame, table({ phase: 'playing' })).textContent).toBe('Nobody has a bet in this round.');
  });
});

describe('a player’s result of a round', () => {
  const round = (live_round: string, win_cents: number | null) => ({ live_round, bets: [], acts: [], stake_cents: 700, win_cents });
  const placeOf = (...seats: (object | null)[]) => {
    const seat = vi.fn<() => Promise<unknown>>(async () => {
      const next = seats.length > 1 ? seats.shift() : seats[0];
      if (next === null) throw new TypeError('network');
      return next;
    });
    return { seat } as never as Parameters<typeof askResult>[0] & { seat: typeof seat };
  };

  it('is polled until that round is paid, also while the network is lost', async () => {
    const others = round('other', 9_999);
    const place = placeOf({ balance_cents: 1, rounds: [others, round('mine', null)] }, null, {
      balance_cents: 5_000,
      rounds: [others, round('mine', 1_400)],
    });
    const asked = askResult(place, 'mine');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asked).toMatchObject({ balance: { balance_cents: 5_000 }, stake: 700, win: 1_400 });
    expect(place.seat).toHaveBeenCalledTimes(3);
  });

  it('is given up after a timeout', async () => {
    const place = placeOf({ balance_cents: 1, rounds: [round('other', 9_999)] });
    const asked = askResult(place, 'mine');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await asked, place.seat.mock.calls.length]).toEqual([null, 12]);
  });
});
