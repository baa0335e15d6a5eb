import { describe, expect, it } from 'vitest';
import { areSidesOf, provenBy, sidesOf, typeOfContent } from './documents';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)))));

describe('documents for verification', () => {
  it('need a back side for cards', () => {
    expect(sidesOf('identity_card')).toEqual(['front', 'back']);
    expect(sidesOf('passport')).toEqual(['front']);
    expect(areSidesOf('identity_card', [{ side: 'back' }, { side: 'front' }])).toBe(true);
    expect(areSidesOf('identity_card', [{ side: 'front' }, { side: 'front' }])).toBe(false);
    expect(areSidesOf('passport', [{ side: 'front' }, { side: 'back' }])).toBe(false);
  });

  it('are recognised by content, not by name', () => {
    expect(typeOfContent(bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF'))).toBe('image/jpeg');
    expect(typeOfContent(bytes(0x89, 'PNG\r\n', 0x1a, '\n'))).toBe('image/png');
    expect(typeOfContent(bytes('RIFF', 1, 2, 3, 4, 'WEBP'))).toBe('image/webp');
    expect(typeOfContent(bytes('%PDF-1.7'))).toBe('application/pdf');
    for (const other of [bytes('<svg onload=a'), bytes('MZ', 0, 0), bytes('GIF89a'), bytes('RIFF', 1, 2, 3, 4, 'WAVE'), bytes()])
      expect(typeOfContent(other)).toBeNull();
  });

  it('of any of three kinds prove identity; together with the address the player is verified [PROF-004b]', () => {
    expect(provenBy(['passport'])).toEqual({ identity: true, verified: false, funds: false });
    expect(provenBy(['driving_licence', 'proof_of_address'])).toEqual({ identity: true, verified: true, funds: false });
    expect(provenBy(['proof_of_address', 'source_of_funds'])).toEqual({ identity: false, verified: false, funds: true });
  });
});
