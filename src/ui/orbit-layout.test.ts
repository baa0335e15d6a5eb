import { describe, expect, it } from 'vitest';
import { HEIGHT, sceneOf, WIDTH } from './orbit-layout';

const seeds = Array.from({ length: 60 }, (_, at) => `cup-${at}`);

describe('a scene', () => {
  it('is the same for the same seed', () => {
    expect(sceneOf('night-watch')).toEqual(sceneOf('night-watch'));
  });

  it('differs from seed to seed', () => {
    expect(new Set(seeds.map((seed) => JSON.stringify(sceneOf(seed)))).size).toBe(seeds.length);
    expect(new Set(seeds.map((seed) => sceneOf(seed).light)).size).toBe(6);
  });

  it('leaves the left half to the text and keeps its body inside', () => {
    for (const { x, y, radius } of seeds.map(sceneOf)) {
      expect(x - radius).toBeGreaterThan(WIDTH / 2);
      expect([y - radius > 0, y + radius < HEIGHT, x < WIDTH]).toEqual([true, true, true]);
    }
  });
});
