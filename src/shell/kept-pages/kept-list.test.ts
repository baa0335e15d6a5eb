import { expect, test } from 'vitest';
import { keptAfter, type PageEntry } from './kept-list';

const kept = (pathname: string): PageEntry => ({ pathname, isKept: true });
const passing = (pathname: string): PageEntry => ({ pathname, isKept: false });

test('a page that was left is listed before the current one', () => {
  expect(keptAfter([kept('/')], kept('/vip'), 3)).toEqual([kept('/'), kept('/vip')]);
});

test('a page that isn’t kept is removed when it’s left', () => {
  expect(keptAfter([kept('/'), passing('/play/a')], kept('/vip'), 3)).toEqual([kept('/'), kept('/vip')]);
});

test('a page that’s visited again is mounted once, as the last visited', () => {
  expect(keptAfter([kept('/'), kept('/vip')], kept('/'), 3)).toEqual([kept('/vip'), kept('/')]);
});

test('only the last visited hidden pages stay, up to the limit', () => {
  expect(keptAfter([kept('/a'), kept('/b'), kept('/c')], kept('/d'), 2)).toEqual([kept('/b'), kept('/c'), kept('/d')]);
  expect(keptAfter([kept('/a')], kept('/b'), 0)).toEqual([kept('/b')]);
});
