import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { afterReveal, forgetHeld, LONGEST_REVEAL_MS, setReveal } from '../platform/presence/result-reveal';
import { shareReveals } from './share-reveals';

let stop: () => void;
let other: BroadcastChannel;
let heard: unknown[];
let shown: string[];

beforeEach(() => {
  shown = [];
  heard = [];
  other = new BroadcastChannel('perigee-reveal');
  other.addEventListener('message', ({ data }) => heard.push(data));
  stop = shareReveals();
});

afterEach(() => {
  vi.useRealTimers();
  stop();
  setReveal('wheel', false);
  forgetHeld();
  other.close();
});

const show = (toast: string) => afterReveal(toast, () => void shown.push(toast));

const reports = () => heard.filter((news) => (news as { isTurning?: boolean }).isTurning).length;

/** Another window's wheel starts or stops, and this window has heard of it: the channel keeps the order, so it has once it responds. */
async function turnElsewhere(window: string, isTurning: boolean) {
  const before = reports();
  setReveal('wheel', true);
  other.postMessage({ kind: 'wheel', window, isTurning });
  other.postMessage({ kind: 'ask' });
  await eventually(() => expect(reports()).toBe(before + 2));
  setReveal('wheel', false);
}

describe('the prize of a wheel', () => {
  it('isn’t shown in another window while the wheel turns there [LOOT-003c]', async () => {
    await turnElsewhere('one', true);
    show('10 free spins');
    expect(shown).toEqual([]);
    await turnElsewhere('two', true);
    await turnElsewhere('one', false);
    expect(shown).toEqual([]);
    await turnElsewhere('two', false);
    expect(shown).toEqual(['10 free spins']);
  });

  it('is shown at the latest when a reveal can’t last any longer, if that window was closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    other.postMessage({ kind: 'wheel', window: 'closed', isTurning: true });
    await vi.waitFor(() => {
      show('10 free spins');
      if (shown.splice(0).length > 0) throw new Error('not held back yet');
    });
    vi.advanceTimersByTime(LONGEST_REVEAL_MS);
    expect(shown).toEqual(['10 free spins']);
    show('later');
    expect(shown).toEqual(['10 free spins', 'later']);
  });
});

describe('this window’s wheel', () => {
  it('is reported to the others when it starts and stops, to a new one that asks, and when the window is closed', async () => {
    const news = (isTurning: boolean) => expect.objectContaining({ kind: 'wheel', isTurning }) as unknown;
    await eventually(() => expect(heard).toEqual([{ kind: 'ask' }]));
    setReveal('wheel', true);
    setReveal('round', true);
    setReveal('round', false);
    await eventually(() => expect(heard.slice(1)).toEqual([news(true)]));
    other.postMessage({ kind: 'ask' });
    await eventually(() => expect(heard.slice(2)).toEqual([news(true)]));
    dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(heard.slice(3)).toEqual([news(false)]));
    setReveal('wheel', false);
    await eventually(() => expect(heard.slice(4)).toEqual([news(false)]));
  });
});
