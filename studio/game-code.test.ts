import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameCode, loadEarly } from './game-code';

afterEach(() => void vi.restoreAllMocks());

/** The names in `gameCode` of the code preloaded for a frame's address. */
function loadedFor(fragment: string): string[] {
  const loaded: string[] = [];
  for (const name of Object.keys(gameCode) as (keyof typeof gameCode)[]) {
    vi.spyOn(gameCode, name).mockImplementation((...what: unknown[]) => {
      loaded.push([name, ...what.filter((one) => typeof one === 'string')].join(' '));
      return Promise.reject(new TypeError('no network'));
    });
  }
  loadEarly(fragment);
  return loaded;
}

describe('the code that a frame loads before it has its session', () => {
  it.each([
    ['#kind=slots', ['slots']],
    ['#kind=slots&world=salt-mirror', ['mechanics salt-mirror']],
    ['#kind=roulette', ['roulette']],
    ['#kind=roulette&live=roulette', ['live']],
    ['#kind=blackjack&live=blackjack', ['live']],
    ['#kind=sic-bo', ['sicBo']],
    ['#kind=blackjack', ['choice']],
    ['#kind=video-poker', ['choice']],
    ['', []],
  ])('for %j is %j, and a failure shows only when the game itself loads it', (fragment, expected) => {
    expect(loadedFor(fragment)).toEqual(expected);
  });

  it('comes with a live table’s stream, and no other game has one', () => {
    const addresses: string[] = [];
    class Stream extends EventTarget {
      constructor(address: string) {
        super();
        addresses.push(address);
      }
    }
    vi.stubGlobal('EventSource', Stream);
    vi.useFakeTimers();
    loadedFor('#kind=roulette&game=orbit-house%3Aorbit-roulette');
    loadedFor('#kind=roulette&live=roulette&game=orbit-house%3Aorbit-live-roulette');
    expect(addresses).toEqual(['/provider/v1/live/events?game=orbit-house%3Aorbit-live-roulette']);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('isn’t requested for a nonexistent world', async () => {
    const [, , world] = await gameCode.mechanics('no-such-world');
    expect(world).toBeNull();
  });
});
