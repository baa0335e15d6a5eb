import { expect, it } from 'vitest';
import { spotPlaces } from './spot-layout';
import { type Direction, stepTo } from './spot-steps';

const numbers = spotPlaces.filter(({ isField }) => isField).map(({ id, x, y, w, h }) => ({ id, x: (x + w / 2) * 60, y: (y + h / 2) * 44 }));
const from = (id: string) => numbers.find((spot) => spot.id === id)!;
const walk = (start: string, ...ways: Direction[]) => ways.reduce((at, way) => stepTo(from(at), numbers, way) ?? at, start);

it('arrow keys move from field to field, row by row, and stop at the edge', () => {
  expect(walk('straight-1', 'right')).toBe('straight-2');
  expect(walk('straight-1', 'down')).toBe('straight-4');
  expect(walk('straight-17', 'up', 'left')).toBe('straight-13');
  expect(walk('straight-2', 'up')).toBe('straight-0');
  expect(walk('straight-34', 'down')).toBe('column-1');
  expect(stepTo(from('straight-3'), numbers, 'right')).toBeNull();
});

it('every field is reachable from zero', () => {
  const reached = new Set(['straight-0']);
  for (const id of reached) for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(walk(id, way));
  expect(numbers.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});
