import { shape } from '../tables/widgets';

/** Where the pips of a face are, in a square of 12. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[6, 6]],
  2: [
    [3, 3],
    [9, 9],
  ],
  3: [
    [3, 3],
    [6, 6],
    [9, 9],
  ],
  4: [
    [3, 3],
    [9, 3],
    [3, 9],
    [9, 9],
  ],
  5: [
    [3, 3],
    [9, 3],
    [6, 6],
    [3, 9],
    [9, 9],
  ],
  6: [
    [3, 3],
    [3, 6],
    [3, 9],
    [9, 3],
    [9, 6],
    [9, 9],
  ],
};

/** One side of a die. Ones and fours are red, as on the dice of this game. */
export function dieFace(value: number): SVGElement {
  const colour = value === 1 || value === 4 ? 'red-pips' : 'dark-pips';
  return shape(
    'svg',
    { viewBox: '0 0 12 12', class: `die ${colour}`, 'aria-hidden': 'true' },
    shape('rect', { x: 0.25, y: 0.25, width: 11.5, height: 11.5, rx: 2.2 }),
    ...(pips[value] ?? []).map(([cx, cy]) => shape('circle', { cx, cy, r: value === 1 ? 1.7 : 1.15 })),
  );
}
