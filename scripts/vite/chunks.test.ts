import { expect, it } from 'vitest';
import { isPreloaded, isShellChunk } from './chunks';

it('the shell is what a start without a network needs: what only some windows show is cached when they have shown it [OFF-001a]', () => {
  const names = ['first', 'later', 'promos', 'figures', 'contract', 'wide-header', 'player-area', 'later-parts', 'en-rest'];
  expect(names.filter((name) => isShellChunk(`assets/${name}-Ab_12-x.js`))).toEqual(['first', 'later', 'promos']);
});

it('a chunk loads with what it shares if it’s marked, and promotions always do', () => {
  expect(['promos', 'later'].map((name) => isPreloaded(`assets/${name}-Ab_12-x.js`))).toEqual([true, false]);
});
