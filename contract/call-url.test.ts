import { expect, it } from 'vitest';
import { needsPassword, type Call } from './call';
import { callUrl } from './call-url';
import { formatCursor, parseCursor } from './events/real-time';
import { isLocale } from './fields/locale';
import { isQuestSize } from './fields/quest';

it('builds an address from parameters and query values with any characters', () => {
  const call = { path: '/api/games/{id}/rounds/{round}' };
  expect(callUrl(call, { params: { id: 'a/one', round: 7 } })).toBe('/api/games/a%2Fone/rounds/7');
  expect(callUrl(call, { params: { id: {}, round: undefined } })).toBe('/api/games//rounds/');
  expect(callUrl(call, {})).toBe('/api/games//rounds/');
  const query = { q: 'a&b', 'odd=name': 'x', page: 2, is_new: false, empty: '', none: null, absent: undefined, wrong: {} };
  expect(callUrl({ path: '/api/games' }, { query })).toBe('/api/games?q=a%26b&odd%3Dname=x&page=2&is_new=false&empty=&wrong=');
  expect(callUrl({ path: '/api/games' }, { query: { none: null } })).toBe('/api/games');
});

it('a stream cursor survives a round trip, and nothing else parses', () => {
  const here = { epoch: 'a-1B', sequence: 120 };
  expect(formatCursor(here)).toBe('a-1B:120');
  expect(parseCursor('a-1B:120')).toEqual(here);
  expect(parseCursor(`${'a'.repeat(64)}:${'9'.repeat(15)}`)).toEqual({ epoch: 'a'.repeat(64), sequence: 999_999_999_999_999 });
  for (const other of ['', ':1', 'a:', 'a', 'a:b', 'a:1 ', ' a:1', 'a:-1', 'a_b:1', `${'a'.repeat(65)}:1`, `a:${'9'.repeat(16)}`])
    expect(parseCursor(other)).toBeNull();
});

it('the password is required again where players move their own money, and nowhere else', () => {
  const call = (change: Partial<Call>) => ({ method: 'POST', who: 'player', touches: 'money', ...change }) as Call;
  const changes = [{}, { method: 'GET' }, { who: 'anyone' }, { touches: 'play' }] as Partial<Call>[];
  expect(changes.map((change) => needsPassword(call(change)))).toEqual([true, false, false, false]);
});

it('isLocale and isQuestSize accept only their own values', () => {
  expect(['en-KW', 'de', 'DE', 'fr', '', null, 5].map(isLocale)).toEqual([true, true, false, false, false, false, false]);
  expect(['robot-s', 'm', 'huge', undefined].map(isQuestSize)).toEqual([true, true, false, false]);
});
