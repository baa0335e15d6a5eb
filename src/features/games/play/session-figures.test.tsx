// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { SessionFigures } from './session-figures';
import { noteInSitting } from './sitting';

const MINUTE = 60_000;

let shown: Rendered;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
});

afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
  Object.assign(session, { status: 'unknown', player: null });
});

const wait = (minutes: number) => act(async () => void (await vi.advanceTimersByTimeAsync(minutes * MINUTE)));
const lose = (cents: number) =>
  act(async () => {
    noteInSitting({ kind: 'round-started', stake_cents: cents } as never, 'EUR', Date.now());
    noteInSitting({ kind: 'round-settled', stake_cents: cents, win_cents: 0 } as never, 'EUR', Date.now());
    await vi.advanceTimersByTimeAsync(1_000);
  });
const figures = () => [shown.page.querySelector('time')!.textContent, shown.page.querySelector('span > span[title]')!.textContent];

it('count time and money from the same moment: the opened game, or the end of the last session', async () => {
  shown = await render(<SessionFigures mode="real" currency="EUR" demoNet={0} />);
  await wait(2);
  await lose(500);
  expect(figures()).toEqual(['2:01', '−€5.00']);
  await wait(10);
  expect(figures()).toEqual(['5:01', '€0.00']);
  await lose(100);
  expect(figures()).toEqual(['5:02', '−€1.00']);
});
