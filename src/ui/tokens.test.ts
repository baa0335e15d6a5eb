import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourTokens, contrast } from '#brands/contrast';

const tokens = colourTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

const surfaces = ['void', 'hull', 'deck', 'panel', 'rail'];
const texts = [
  'starlight', 'haze', 'dust', 'ion', 'plasma', 'aurora', 'solar', 'reentry', 'thruster',
  'tier-rising', 'tier-bronze', 'tier-silver', 'tier-gold', 'tier-platinum', 'tier-diamond',
];
const fills: [text: string, fill: string][] = [
  ['ink', 'thruster'], ['ink', 'thruster-hover'], ['ink', 'thruster-pressed'],
  ['on-secondary', 'secondary'], ['on-secondary', 'secondary-hover'], ['on-secondary', 'secondary-pressed'],
  ['on-alarm', 'alarm'], ['on-alarm', 'alarm-hover'], ['on-alarm', 'alarm-pressed'],
];

function ratio(a: string, b: string): number {
  const [first, second] = [tokens[a], tokens[b]];
  if (first === undefined || second === undefined) throw new Error(`no such token: ${a} or ${b}`);
  return contrast(first, second);
}

describe('tokens', () => {
  it.each(texts)('%s reads on every surface', (text) => {
    for (const surface of surfaces) expect(ratio(text, surface), surface).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['field', 'focus'])('%s is seen on every surface', (line) => {
    for (const surface of surfaces) expect(ratio(line, surface), surface).toBeGreaterThanOrEqual(3);
  });

  it.each(fills)('%s reads on %s', (text, fill) => {
    expect(ratio(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the surfaces apart, each lighter than the one below', () => {
    const steps = surfaces.map((surface) => ratio(surface, 'void'));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(steps).size).toBe(surfaces.length);
  });
});
