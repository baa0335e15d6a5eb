import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { readFinder, readsOf } from './reads';

const call = (id: string, path: string, rest: Partial<Call> = {}) =>
  ({ id, path, method: 'GET', privacy: 'public', offline: 'last-known', ...rest }) as Call;

const reads = readsOf([
  call('one', '/api/tournaments/{id}', { privacy: 'private' } as Partial<Call>),
  call('recent', '/api/tournaments/recent'),
  call('messages', '/messages/{lang}.json'),
  call('random', '/api/tournaments/random', { offline: 'online-only' }),
  call('elsewhere', '/api/current_ip', { offline: 'online-only' }),
  call('join', '/api/tournaments/{id}', { method: 'POST', offline: 'online-only' } as Partial<Call>),
]);
const find = readFinder(reads);

describe('the reads that the worker stores', () => {
  it.each([
    ['/api/tournaments/7', 'one'],
    ['/api/tournaments/recent', 'recent'],
    ['/messages/de.json', 'messages'],
    ['/messages/dejson', undefined],
    ['/api/tournaments', undefined],
    ['/api/tournaments/7/status', undefined],
    ['/api/current_ip', undefined],
  ])('%s is %s', (path, id) => {
    expect(find(path)?.[0]).toBe(id);
  });

  it('exclude similar addresses that must be fresh', () => {
    expect(find('/api/tournaments/random')?.[1]).toBe('never');
  });
});
