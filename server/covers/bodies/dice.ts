import { type Body, type Brush, circle, type Frame, group, n, path, rect, times } from '../brush';

/** Where the pips of a face are, in a square of 100 around 0, 0. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-24, -24],
    [24, 24],
  ],
  3: [
    [-26, -26],
    [0, 0],
    [26, 26],
  ],
  4: [
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ],
  5: [
    [-26, -26],
    [26, -26],
    [0, 0],
    [-26, 26],
    [26, 26],
  ],
  6: [
    [-24, -28],
    [-24, 0],
    [-24, 28],
    [24, -28],
    [24, 0],
    [24, 28],
  ],
};

/** A face on one side of a cube, by the transform of the side's square. */
function side(value: number, matrix: string, fill: string, ink: string): string {
  const dots = (pips[value] ?? []).map(([x, y]) => circle(x, y, value === 1 ? 15 : 10, ink)).join('');
  return group(rect(-50, -50, 100, 100, fill, { rx: 12 }) + dots, { transform: `matrix(${matrix})` });
}

/** A die seen from a corner: its top and two sides. */
function cube(brush: Brush, size: number, [top, left, right]: readonly [number, number, number]): string {
  const { light, base, shade, night } = brush.colours;
  const k = size / 100;
  const [w, h] = [0.866 * k, 0.5 * k];
  const at = (x: number, y: number) => `${n(x * size)} ${n(y * size)}`;
  const outline = path(`M${at(0, -1)}L${at(0.866, -0.5)}L${at(0.866, 0.5)}L${at(0, 1)}L${at(-0.866, 0.5)}L${at(-0.866, -0.5)}Z`, night, {
    stroke: night,
    'stroke-width': size * 0.12,
    'stroke-linejoin': 'round',
  });
  const face = (value: number, a: number, b: number, c: number, d: number, x: number, y: number, from: string, to: string, ink: string) =>
    side(
      value,
      [a, b, c, d, x * size, y * size].map((part) => part.toFixed(4)).join(' '),
      brush.linear([
        [0, from],
        [1, to],
      ]),
      ink,
    );
  return (
    outline +
    face(top, w, h, -w, h, 0, -0.5, '#ffffff', light, top === 1 || top === 4 ? shade : night) +
    face(left, w, h, 0, k, -0.433, 0.25, light, base, night) +
    face(right, w, -h, 0, k, 0.433, 0.25, base, shade, night)
  );
}

const faces: readonly (readonly [number, number, number])[] = [
  [1, 2, 3],
  [5, 4, 6],
  [3, 5, 1],
  [6, 3, 2],
  [4, 1, 5],
];

const placed = (content: string, x: number, y: number, turn: number) =>
  group(content, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` });

/** Three dice, tumbling. */
function three(brush: Brush, { x, y, radius }: Frame): string {
  const first = brush.whole(0, faces.length - 1);
  const die = (at: number, size: number) => cube(brush, size, faces[(first + at) % faces.length] ?? [1, 2, 3]);
  return (
    brush.glow(x, y, radius * 1.8, brush.colours.base, 0.7) +
    placed(die(0, radius * 0.46), x + radius * 0.42, y - radius * 0.62, 16) +
    placed(die(1, radius * 0.5), x - radius * 0.62, y - radius * 0.02, -14) +
    placed(die(2, radius * 0.62), x + radius * 0.36, y + radius * 0.56, 6)
  );
}

/** Three dice in a tower. */
function tower(brush: Brush, { x, y, radius }: Frame): string {
  const first = brush.whole(0, faces.length - 1);
  return (
    brush.glow(x, y, radius * 1.8, brush.colours.haze, 0.7) +
    times(3, (at) =>
      placed(
        cube(brush, radius * (0.54 - at * 0.06), faces[(first + at) % faces.length] ?? [1, 2, 3]),
        x + (at === 1 ? -1 : 1) * radius * 0.05,
        y + radius * (0.78 - at * 0.78),
        (at - 1) * 5,
      ),
    ).join('')
  );
}

export const dice: readonly Body[] = [three, tower];
