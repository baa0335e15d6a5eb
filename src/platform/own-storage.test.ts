// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { storage } from '#contract/storage';
import { readOwn, readOwnJson, writeOwn } from './own-storage';
import { session } from './session';

const { chatDraft } = storage.local;
const become = (id: number | null) => void (session.player = id === null ? null : ({ id } as never));

beforeEach(() => {
  localStorage.clear();
  become(null);
});

it('a player’s stored text is shown to that player alone, even before a wipe [OFF-005a]', () => {
  become(7);
  writeOwn(chatDraft, '[1]');
  expect([readOwn(chatDraft), readOwnJson(chatDraft)]).toEqual(['[1]', [1]]);
  become(null);
  expect([readOwn(chatDraft), readOwnJson(chatDraft)]).toEqual(['', null]);
  become(8);
  expect(readOwn(chatDraft)).toBe('');
});

it('a guest’s draft passes to the player who signs in, and is then the player’s', () => {
  writeOwn(chatDraft, 'hello');
  become(7);
  expect(readOwn(chatDraft)).toBe('hello');
  writeOwn(chatDraft, 'hello again');
  become(8);
  expect(readOwn(chatDraft)).toBe('');
});

it('a text without an owner, as an earlier release stored it, is shown to nobody [OFF-005a]', () => {
  localStorage.setItem(chatDraft, 'of whom?');
  expect([readOwn(chatDraft), readOwnJson(chatDraft)]).toEqual(['', null]);
});
