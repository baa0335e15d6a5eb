import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palettes } from '#contract/fields/game-config';
import { colourSets } from '../art/colours';

const own = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const product = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
const tokensOf = (css: string) => new Map([...css.matchAll(/^\s*--([a-z-]+): (#[0-9a-f]{6});/gm)].map((match) => [match[1]!, match[2]!]));

describe('the studio’s tokens', () => {
  it('equal the product’s tokens of the same name', () => {
    const values = tokensOf(product);
    const shared = [...tokensOf(own)].filter(([name]) => values.has(name));
    expect(shared.length).toBeGreaterThan(12);
    for (const [name, value] of shared) expect(value, name).toBe(values.get(name));
  });

  it('have the colours of the reels for each palette', () => {
    for (const palette of palettes) {
      const { a, dusk } = colourSets[palette];
      expect(own.replaceAll(/\s+/g, ' ')).toContain(
        `[data-palette='${palette}'] { --tone: ${a.toLowerCase()}; --dusk: ${dusk.toLowerCase()}; }`,
      );
    }
  });
});
