import { describe, expect, it } from 'vitest';
import { placeOnPath } from './quest-path';

describe('the path of a quest', () => {
  it('runs to the right, turns and runs back', () => {
    const places = Array.from({ length: 9 }, (_, at) => placeOnPath(at, 9, 4));
    expect(places.map(({ row, column }) => `${row}.${column}`)).toEqual(['1.1', '1.2', '1.3', '1.4', '2.4', '2.3', '2.2', '2.1', '3.1']);
    expect(places.map(({ way }) => way)).toEqual(['right', 'right', 'right', 'down', 'left', 'left', 'left', 'down', 'end']);
  });

  it.each([6, 15, 25])('of %i points gives each a distinct place, next to the one before', (count) => {
    const places = Array.from({ length: count }, (_, at) => placeOnPath(at, count, 7));
    expect(new Set(places.map(({ row, column }) => `${row}.${column}`)).size).toBe(count);
    const steps = places.slice(1).map(({ row, column }, at) => Math.abs(row - places[at]!.row) + Math.abs(column - places[at]!.column));
    expect(new Set(steps)).toEqual(new Set([1]));
  });
});
