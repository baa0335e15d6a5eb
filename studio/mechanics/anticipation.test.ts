import { describe, expect, it } from 'vitest';
import { libraryGames } from '#rules/games/slots/library/library';
import { anticipated } from './anticipation';

const game = (mechanic: string) => libraryGames().find(({ config }) => config.mechanic === mechanic)!.config;

describe('reels that turn longer', () => {
  const config = game('ways');
  const scatter = config.symbols.findIndex(({ role }) => role === 'scatter');
  const [blank, one] = [
    [0, 0, 0, 0],
    [0, scatter, 0, 0],
  ];
  const longer = (...grid: number[][]) => anticipated(config, grid, config.weights);

  it('do so while one more scatter starts the free spins', () => {
    expect(longer(one!, one!, blank!, blank!, blank!)).toEqual([false, false, true, true, true]);
    expect(longer(one!, blank!, blank!, one!, blank!)).toEqual([false, false, false, false, true]);
  });

  it('no longer do so once the feature is won or out of reach', () => {
    expect(longer(one!, one!, one!, blank!, blank!)).toEqual([false, false, true, false, false]);
    expect(longer(one!, blank!, blank!, blank!, blank!)).toEqual([false, false, false, false, false]);
  });

  it('never includes a reel that has no such symbol', () => {
    const weights = config.weights.map((own, reel) => own.map((weight, symbol) => (reel === 3 && symbol === scatter ? 0 : weight)));
    expect(anticipated(config, [one!, one!, blank!, blank!, blank!], weights)).toEqual([false, false, true, false, true]);
  });

  it('count coins if coins start a hold, and nothing if no count starts a feature', () => {
    const hold = game('hold');
    const coin = hold.symbols.findIndex(({ role }) => role === 'coin');
    const full = [coin, coin, 0];
    expect(anticipated(hold, [full, full, [coin, 0, 0], [0, 0, 0], [0, 0, 0]], hold.weights)).toEqual([false, false, false, true, true]);
    const walking = game('walking');
    expect(anticipated(walking, [full, full, full, full, full], walking.weights)).toEqual([false, false, false, false, false]);
  });
});
