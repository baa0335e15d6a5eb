import { describe, expect, it } from 'vitest';
import { chatGroupOf } from './chat-group';
import { repliesAutomatically, hoursOn, isStaffed } from './hours';

describe('the chat group of a visitor', () => {
  it('is the general group for players, the VIP group from bronze on and for life, the default one for guests [SUPP-001a]', () => {
    expect(chatGroupOf(null)).toBe(26);
    expect(chatGroupOf([])).toBe(1);
    expect(chatGroupOf([1117, 544])).toBe(1);
    expect(chatGroupOf([257])).toBe(2);
    expect(chatGroupOf([759])).toBe(2);
    expect(chatGroupOf([1501])).toBe(2);
  });
});

describe('the hours of support', () => {
  const at = (time: string) => new Date(`2026-03-04T${time}Z`);

  it('are from 7 to 23, UTC', () => {
    expect([at('06:59:59'), at('07:00:00'), at('22:59:59'), at('23:00:00')].map(isStaffed)).toEqual([false, true, true, false]);
    expect(hoursOn(at('12:00:00'))).toEqual({ from: at('07:00:00'), to: at('23:00:00') });
  });

  it('are sent as an automatic reply when support is closed, once in twelve hours', () => {
    expect(repliesAutomatically(at('12:00:00'), null)).toBe(false);
    expect(repliesAutomatically(at('03:00:00'), null)).toBe(true);
    expect(repliesAutomatically(at('03:00:00'), at('02:00:00'))).toBe(false);
    expect(repliesAutomatically(at('03:00:00'), new Date('2026-03-03T14:00:00Z'))).toBe(true);
  });
});
