export type Direction = 'left' | 'right' | 'up' | 'down';

/** The centre of a spot on the screen. */
export interface Centre {
  id: string;
  x: number;
  y: number;
}

const ways: Record<Direction, readonly [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The weight of a sideways distance against one ahead, so that an arrow key stays in its row. */
const ASIDE = 3;

/** The spot that an arrow key moves to: the nearest in that direction, in the same row if there is one; null at the edge. */
export function stepTo(from: Centre, spots: readonly Centre[], direction: Direction): string | null {
  const [dx, dy] = ways[direction];
  const ahead = spots
    .map(({ id, x, y }) => ({
      id,
      on: (x - from.x) * dx + (y - from.y) * dy,
      aside: Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx),
    }))
    .filter(({ id, on }) => id !== from.id && on > 1)
    .toSorted((one, other) => one.on + one.aside * ASIDE - other.on - other.aside * ASIDE);
  return ahead[0]?.id ?? null;
}
