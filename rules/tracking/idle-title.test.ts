import { expect, it } from 'vitest';
import { titleAtTurn } from './idle-title';

it("alternates between the page's title and the reminders [OVER-006]", () => {
  expect([0, 1, 2, 3].map((turn) => titleAtTurn(turn, 'Lobby', ['Come back', 'Waiting']))).toEqual([
    'Lobby',
    'Come back',
    'Waiting',
    'Lobby',
  ]);
  expect(titleAtTurn(5, 'Lobby', [])).toBe('Lobby');
});
