// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { LiveSeen, LiveTable } from '#contract/fields/live';
import type { Frame } from '../shell/frame';
import { textsFrom } from '../text/texts';
import { LiveBlackjackBoard } from './live-blackjack-board';

type Seen = Extract<LiveSeen, { kind: 'blackjack' }>;

const hand = (cards: number[], total: number) => ({ cards, total, is_soft: false, is_doubled: false, result: null });
const seats = [
  { seat: 2, hands: [hand([8, 19], 16)] },
  { seat: 5, hands: [hand([9, 22], 20)] },
];
const seen = (turn: Seen['turn'], acts = 0): Seen => ({
  kind: 'blackjack',
  seats,
  dealer: { cards: [5], total: 6, is_hidden: true },
  turn,
  acts,
});
const table = (shown: Seen | null, live_round = 'a'): LiveTable =>
  ({ live_round, seen: shown, taken: [{ spot: 'seat-5', name: 'Ve***r' }] }) as unknown as LiveTable;
const own = [{ spot: 'seat-2', stake_cents: 500 }];

function opened() {
  const [onSpot, onTurn, say] = [vi.fn(), vi.fn(), vi.fn()];
  const frame = {
    text: textsFrom(studio),
    money: (cents: number) => `€${cents / 100}`,
    synth: { chip: vi.fn(), start: vi.fn() },
    announcer: { say },
  } as unknown as Frame;
  const board = new LiveBlackjackBoard(frame, { kind: 'blackjack' } as never, 100, onSpot);
  board.takeTurns(onTurn);
  document.body.replaceChildren(board.stage, board.spots, board.acts);
  const labels = () => [...board.acts.querySelectorAll('button')].map((node) => node.textContent);
  const press = (words: string) => [...board.acts.querySelectorAll('button')].find((node) => node.textContent === words)!.click();
  const place = (label: string) => board.spots.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  return { board, onSpot, onTurn, say, labels, press, place };
}

beforeEach(() => document.body.replaceChildren());

it('offers the acts of the player’s own turn with the cost of a double, and sends the pressed one', () => {
  const { board, labels, onTurn, press, say } = opened();
  board.follow(table(seen({ seat: 2, hand: 0, may: ['hit', 'stand', 'double'] })), own);
  expect(board.acts.hidden).toBe(false);
  expect(labels()).toEqual(['Hit', 'Stand', 'Double · €5']);
  expect(say.mock.calls.flat().join(' ')).toMatch(/16.*6/);
  press('Double · €5');
  expect(onTurn).toHaveBeenCalledWith({ spot: 'seat-2', kind: 'double', number: 0 });
});

it('offers no acts during another seat’s turn', () => {
  const { board } = opened();
  board.follow(table(seen({ seat: 5, hand: 0, may: ['hit', 'stand'] })), own);
  expect(board.acts.hidden).toBe(true);
  expect(board.phaseWords(table(seen({ seat: 5, hand: 0, may: ['hit'] })))).toMatch(/5/);
});

it('announces a turn once, and the next one after an act', () => {
  const { board, say } = opened();
  const turn: Seen['turn'] = { seat: 2, hand: 0, may: ['hit', 'stand'] };
  board.follow(table(seen(turn)), own);
  board.follow(table(seen(turn)), own);
  expect(say).toHaveBeenCalledTimes(1);
  board.follow(table(seen(turn, 1)), own);
  expect(say).toHaveBeenCalledTimes(2);
});

it('accepts one act at a time, and a retry after a refusal', () => {
  const { board, onTurn, press } = opened();
  board.follow(table(seen({ seat: 2, hand: 0, may: ['hit', 'stand'] })), own);
  board.wait(true);
  press('Hit');
  expect(onTurn).not.toHaveBeenCalled();
  board.wait(false);
  press('Hit');
  expect(onTurn).toHaveBeenCalledTimes(1);
});

it('lets a player take only a free seat, and bet behind another player’s seat', () => {
  const { board, onSpot, place } = opened();
  board.follow(table(null), own);
  place('Seat 5, taken by Ve***r')!.click();
  place('Behind seat 1')!.click();
  expect(onSpot).not.toHaveBeenCalled();
  place('Seat 1, Free')!.click();
  place('Behind seat 5')!.click();
  expect(onSpot.mock.calls).toEqual([['seat-1'], ['behind-5']]);
});

it('describes the hands of the table for screen readers', () => {
  const { board } = opened();
  board.follow(table(seen({ seat: 2, hand: 0, may: ['hit'] })), own);
  const lists = [...board.stage.querySelectorAll('ul')].map((list) => list.getAttribute('aria-label'));
  expect(lists[0]).toBe('Dealer');
  expect(lists[1]).toMatch(/^Seat 2, .*16/);
  expect(lists[2]).toMatch(/^Seat 5, Ve\*\*\*r.*20/);
  expect(board.stage.querySelector('[aria-current=true] ul')?.getAttribute('aria-label')).toMatch(/^Seat 2/);
});
