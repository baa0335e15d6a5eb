import { expect, test } from 'vitest';
import { keptLimit } from './kept-limit';

test('a device with more memory keeps more pages; one that doesn’t report it counts as average', () => {
  expect([0.5, 2, 4, 8, undefined].map((deviceMemory) => keptLimit({ deviceMemory } as { deviceMemory?: number }))).toEqual([
    1, 1, 3, 5, 3,
  ]);
});
