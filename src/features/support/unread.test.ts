import { expect, it } from 'vitest';
import { unreadOf } from './support-calls';

const message = (id: number, author: 'visitor' | 'operator' | 'auto') => ({
  id,
  author,
  name: null,
  text: 'Hello',
  at: '2026-05-01T12:00:00Z',
});

it('later messages of support and automatic replies are unread, the visitor’s own messages never are', () => {
  const messages = [message(1, 'operator'), message(2, 'visitor'), message(3, 'auto'), message(4, 'operator'), message(5, 'visitor')];
  const unread = (read_to: number) => unreadOf({ restore_id: 'r', group: 1, read_to, messages });
  expect([unread(0), unread(1), unread(3), unread(4), unread(5)]).toEqual([3, 2, 1, 0, 0]);
});
