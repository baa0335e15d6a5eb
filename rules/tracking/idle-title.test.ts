import { expect, it } from 'vitest';
import { titleAtTurn } from './idle-title';

it("turns through the page's title and what calls back [OVER-006]", () => {
  expect([0, 1, 2, 3].map((turn) => titleAtTurn(turn, 'Lobby', ['Come back', 'Waiting']))).toEqual(['Lobby', 'Come back', 'Waiting', 'Lobby']);
  expect(titleAtTurn(5, 'Lobby', [])).toBe('Lobby');
});
