import { describe, expect, it } from 'vitest';
import { codeOfStep, otpauthUri, stepAt, stepOfCode, toBase32 } from './second-factor';

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890').toString('hex');

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('are taken a step early and a step late, and not two', () => {
    const now = new Date(59_000);
    const steps = [-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, codeOfStep(secret, 100 + offset), new Date(100 * 30_000)));
    expect(steps).toEqual([null, 99, 100, 101, null]);
    expect([stepOfCode(secret, '28708', now), stepOfCode(secret, '', now)]).toEqual([null, null]);
  });

  it('come of a secret that apps take as base32, by an address that names brand and email', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(toBase32(Buffer.from('foob').toString('hex'))).toBe('MZXW6YQ');
    const uri = otpauthUri({ secret, issuer: 'Perigee', account: 'nora+1@perigee.example' });
    expect(uri).toBe(
      'otpauth://totp/Perigee:nora%2B1%40perigee.example?issuer=Perigee&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});
