import type { Brush } from './brush';
import { faint } from './brush';
import type { Colours } from './colours';

type Point = readonly [number, number];

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join(' L')} Z`;

/** A cut stone: an outline, an inner table, and facets between them, each lit by its direction. */
function stone(brush: Brush, outline: readonly Point[], table: readonly Point[], light: string, mid: string, dark: string): void {
  brush.glow(0, 0, 48, mid, 0.35);
  outline.forEach((point, i) => {
    const next = outline[(i + 1) % outline.length] as Point;
    const inner = table[i % table.length] as Point;
    const innerNext = table[(i + 1) % table.length] as Point;
    const facing = (point[0] + next[0]) * 0.5 + (point[1] + next[1]);
    const fill = facing < -34 ? light : facing < 8 ? mid : dark;
    brush.fill(path([point, next, innerNext, inner]), brush.sheen(fill, mid, point[0], point[1], innerNext[0], innerNext[1]));
  });
  brush.fill(path(table), brush.sheen('#FFFFFF', mid, -22, -26, 16, 22));
  brush.line(path(outline), 1.6, faint('#FFFFFF', 0.75));
  brush.line(path(table), 1, faint('#FFFFFF', 0.5));
}

const around = (count: number, rx: number, ry: number, turn: number, y = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * 2 * i) / count + turn;
    return [Math.round(Math.cos(angle) * rx * 10) / 10, Math.round((Math.sin(angle) * ry + y) * 10) / 10];
  });

export function gemRound(brush: Brush, { a, aLight, aDark }: Colours): void {
  stone(brush, around(10, 40, 40, 0.31), around(10, 23, 23, 0.31), aLight, a, aDark);
}

export function gemPear(brush: Brush, { c, cDark }: Colours): void {
  const outline: Point[] = [
    [0, -44],
    [16, -20],
    [29, 4],
    [26, 26],
    [12, 40],
    [-12, 40],
    [-26, 26],
    [-29, 4],
    [-16, -20],
  ];
  stone(
    brush,
    outline,
    outline.map(([x, y]) => [x * 0.55, y * 0.55 + 5]),
    '#FFFFFF',
    c,
    cDark,
  );
}

export function gemSquare(brush: Brush, { b, bDark }: Colours): void {
  const outline: Point[] = [
    [-20, -38],
    [20, -38],
    [36, -22],
    [36, 22],
    [20, 38],
    [-20, 38],
    [-36, 22],
    [-36, -22],
  ];
  stone(
    brush,
    outline,
    outline.map(([x, y]) => [x * 0.58, y * 0.58]),
    '#FFFFFF',
    b,
    bDark,
  );
}
