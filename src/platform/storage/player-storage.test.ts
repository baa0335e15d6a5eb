import { beforeEach, expect, it } from 'vitest';
import { storage } from '#contract/storage';
import { readPlayerStorage, readPlayerJson, wipePlayerStorage, writePlayerStorage } from './player-storage';
import { readSession, writeSession } from './session-storage';
import { session } from '../session';

const { chatDraft } = storage.local;
const become = (id: number | null) => void (session.player = id === null ? null : ({ id } as never));

beforeEach(() => {
  localStorage.clear();
  become(null);
});

it('a player’s stored text is shown to that player alone, even before a wipe [OFF-005a]', () => {
  become(7);
  writePlayerStorage(chatDraft, '[1]');
  expect([readPlayerStorage(chatDraft), readPlayerJson(chatDraft)]).toEqual(['[1]', [1]]);
  become(null);
  expect([readPlayerStorage(chatDraft), readPlayerJson(chatDraft)]).toEqual(['', null]);
  become(8);
  expect(readPlayerStorage(chatDraft)).toBe('');
});

it('a guest’s text passes to the player who signs in next', () => {
  writePlayerStorage(chatDraft, 'hello');
  become(7);
  expect(readPlayerStorage(chatDraft)).toBe('hello');
  writePlayerStorage(chatDraft, 'hello again');
  become(8);
  expect(readPlayerStorage(chatDraft)).toBe('');
});

it('a text without an owner, as an earlier release stored it, is shown to nobody [OFF-005a]', () => {
  localStorage.setItem(chatDraft, 'of whom?');
  expect([readPlayerStorage(chatDraft), readPlayerJson(chatDraft)]).toEqual(['', null]);
});

it('after a sign-out neither the player’s texts are left, nor what the window stores of the player [OFF-005b]', () => {
  become(7);
  writePlayerStorage(chatDraft, 'hello');
  const ofWindow = [storage.session.timer, storage.session.signUp];
  for (const name of ofWindow) writeSession(name, { email: 'ada@example.com' });
  wipePlayerStorage();
  expect([readPlayerStorage(chatDraft), ...ofWindow.map(readSession)]).toEqual(['', null, null]);
});
