import { expect, it } from 'vitest';
import { noticeStatus } from './notices';

it('a notice is new for three days [WIDG-001b]', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(noticeStatus(new Date('2026-11-17T12:00:01Z'), now)).toBe('new');
  expect(noticeStatus(new Date('2026-11-17T12:00:00Z'), now)).toBe('other');
});
