/** Where the cells of a grid are on a canvas, in CSS pixels. */
export interface GridLayout {
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  gap: number;
  width: number;
  height: number;
}

/** The rim around the reels, with the line marks. */
const RIM = 10;
const LARGEST_CELL = 150;

/** Fits reels and rows into a space: cells are about square, a little taller where there is room. */
export function layOutGrid(width: number, height: number, reels: number, rows: number): GridLayout {
  const gap = width < 500 ? 3 : 6;
  const cellWidth = Math.floor(Math.min((width - RIM * 2 - gap * (reels - 1)) / reels, ((height - RIM * 2) / rows) * 1.12, LARGEST_CELL));
  const cellHeight = Math.floor(Math.min((height - RIM * 2) / rows, cellWidth * 1.32));
  const gridWidth = cellWidth * reels + gap * (reels - 1);
  const gridHeight = cellHeight * rows;
  return {
    left: Math.round((width - gridWidth) / 2),
    top: Math.round((height - gridHeight) / 2),
    cellWidth,
    cellHeight,
    gap,
    width: gridWidth,
    height: gridHeight,
  };
}

/** The middle of a cell. */
export function cellCentre(layout: GridLayout, reel: number, row: number): { x: number; y: number } {
  return {
    x: layout.left + reel * (layout.cellWidth + layout.gap) + layout.cellWidth / 2,
    y: layout.top + (row + 0.5) * layout.cellHeight,
  };
}
