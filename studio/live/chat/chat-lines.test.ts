import { expect, it } from 'vitest';
import { ChatLines } from './chat-lines';

const line = (id: number, person: string) => ({ id, person, name: `${person}***`, text: `line ${id}`, at: '2026-01-01T00:00:00.000Z' });
const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id);

function begun(hidden: string[] = []) {
  const chat = new ChatLines();
  chat.begin({ me: 'me', lines: [line(1, 'ann'), line(2, 'me')], hidden });
  return chat;
}

it('shows each line once and in order if some arrive twice or late', () => {
  const chat = begun();
  expect(idsOf(chat.add([line(4, 'ann')]))).toEqual([4]);
  expect(idsOf(chat.add([line(3, 'bob'), line(4, 'ann')]))).toEqual([3]);
  expect(idsOf(chat.shown)).toEqual([1, 2, 3, 4]);
});

it('doesn’t count the player’s own lines as new', () => {
  expect(begun().add([line(3, 'me')])).toEqual([]);
});

it('hides the lines of a hidden person until the person is shown again', () => {
  const chat = begun(['ann']);
  expect(idsOf(chat.shown)).toEqual([2]);
  expect(chat.add([line(3, 'ann')])).toEqual([]);
  chat.unhide('ann');
  expect(idsOf(chat.shown)).toEqual([1, 2, 3]);
  chat.hide('ann');
  expect(chat.hiddenPeople).toEqual(['ann']);
  expect(idsOf(chat.shown)).toEqual([2]);
});

it('omits removed lines, even if they arrive again', () => {
  const chat = begun();
  chat.remove([1]);
  chat.begin({ me: 'me', lines: [line(1, 'ann'), line(2, 'me')], hidden: [] });
  expect(idsOf(chat.shown)).toEqual([2]);
});
