import { describe, expect, it } from 'vitest';
import { pitchesOf } from './synth';

describe('the pitches of a world', () => {
  it('rise, and start in the octave from 260 hertz', () => {
    for (const root of [98, 130.8, 261.6, 349.2]) {
      for (const scale of ['major', 'minor', 'dorian', 'pentatonic', 'whole', 'phrygian'] as const) {
        const pitches = pitchesOf({ root, scale });
        expect(pitches[0]).toBeGreaterThanOrEqual(260);
        expect(pitches[0]).toBeLessThan(520);
        expect(pitches).toEqual(pitches.toSorted((one, other) => one - other));
        expect(new Set(pitches).size).toBe(7);
      }
    }
  });

  it('follow the root and the scale of the world', () => {
    expect(pitchesOf({ root: 392, scale: 'major' })).toEqual([392, 440.01, 493.89, 587.34, 659.26, 740, 784]);
    expect(pitchesOf({ root: 98, scale: 'minor' })[0]).toBe(392);
  });
});
