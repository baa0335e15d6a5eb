import { describe, expect, it } from 'vitest';
import { opensAt } from './hours';

const at = (time: string, day = '2026-05-01') => new Date(`${day}T${time}Z`);

describe('a live table', () => {
  it.each(['09:59:59.999', '22:00', '23:59'])('with hours is closed outside of them: %s', (time) => {
    const next = time.startsWith('09') ? at('10:00') : at('10:00', '2026-05-02');
    expect(opensAt({ opens: '10:00', closes: '22:00' }, at(time))).toEqual(next);
  });

  it.each(['10:00', '21:59:59.999'])('with hours is open within them: %s', (time) => {
    expect(opensAt({ opens: '10:00', closes: '22:00' }, at(time))).toBeNull();
  });

  it('may be open across midnight', () => {
    const night = { opens: '18:00', closes: '02:00' };
    expect([opensAt(night, at('23:00')), opensAt(night, at('01:59'))]).toEqual([null, null]);
    expect([opensAt(night, at('02:00')), opensAt(night, at('17:59'))]).toEqual([at('18:00'), at('18:00')]);
  });

  it('is always open without hours, and with equal opening and closing times', () => {
    expect([opensAt(undefined, at('03:00')), opensAt({ opens: '08:00', closes: '08:00' }, at('03:00'))]).toEqual([null, null]);
  });
});
