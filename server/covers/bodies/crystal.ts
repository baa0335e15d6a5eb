import { type Body, type Brush, circle, type Frame, group, n, polygon, stroke, times } from '../brush';
import { sparkle } from '../sky';

type Point = readonly [number, number];

const mid = (a: Point, b: Point, share = 0.5): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** A cut stone from above: table, crown and girdle in facets. */
function brilliant(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, haze, shade } = brush.colours;
  const count = brush.pick([6, 8, 8, 10]);
  const stretch = brush.between(1, 1.22);
  const start = Math.PI / count;
  const ring = (share: number, half = 0): Point[] =>
    times(count, (at) => {
      const turn = start + ((at + half) / count) * Math.PI * 2;
      return [x + Math.cos(turn) * radius * share, y + Math.sin(turn) * radius * share * stretch];
    });
  const [table, crown, girdle] = [ring(0.46), ring(0.74, 0.5), ring(1.05)];
  const at = (list: Point[], index: number) => list[(index + count) % count] as Point;
  const from = brush.between(-2.6, -0.6);
  const facet = (points: Point[], turn: number, lift: number) => {
    const lit = Math.cos(turn - from) * 0.5 + 0.5 + lift;
    const paint = lit > 0.8 ? light : lit > 0.42 ? base : lit > 0.2 ? haze : shade;
    return polygon(points, paint, { stroke: light, 'stroke-width': 1.5, 'stroke-opacity': 0.6, 'stroke-linejoin': 'round' });
  };
  const facets = times(count, (index) => {
    const turn = start + ((index + 0.5) / count) * Math.PI * 2;
    const own = start + (index / count) * Math.PI * 2;
    return (
      facet([at(girdle, index), at(girdle, index + 1), at(crown, index)], turn, -0.28) +
      facet([at(table, index), at(crown, index), at(girdle, index), at(crown, index - 1)], own, index % 2 ? 0.04 : -0.14) +
      facet([at(table, index), at(table, index + 1), at(crown, index)], turn, index % 2 ? 0.24 : 0.06)
    );
  });
  const top = polygon(
    table,
    brush.linear(
      [
        [0, light],
        [0.5, base],
        [1, light],
      ],
      [0, 0, 1, 1],
    ),
    { stroke: light, 'stroke-width': 2 },
  );
  const gleam = polygon([mid(at(table, 0), at(table, 1)), at(table, 1), at(table, 2), mid(at(table, 2), at(table, 3), 0.4)], '#fff', {
    opacity: 0.28,
  });
  return (
    brush.glow(x, y, radius * 1.7, base, 0.7) +
    group(facets.join('') + top + gleam, { transform: `rotate(${n(brush.between(-14, 14))} ${n(x)} ${n(y)})` }) +
    sparkle(x - radius * 0.5, y - radius * 0.62, 46, '#fff') +
    sparkle(x + radius * 0.62, y + radius * 0.36, 26, '#fff')
  );
}

/** One shard that stands on x and y, leaning by degrees. */
function shard(brush: Brush, x: number, y: number, width: number, height: number, lean: number): string {
  const { light, base, shade, haze } = brush.colours;
  const [l, r, m] = [x - width, x + width, x + width * brush.between(-0.35, 0.35)];
  const shoulder = y - height * brush.between(0.72, 0.84);
  const tip = y - height;
  const line = { stroke: light, 'stroke-width': 1.6, 'stroke-opacity': 0.7, 'stroke-linejoin': 'round' };
  const drawn =
    polygon(
      [
        [l, y],
        [l, shoulder],
        [m, shoulder + 26],
        [m, y],
      ],
      brush.linear([
        [0, light],
        [0.4, base],
        [1, shade],
      ]),
      line,
    ) +
    polygon(
      [
        [m, y],
        [m, shoulder + 26],
        [r, shoulder],
        [r, y],
      ],
      brush.linear([
        [0, base],
        [1, shade],
      ]),
      line,
    ) +
    polygon(
      [
        [l, shoulder],
        [x, tip],
        [m, shoulder + 26],
      ],
      light,
      line,
    ) +
    polygon(
      [
        [x, tip],
        [r, shoulder],
        [m, shoulder + 26],
      ],
      haze,
      line,
    );
  return group(drawn, { transform: `rotate(${n(lean)} ${n(x)} ${n(y)})` });
}

/** A cluster of shards grown from one root. */
function cluster(brush: Brush, { x, y, radius }: Frame): string {
  const foot = y + radius * 1.15;
  const leans = [-52, 50, -36, 34, -20, 18, -6].map((lean) => lean + brush.between(-5, 5));
  const shards = leans.map((lean, at) =>
    shard(
      brush,
      x,
      foot,
      radius * brush.between(0.13, 0.19) * (0.8 + at * 0.06),
      radius * (1.15 + at * 0.13) * brush.between(0.9, 1.1),
      lean,
    ),
  );
  return (
    brush.glow(x, y + radius * 0.3, radius * 1.6, brush.colours.base, 0.85) +
    shards.join('') +
    sparkle(x - radius * 0.3, y - radius * 0.5, 38, '#fff') +
    sparkle(x + radius * 0.7, y - radius * 0.1, 24, '#fff')
  );
}

/** A stone cut open: bands, and crystals that point inwards. */
function geode(brush: Brush, { x, y, radius }: Frame): string {
  const { night, shade, base, light, haze, deep } = brush.colours;
  const count = 30;
  const wobble = times(count, () => brush.between(-0.05, 0.05));
  const outline = (share: number): Point[] =>
    times(count, (at) => {
      const turn = (at / count) * Math.PI * 2;
      const far = radius * share * (1 + (wobble[at] ?? 0) + 0.06 * Math.sin(turn * 3));
      return [x + Math.cos(turn) * far * 0.94, y + Math.sin(turn) * far * 1.08];
    });
  const shells = [
    [1.14, deep],
    [1.06, shade],
    [0.99, haze],
    [0.92, light],
    [0.87, base],
    [0.79, shade],
    [0.74, haze],
    [0.68, light],
  ] as const;
  const points = times(54, (at) => {
    const turn = (at / 54) * Math.PI * 2 + brush.between(-0.05, 0.05);
    const [from, to, half] = [radius * 0.72, radius * brush.between(0.28, 0.55), brush.between(0.05, 0.09)];
    const on = (angle: number, far: number): Point => [x + Math.cos(angle) * far * 0.94, y + Math.sin(angle) * far * 1.08];
    return polygon([on(turn - half, from), on(turn, to), on(turn + half, from)], brush.pick([base, light, haze, shade]), {
      stroke: light,
      'stroke-width': 1,
      'stroke-opacity': 0.6,
    });
  });
  return (
    brush.glow(x, y, radius * 1.7, base, 0.5) +
    shells.map(([share, paint]) => polygon(outline(share), paint, { 'stroke-linejoin': 'round' })).join('') +
    polygon(outline(0.64), night) +
    points.join('') +
    brush.glow(x, y, radius * 0.55, light, 0.75) +
    sparkle(x, y, 40, '#fff')
  );
}

/** Light that enters a prism white and leaves it in colours. */
function prism(brush: Brush, { width, x, y, radius }: Frame): string {
  const { night, base, light } = brush.colours;
  const side = brush.side();
  const h = radius * 0.95;
  const points: Point[] = [
    [x, y - h],
    [x + h, y + h * 0.72],
    [x - h, y + h * 0.72],
  ];
  const enters: Point = mid(points[0] as Point, points[side > 0 ? 2 : 1] as Point, 0.56);
  const leaves: Point = mid(points[0] as Point, points[side > 0 ? 1 : 2] as Point, 0.5);
  const far = side > 0 ? width + 20 : -20;
  const fan = ['#FF6B6B', '#FFB057', '#FFE66B', '#6FE3A1', '#5CC8FF', '#A58BFF'].map((colour, at) =>
    polygon(
      [
        [leaves[0], leaves[1] + at * 3],
        [far, y + h * (0.02 + at * 0.16)],
        [far, y + h * (0.02 + (at + 1) * 0.16)],
        [leaves[0], leaves[1] + (at + 1) * 3],
      ],
      colour,
      { opacity: 0.85 },
    ),
  );
  const ray =
    stroke(`M${side > 0 ? -20 : width + 20} ${n(y + h * 0.5)}L${n(enters[0])} ${n(enters[1])}`, '#fff', 7) +
    stroke(`M${n(enters[0])} ${n(enters[1])}L${n(leaves[0])} ${n(leaves[1])}`, '#fff', 5, { opacity: 0.5 });
  return (
    brush.glow(x, y, radius * 1.7, base, 0.6) +
    ray +
    fan.join('') +
    polygon(
      points,
      brush.linear([
        [0, light, 0.55],
        [0.5, base, 0.3],
        [1, night, 0.35],
      ]),
      { stroke: light, 'stroke-width': 6, 'stroke-linejoin': 'round' },
    ) +
    circle(enters[0], enters[1], 9, '#fff')
  );
}

export const crystal: readonly Body[] = [brilliant, cluster, geode, prism];
