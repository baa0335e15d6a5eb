/** The position of a point in the rows of a path, and the direction of the next one; rows and columns count from 1. */
export interface PathPlace {
  row: number;
  column: number;
  way: 'right' | 'left' | 'down' | 'end';
}

/** The position of the point `at` (from 0) of `count` on a path that runs to the right, turns, and runs back, `perRow` points per row. */
export function placeOnPath(at: number, count: number, perRow: number): PathPlace {
  const row = Math.floor(at / perRow);
  const along = at % perRow;
  const isBack = row % 2 === 1;
  const isTurn = along === perRow - 1;
  const way = at === count - 1 ? 'end' : isTurn ? 'down' : isBack ? 'left' : 'right';
  return { row: row + 1, column: isBack ? perRow - along : along + 1, way };
}
