import { describe, expect, it } from 'vitest';
import { countedTitle, counterText } from './counter';

describe('the count of unread notifications', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('the counter of %i is %j [NOTIF-002b]', (count, text) => {
    expect(counterText(count)).toBe(text);
  });

  it.each([
    [0, 'VIP – Perigee'],
    [3, '(3) VIP – Perigee'],
    [9, '(9) VIP – Perigee'],
    [10, '(9+) VIP – Perigee'],
  ])('the title with %i unread is %s [NOTIF-002b]', (count, title) => {
    expect(countedTitle('VIP – Perigee', count)).toBe(title);
  });
});
