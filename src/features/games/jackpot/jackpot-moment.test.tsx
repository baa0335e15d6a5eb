import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { setReveal } from '../../../platform/presence/result-reveal';
import { JackpotMoment } from './jackpot-moment';
import { keepJackpotWin, unseenWins } from './unseen-wins';

const win = (id: string, level_name = 'Nova') => ({
  id,
  identifier: 'mystic',
  level: 'nova',
  level_name,
  currency: 'EUR',
  amount_cents: 123_456,
});

let shown: Rendered;
const open = async (how: Partial<Parameters<typeof JackpotMoment>[0]> = {}) => {
  shown = await render(<JackpotMoment isPlaying={false} isBlocked={false} {...how} />);
};
const dialog = () => document.querySelector('[role=dialog]:not([data-other])');
const receive = (id: string, level?: string) => act(async () => keepJackpotWin(win(id, level)));
const close = () =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue')?.click());

// Its first load takes longer than the timeout.
beforeAll(() => import('./jackpot-sheet'));

beforeEach(() => localStorage.clear());

afterEach(async () => {
  vi.useRealTimers();
  setReveal('round', false);
  document.querySelector('[data-other]')?.remove();
  await shown.unmount();
});

describe('a jackpot win', () => {
  it('opens a dialog with the level and the amount, and closes permanently [JACK-003, OVER-001i]', async () => {
    await open();
    await receive('round-1');
    await shown.until(() => expect(dialog()?.textContent).toContain('You won the Nova jackpot'));
    expect(dialog()?.textContent).toContain('€1,234.56');
    await close();
    await shown.until(() => expect(dialog()).toBeNull());
    // A stream that is replayed after a reload delivers it again.
    await receive('round-1');
    await shown.settle();
    expect([dialog(), unseenWins()]).toEqual([null, []]);
  });

  it('waits until the reels have stopped [JACK-003]', async () => {
    await open({ isPlaying: true });
    setReveal('round', true);
    await receive('round-1');
    await shown.settle();
    expect(dialog()).toBeNull();
    await act(async () => setReveal('round', false));
    await shown.until(() => expect(dialog()).not.toBeNull());
  });

  it('that wasn’t seen before a reload shows after it, followed by the next one [JACK-003]', async () => {
    keepJackpotWin(win('round-1', 'Nova'));
    keepJackpotWin(win('round-2', 'Comet'));
    await open();
    await shown.until(() => expect(dialog()?.textContent).toContain('Nova'));
    await close();
    await shown.until(() => expect(dialog()?.textContent).toContain('Comet'));
  });

  it('doesn’t open over another dialog [JACK-003]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" data-other></div>');
    keepJackpotWin(win('round-1'));
    const rendering = open();
    await vi.advanceTimersByTimeAsync(50);
    await rendering;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(dialog()).toBeNull();
    document.querySelector('[data-other]')?.remove();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    vi.useRealTimers();
    await shown.until(() => expect(dialog()).not.toBeNull());
  });
});
