import { expect, it } from 'vitest';
import { pixelsFor } from './load-world';

it.each([
  ['a phone with five reels', 5, { width: 360, density: 2 }, 152],
  ['a very dense phone, whose screen shows no more', 5, { width: 360, density: 3 }, 152],
  ['a phone with three reels', 3, { width: 360, density: 2 }, 253],
  ['a large screen', 5, { width: 1920, density: 1 }, 171],
  ['a large dense screen', 5, { width: 1920, density: 2 }, 256],
])('symbols are drawn as large as %s shows them, and a little larger', (_where, reels, screen, pixels) => {
  expect(pixelsFor(reels, screen)).toBe(pixels);
});
