/** A cell's largest side, and the frame around the reels, in pixels. */
const LARGEST = 148;

/** Fits a grid into a space: the size of a cell and of the frame's border. */
export function fitGrid(width: number, height: number, reels: number, rows: number): { cell: number; high: number; border: number } {
  const border = width < 500 ? 14 : 26;
  const cell = Math.max(8, Math.floor(Math.min((width - border * 2) / reels, ((height - border * 2) / rows) * 1.1, LARGEST)));
  const high = Math.max(8, Math.floor(Math.min((height - border * 2) / rows, cell * 1.15)));
  return { cell, high, border };
}
