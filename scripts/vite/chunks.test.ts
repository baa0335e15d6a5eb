import { expect, it } from 'vitest';
import { isPreloaded, isShellChunk } from './chunks';

it('the shell contains the chunks for an offline start; chunks that only some windows need are cached when used [OFF-001a]', () => {
  const names = ['first', 'later', 'promos', 'figures', 'contract', 'wide-header', 'player-area', 'later-parts', 'en-rest'];
  expect(names.filter((name) => isShellChunk(`assets/${name}-Ab_12-x.js`))).toEqual(['first', 'later', 'promos']);
});

it('marked chunks load together with their shared chunks, and promotions always do', () => {
  expect(['promos', 'later'].map((name) => isPreloaded(`assets/${name}-Ab_12-x.js`))).toEqual([true, false]);
});
