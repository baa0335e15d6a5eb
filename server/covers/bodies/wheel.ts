import { type Body, type Brush, circle, type Frame, group, n, path, rect, stroke, times } from '../brush';

const POCKETS = 37;

/** A slice of a ring between two radii, from one angle to another. */
function slice(x: number, y: number, inner: number, outer: number, from: number, to: number, fill: string): string {
  const on = (far: number, turn: number) => `${n(x + Math.cos(turn) * far)} ${n(y + Math.sin(turn) * far)}`;
  return path(
    `M${on(inner, from)}L${on(outer, from)}A${n(outer)} ${n(outer)} 0 0 1 ${on(outer, to)}L${on(inner, to)}A${n(inner)} ${n(inner)} 0 0 0 ${on(inner, from)}Z`,
    fill,
  );
}

/** The wheel from above, `r` to its rim. */
function disc(brush: Brush, x: number, y: number, r: number): string {
  const { light, base, shade, night, haze, deep } = brush.colours;
  const start = brush.between(0, 6.28);
  const step = (Math.PI * 2) / POCKETS;
  const pockets = times(POCKETS, (at) =>
    slice(x, y, r * 0.62, r * 0.86, start + at * step, start + (at + 1) * step, at === 0 ? light : at % 2 ? base : night),
  ).join('');
  const lower = times(POCKETS, (at) =>
    slice(x, y, r * 0.5, r * 0.62, start + at * step, start + (at + 1) * step, at % 2 ? shade : deep),
  ).join('');
  const frets = times(
    POCKETS,
    (at) =>
      `M${n(x + Math.cos(start + at * step) * r * 0.5)} ${n(y + Math.sin(start + at * step) * r * 0.5)}L${n(x + Math.cos(start + at * step) * r * 0.86)} ${n(y + Math.sin(start + at * step) * r * 0.86)}`,
  ).join('');
  const arms = times(4, (at) => {
    const turn = start + (at * Math.PI) / 2;
    return (
      stroke(`M${n(x)} ${n(y)}L${n(x + Math.cos(turn) * r * 0.34)} ${n(y + Math.sin(turn) * r * 0.34)}`, light, r * 0.045) +
      circle(x + Math.cos(turn) * r * 0.34, y + Math.sin(turn) * r * 0.34, r * 0.05, light)
    );
  }).join('');
  const studs = times(8, (at) => {
    const turn = (at * Math.PI) / 4 + 0.3;
    return group(path('M0 -13L6 0L0 13L-6 0Z', light), {
      transform: `translate(${n(x + Math.cos(turn) * r * 0.935)} ${n(y + Math.sin(turn) * r * 0.935)}) rotate(${n((turn * 180) / Math.PI + (at % 2) * 90)})`,
    });
  }).join('');
  const ball = start + brush.between(0, 6.28);
  return (
    circle(
      x,
      y,
      r * 1.03,
      brush.linear(
        [
          [0, light],
          [0.5, shade],
          [1, base],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    circle(
      x,
      y,
      r,
      brush.radial([
        [0.8, night],
        [0.92, shade],
        [1, night],
      ]),
    ) +
    studs +
    pockets +
    lower +
    stroke(frets, light, 2, { opacity: 0.85 }) +
    circle(x, y, r * 0.86, 'none', { stroke: light, 'stroke-width': 3 }) +
    circle(
      x,
      y,
      r * 0.5,
      brush.radial([
        [0, haze],
        [0.6, shade],
        [1, night],
      ]),
    ) +
    circle(x, y, r * 0.5, 'none', { stroke: light, 'stroke-width': 3 }) +
    arms +
    circle(
      x,
      y,
      r * 0.11,
      brush.radial([
        [0, '#fff'],
        [0.5, light],
        [1, base],
      ]),
    ) +
    brush.glow(x + Math.cos(ball) * r * 0.9, y + Math.sin(ball) * r * 0.9, r * 0.2, '#fff', 0.7) +
    circle(x + Math.cos(ball) * r * 0.9, y + Math.sin(ball) * r * 0.9, r * 0.05, '#fff')
  );
}

/** The whole wheel, from the front. */
function full(brush: Brush, { x, y, radius }: Frame): string {
  return brush.glow(x, y, radius * 1.8, brush.colours.base, 0.6) + disc(brush, x, y, radius * 1.12);
}

/** The wheel as it lies on the table. */
function lying(brush: Brush, { x, y, radius }: Frame): string {
  const r = radius * 1.45;
  const lift = y + radius * 0.22;
  const turned = group(disc(brush, 0, 0, r), { transform: `translate(${n(x)} ${n(lift)}) scale(1 0.52)` });
  const { light, base, shade } = brush.colours;
  const post =
    rect(
      x - 11,
      lift - radius * 0.62,
      22,
      radius * 0.6,
      brush.linear(
        [
          [0, shade],
          [0.4, light],
          [1, base],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    circle(
      x,
      lift - radius * 0.66,
      25,
      brush.radial(
        [
          [0, '#fff'],
          [0.5, light],
          [1, base],
        ],
        [0.35, 0.3, 0.8],
      ),
    );
  return brush.glow(x, y, radius * 1.9, brush.colours.haze, 0.8) + turned + post;
}

/** A close-up of a part. */
function near(brush: Brush, { x, y, radius }: Frame): string {
  const side = brush.side();
  return brush.glow(x, y, radius * 2, brush.colours.base, 0.5) + disc(brush, x + side * radius * 1.15, y + radius * 0.62, radius * 2.05);
}

/** An armillary sphere: rings within rings. */
function armillary(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, haze } = brush.colours;
  const metal = brush.linear(
    [
      [0, light],
      [0.5, base],
      [1, shade],
    ],
    [0, 0, 1, 1],
  );
  const hoops = times(
    6,
    (at) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 1.1)}" ry="${n(radius * (0.16 + at * 0.19))}" fill="none" stroke="${metal}" stroke-width="${n(15 - at)}" transform="rotate(${n(at * 31 + brush.between(-8, 8))} ${n(x)} ${n(y)})"/>`,
  ).join('');
  const marks = times(60, (at) => {
    const turn = (at / 60) * Math.PI * 2;
    return `M${n(x + Math.cos(turn) * radius * 1.14)} ${n(y + Math.sin(turn) * radius * 1.14)}l${n(Math.cos(turn) * 16)} ${n(Math.sin(turn) * 16)}`;
  }).join('');
  return (
    brush.glow(x, y, radius * 1.8, haze, 0.8) +
    circle(x, y, radius * 1.2, 'none', { stroke: metal, 'stroke-width': 20 }) +
    stroke(marks, shade, 3) +
    hoops +
    circle(
      x,
      y,
      radius * 0.26,
      brush.radial(
        [
          [0, '#fff'],
          [0.4, light],
          [1, base],
        ],
        [0.36, 0.3, 0.8],
      ),
    )
  );
}

export const wheel: readonly Body[] = [full, lying, near, armillary];
