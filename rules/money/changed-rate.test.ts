import { describe, expect, it } from 'vitest';
import { changedRate, RateRefused } from './changed-rate';

describe('a changed currency rate', () => {
  it('replaces the old one with the exact decimal given', () => {
    expect(changedRate('BTC', '80000', '81250.50', false)).toBe('81250.50');
    expect(changedRate('JPY', '0.0056', '0.005712', false)).toBe('0.005712');
  });

  it('changes nothing if it’s the same', () => {
    expect(changedRate('USD', '0.86', '0.860', false)).toBeNull();
  });

  it('may change up to double or half, and further only with confirmation', () => {
    expect(changedRate('USD', '0.8', '1.6', false)).toBe('1.6');
    expect(changedRate('USD', '0.8', '0.4', false)).toBe('0.4');
    expect(() => changedRate('USD', '0.8', '1.61', false)).toThrow(/0\.8 to 1\.61 .* --far/);
    expect(() => changedRate('USD', '0.8', '0.39', false)).toThrow(RateRefused);
    expect(changedRate('USD', '0.8', '8', true)).toBe('8');
  });

  it('must be a positive decimal', () => {
    for (const wanted of ['0', '0.000', '-1', '1e3', '1,2', '', ' 1', '1 ', '.5', '5.', '0x1', 'NaN', '1234567890123', '0.1234567890123']) {
      expect(() => changedRate('USD', '0.86', wanted, true), wanted).toThrow(RateRefused);
    }
    expect(changedRate('KZT', '0.0016', '0.001600000001', false)).toBe('0.001600000001');
    expect(changedRate('BTC', '80000', '999999999999', true)).toBe('999999999999');
  });

  it('can’t be the euro’s', () => {
    expect(() => changedRate('EUR', '1', '1.1', true)).toThrow(/EUR: rates are in euros/);
  });
});
