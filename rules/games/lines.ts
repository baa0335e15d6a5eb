/** Every path that moves at most one row from reel to reel. */
function pathsOf(reels: number, rows: number): number[][] {
  let paths: number[][] = Array.from({ length: rows }, (_, row) => [row]);
  for (let reel = 1; reel < reels; reel++) {
    paths = paths.flatMap((path) => {
      const last = path[path.length - 1] ?? 0;
      return [last - 1, last, last + 1].filter((row) => row >= 0 && row < rows).map((row) => [...path, row]);
    });
  }
  return paths;
}

/** The visual complexity of a line, for sorting: straight first, then mirrored shapes, then the rest. */
function effortOf(path: readonly number[]): number {
  let turns = 0;
  let steps = 0;
  for (let i = 1; i < path.length; i++) {
    const step = (path[i] ?? 0) - (path[i - 1] ?? 0);
    steps += Math.abs(step);
    if (i > 1 && step !== (path[i - 1] ?? 0) - (path[i - 2] ?? 0)) turns += 1;
  }
  const isMirrored = path.every((row, i) => row === path[path.length - 1 - i]);
  return (steps === 0 ? 0 : 10) + turns + (isMirrored || turns === 0 ? 0 : 10);
}

const distanceFromMiddle = (path: readonly number[], rows: number): number =>
  path.reduce((sum, row) => sum + Math.abs(row - (rows - 1) / 2), 0);

/** The first `wanted` lines of a grid, in the order of the paytable: one row index per reel. */
export function linesOf(reels: number, rows: number, wanted: number): number[][] {
  return pathsOf(reels, rows)
    .map((path) => ({ path, effort: effortOf(path), distance: distanceFromMiddle(path, rows) }))
    .sort((a, b) => a.effort - b.effort || a.distance - b.distance || (a.path.join() < b.path.join() ? -1 : 1))
    .slice(0, wanted)
    .map((entry) => entry.path);
}
