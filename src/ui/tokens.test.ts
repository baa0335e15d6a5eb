import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenPromises, colourTokens, contrast } from '#brands/contrast';

const tokens = colourTokens(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'));

describe('tokens', () => {
  it('have every required contrast', () => {
    expect(brokenPromises(tokens)).toEqual([]);
  });

  it('report a colour that is too dark or missing', () => {
    expect(brokenPromises({ ...tokens, dust: '#7A84AA' })).toContainEqual(expect.stringMatching(/^dust on rail: /));
    expect(brokenPromises({ ...tokens, ink: '' })).toContain('ink on thruster: 0.00 of 4.5');
  });

  it('have distinct surfaces, each lighter than the one below', () => {
    const steps = ['void', 'hull', 'deck', 'panel', 'rail'].map((surface) => contrast(tokens[surface] ?? '', tokens['void'] ?? ''));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(steps).size).toBe(5);
  });
});
