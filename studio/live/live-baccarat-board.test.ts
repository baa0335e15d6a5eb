// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { BaccaratConfig } from '#contract/fields/baccarat';
import type { LiveMark } from '#contract/fields/live';
import { generateChoiceGame } from '#rules/games/choice-games';
import type { Frame } from '../shell/frame';
import { textsFrom } from '../text/texts';
import { LiveBaccaratBoard } from './live-baccarat-board';

const config = generateChoiceGame('baccarat', { motif: 'cards', palette: 'ion', variant: 'live' }) as BaccaratConfig;
const frame = { text: textsFrom(studio), money: (cents: number) => `€${cents / 100}`, synth: {} } as unknown as Frame;
const board = () => new LiveBaccaratBoard(frame, config, 100, vi.fn());

type Mark = Extract<LiveMark, { kind: 'baccarat' }>;
const mark = (side: Mark['side'], ...pairs: Mark['pairs']): LiveMark => ({ kind: 'baccarat', side, total: 7, pairs });

it('the statistics count the winner of each round, and both pairs, whoever won', () => {
  const results = [mark('player'), mark('player', 'banker'), mark('banker', 'banker', 'player'), mark('tie', 'banker')];
  const shares = board().sharesOf(results);
  expect(shares.map(({ words, percent }) => [words, percent])).toEqual([
    ['Player', 50],
    ['Banker', 25],
    ['Tie', 25],
    ['Player pair', 25],
    ['Banker pair', 75],
  ]);
});

it('a new table has no results, and no shares of them', () => {
  expect(
    board()
      .sharesOf([])
      .map(({ percent }) => percent),
  ).toEqual([0, 0, 0, 0, 0]);
});

it('a result names the winner, the points and the pairs', () => {
  expect(board().markOf(mark('banker', 'player'))).toEqual({ face: '7', look: 'bead-banker pair-player', words: 'Banker, 7, Player pair' });
});
