import { type Body, type Brush, circle, ellipse, type Frame, group, n, path, polygon, stroke, times } from '../brush';
import { ridge } from '../ground';

/** The scope: rings, spokes, the sweep's tail and its targets. */
function scope(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light, shade } = brush.colours;
  const r = radius * 1.08;
  const from = brush.between(0, 6.28);
  const sweep = times(26, (at) => {
    const [a, b] = [from - at * 0.045, from - (at + 1.2) * 0.045];
    return path(
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}L${n(x + Math.cos(b) * r)} ${n(y + Math.sin(b) * r)}Z`,
      base,
      { opacity: 0.62 * (1 - at / 26) },
    );
  }).join('');
  const rings = times(5, (at) =>
    circle(x, y, (r * (at + 1)) / 5, 'none', { stroke: base, 'stroke-width': at === 4 ? 5 : 1.6, opacity: at === 4 ? 1 : 0.55 }),
  ).join('');
  const spokes = times(12, (at) => `M${n(x)} ${n(y)}l${n(Math.cos((at * Math.PI) / 6) * r)} ${n(Math.sin((at * Math.PI) / 6) * r)}`).join(
    '',
  );
  const found = times(7, () => {
    const [turn, far] = [from - brush.between(0.05, 1.1), r * brush.between(0.2, 0.92)];
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    return brush.glow(px, py, 30, light, 0.9) + circle(px, py, brush.between(4, 8), light);
  }).join('');
  return (
    brush.glow(x, y, r * 1.5, base, 0.45) +
    circle(
      x,
      y,
      r,
      brush.radial([
        [0, shade],
        [1, night],
      ]),
    ) +
    sweep +
    stroke(spokes, base, 1.2, { opacity: 0.35 }) +
    rings +
    stroke(`M${n(x)} ${n(y)}l${n(Math.cos(from) * r)} ${n(Math.sin(from) * r)}`, light, 4) +
    found
  );
}

/** A dish on its mount, at x and y, turned by degrees. */
function dish(brush: Brush, x: number, y: number, r: number, turn: number): string {
  const { night, shade, base, light } = brush.colours;
  const inner = brush.linear(
    [
      [0, light],
      [0.5, base],
      [1, shade],
    ],
    [0, 0, 1, 1],
  );
  const bowl = path(
    `M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.9)} 0 0 0 ${n(x + r)} ${n(y)}Z`,
    brush.linear([
      [0, shade],
      [1, night],
    ]),
  );
  const face = ellipse(x, y, r, r * 0.3, inner, { stroke: light, 'stroke-width': 2.4 });
  const ribs = times(7, (at) => ellipse(x, y, (r * at) / 7, r * 0.3, 'none', { stroke: shade, 'stroke-width': 1.4, opacity: 0.7 })).join(
    '',
  );
  const feed =
    stroke(`M${n(x - r * 0.6)} ${n(y)}L${n(x)} ${n(y - r * 0.8)}L${n(x + r * 0.6)} ${n(y)}`, light, 3.4) +
    circle(x, y - r * 0.8, r * 0.07, light);
  const mount = polygon(
    [
      [x - r * 0.14, y + r * 0.5],
      [x + r * 0.14, y + r * 0.5],
      [x + r * 0.34, y + r * 1.8],
      [x - r * 0.34, y + r * 1.8],
    ],
    night,
  );
  return mount + group(bowl + face + ribs + feed, { transform: `rotate(${n(turn)} ${n(x)} ${n(y + r * 0.55)})` });
}

/** Large dishes under the sky, waves coming in. */
function array(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { night, deep, light } = brush.colours;
  const side = brush.side();
  const turn = side * brush.between(24, 38);
  const small = [0.62, 0.95]
    .map((at, index) =>
      dish(brush, x + side * radius * (at * 1.1), horizon - radius * (0.2 - index * 0.06), radius * (0.26 - index * 0.08), turn),
    )
    .join('');
  const [fx, fy] = [x - side * radius * 0.2 + side * radius * 0.5, y - radius * 0.55];
  const waves = times(6, (at) =>
    circle(fx + side * at * 8, fy - at * 8, 24 + at * 30, 'none', { stroke: light, 'stroke-width': 2, opacity: 0.55 - at * 0.08 }),
  ).join('');
  return (
    waves +
    ridge(
      brush,
      frame,
      horizon - 10,
      40,
      brush.linear([
        [0, deep],
        [0.5, night],
      ]),
      0.35,
    ) +
    small +
    dish(brush, x - side * radius * 0.2, y + radius * 0.35, radius * 0.78, turn) +
    ridge(brush, frame, horizon + 86, 26, night, 0.4)
  );
}

/** Ridgeline plot: signals in rows, each hiding the one behind. */
function traces(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light } = brush.colours;
  const half = radius * 1.15;
  const middle = brush.between(-0.2, 0.2);
  return (
    brush.glow(x, y, radius * 1.5, base, 0.4) +
    times(22, (row) => {
      const level = y - radius * 0.85 + row * radius * 0.092;
      const line = times(49, (at) => {
        const share = (at - 24) / 24;
        const bell = Math.exp(-((share - middle) ** 2) * brush.between(5, 8));
        return `${n(x + share * half)} ${n(level - bell * brush.between(4, radius * 0.42) - brush.between(0, 3))}`;
      }).join('L');
      return (
        path(`M${line}V${n(level + 30)}H${n(x - half)}Z`, night, { opacity: 0.94 }) + stroke(`M${line}`, row % 5 === 2 ? light : base, 2.6)
      );
    }).join('')
  );
}

export const radar: readonly Body[] = [scope, array, traces];
