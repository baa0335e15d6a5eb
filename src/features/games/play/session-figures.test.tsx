import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealityCheckResponse } from '#contract/fields/reality-check';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { SessionFigures } from './session-figures';
import { noteInSitting } from './sitting';
import { useRealityCheck } from './use-reality-check';

const MINUTE = 60_000;

let shown: Rendered;
let check: RealityCheckResponse;
let reports: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
  // Another player each time: a session of play outlives its page.
  Object.assign(session, { status: 'player', player: { id: Math.random(), groups: [], currency: 'EUR' } });
  check = { minutes: 15, sitting: null, checked_at: null };
  reports = 0;
  wireClient({
    fetch: async (_, init) => {
      if (JSON.stringify(init?.body ?? '').includes('is_playing')) reports += 1;
      return Response.json(check);
    },
  });
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

function Table({ currency }: { currency: string | null }) {
  const { isDue } = useRealityCheck(currency);
  return (
    <>
      <SessionFigures mode="real" currency="EUR" demoNet={0} />
      {isDue && <p role="alert">due</p>}
    </>
  );
}

/** The table, which a button closes and opens again. */
function Reopened() {
  const [currency, setCurrency] = useState<string | null>('EUR');
  return (
    <>
      <Table currency={currency} />
      <button type="button" onClick={() => setCurrency((before) => (before === null ? 'EUR' : null))}>
        toggle
      </button>
    </>
  );
}

const wait = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const lose = (cents: number) =>
  act(async () => {
    noteInSitting({ kind: 'round-started', stake_cents: cents } as never, 'EUR', Date.now());
    noteInSitting({ kind: 'round-settled', stake_cents: cents, win_cents: 0 } as never, 'EUR', Date.now());
    await vi.advanceTimersByTimeAsync(1_000);
  });
const open = async (currency: string | null = 'EUR') => {
  shown = await render(<Table currency={currency} />);
  await wait(0);
};
const clock = () => shown.page.querySelector('time')!.textContent;
const net = () => shown.page.querySelector('span > span[title]')!.textContent;
const isDue = () => shown.page.querySelector('[role=alert]') !== null;

it('a game that couldn’t be opened shows no result, rather than one without a currency', async () => {
  shown = await render(<SessionFigures mode="real" currency={undefined} demoNet={0} />);
  expect([clock(), shown.page.textContent]).toEqual(['0:00', 'Time 0:00']);
});

it('time and net result have visible labels', async () => {
  shown = await render(<SessionFigures mode="real" currency="EUR" demoNet={0} />);
  const labels = [...shown.page.querySelectorAll('[aria-hidden]:not([title])')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Time', 'Net']);
});

it('the loss of a demo has a minus sign, as one of money has', async () => {
  shown = await render(<SessionFigures mode="demo" currency={undefined} demoNet={-20} />);
  expect(net()).toBe('\u22120.20');
});

describe('the clock of an open game', () => {
  it('shows 15:00 when a 15-minute check comes, even without bets', async () => {
    await open();
    await wait(15 * 60 - 1);
    expect([clock(), isDue()]).toEqual(['14:59', false]);
    await wait(1);
    expect([clock(), isDue()]).toEqual(['15:00', true]);
    expect(reports).toBe(15);
  });

  it('continues what the account has played before a reload or on another device, for the check too', async () => {
    const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    check.sitting = { currency: 'EUR', since: at(14 * 60), last_at: at(30), wagered_cents: 0, won_cents: 0 };
    await open();
    await wait(59);
    expect([clock(), isDue()]).toEqual(['14:59', false]);
    await wait(1);
    expect([clock(), isDue()]).toEqual(['15:00', true]);
  });

  it('counts money from the same moment as time, and restarts both after a pause', async () => {
    await open();
    await wait(120);
    await lose(500);
    expect([clock(), net()]).toEqual(['2:01', '−€5.00']);
    await wait(600);
    expect([clock(), net()]).toEqual(['12:01', '−€5.00']);
    await shown.unmount();
    vi.setSystemTime(Date.now() + 4 * MINUTE);
    await open();
    expect([clock(), net()]).toEqual(['16:01', '−€5.00']);
    await shown.unmount();
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    await open();
    expect([clock(), net()]).toEqual(['0:00', '€0.00']);
  });

  it('keeps the result in each currency when the player switches accounts, here and after a reload', async () => {
    await open();
    await lose(500);
    await shown.unmount();
    await open('JPY');
    await wait(1);
    expect([clock(), net()]).toEqual(['0:02', '¥0 · −€5.00']);
    await shown.unmount();
    const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    const others = [{ currency: 'EUR', wagered_cents: 500, won_cents: 0 }];
    check.sitting = { currency: 'JPY', since: at(60), last_at: at(1), wagered_cents: 0, won_cents: 140, others };
    await open('EUR');
    await wait(1);
    expect(net()).toBe('−€5.00 · +¥140');
  });

  it('takes over what was played elsewhere when the game is opened once more', async () => {
    shown = await render(<Reopened />);
    const press = () => act(async () => shown.page.querySelector('button')!.click());
    await wait(60);
    const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    check.sitting = { currency: 'EUR', since: at(60), last_at: at(1), wagered_cents: 320, won_cents: 0 };
    await press();
    expect(net()).toBe('€0.00');
    await press();
    await wait(1);
    expect([clock(), net()]).toEqual(['1:01', '−€3.20']);
  });

  it('doesn’t count or report while the page is hidden or no game is launched', async () => {
    await open(null);
    await wait(120);
    expect([clock(), reports]).toEqual(['0:00', 0]);
    await shown.unmount();
    await open();
    await wait(60);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(360);
    visibility.mockReturnValue('visible');
    await wait(2);
    expect([clock(), reports]).toEqual(['0:01', 1]);
  });
});
