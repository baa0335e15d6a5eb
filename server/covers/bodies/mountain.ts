import { type Body, type Brush, circle, type Frame, group, n, polygon, rect, stroke, times } from '../brush';
import { ridge, ridgeLine } from '../ground';

/** Ranges behind ranges, each nearer one darker, the sun on the farthest. */
function ranges(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const { light, base, haze, deep, shade, night } = brush.colours;
  const layers = [
    [haze, 0.55],
    [shade, 0.4],
    [deep, 0.3],
    [night, 0.35],
  ] as const;
  const land = layers.map(([paint, rim], at) =>
    ridge(
      brush,
      frame,
      y + radius * 0.25 + at * 82,
      116 - at * 16,
      brush.linear([
        [0, paint],
        [0.7, at < 2 ? deep : night],
      ]),
      rim,
    ),
  );
  const sx = x + brush.between(-0.5, 0.5) * radius;
  return (
    brush.glow(sx, y - radius * 0.2, radius * 1.5, light, 0.6) +
    circle(
      sx,
      y - radius * 0.2,
      radius * brush.between(0.44, 0.66),
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    land.join('')
  );
}

/** One peak, a lit face and a dark one, snow in its gullies. */
function peak(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { light, base, haze, shade, deep, night } = brush.colours;
  const side = brush.side();
  const top = y - radius * brush.between(0.8, 1);
  const foot = horizon + 60;
  const half = radius * 1.5;
  const edge = (sign: number) =>
    times(7, (at) => {
      const share = at / 6;
      return [
        x + sign * half * share ** 0.9 + brush.between(-10, 10) * (at % 6 ? 1 : 0),
        top + (foot - top) * share + brush.between(-14, 14) * (at % 6 ? 1 : 0),
      ] as const;
    });
  const spine = times(6, (at) => [x + Math.sin(at * 1.7) * radius * 0.11 + side * at * 8, top + ((foot - top) * at) / 5] as const);
  const [lit, dark] = [edge(-side), edge(side)];
  const snow = times(9, () => {
    const start = brush.between(0.05, 0.5);
    const from = x - side * half * start * brush.between(0.1, 0.7);
    const level = top + (foot - top) * start;
    return polygon(
      [
        [from, level],
        [from - side * brush.between(14, 34), level + brush.between(50, 120)],
        [from - side * brush.between(0, 8), level + brush.between(30, 60)],
      ],
      '#fff',
      { opacity: 0.55 },
    );
  }).join('');
  return (
    brush.glow(x - side * radius * 0.4, y, radius * 1.8, brush.colours.haze, 0.8) +
    ridge(
      brush,
      frame,
      y + radius * 0.55,
      70,
      brush.linear([
        [0, deep],
        [1, night],
      ]),
      0.25,
    ) +
    polygon(
      [...lit, ...spine.toReversed()],
      brush.linear([
        [0, light],
        [0.35, base],
        [1, shade],
      ]),
    ) +
    polygon(
      [...dark, ...spine.toReversed()],
      brush.linear([
        [0, haze],
        [0.5, shade],
        [1, deep],
      ]),
    ) +
    snow +
    stroke(`M${dark.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`, light, 2, { opacity: 0.5 }) +
    ridge(
      brush,
      frame,
      horizon + 26,
      60,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.35,
    )
  );
}

/** A survey map of a summit: contour within contour, a route in dashes. */
function contours(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, deep, night, haze } = brush.colours;
  const [p, q] = [brush.between(0, 6), brush.between(0, 6)];
  const ring = (share: number) =>
    times(48, (at) => {
      const turn = (at / 48) * Math.PI * 2;
      const far =
        radius * 1.5 * share * (1 + 0.16 * Math.sin(turn * 2 + p) + 0.11 * Math.sin(turn * 3 + q) + 0.05 * Math.sin(turn * 7 + share * 5));
      return [x + Math.cos(turn) * far + (1 - share) * 40, y + Math.sin(turn) * far * 0.95 - (1 - share) * 30] as const;
    });
  const tones = [night, deep, deep, shade, shade, haze, base, base, light, '#fff'];
  const bands = tones.map((tone, at) =>
    polygon(ring(1 - at * 0.098), tone, { stroke: light, 'stroke-width': at % 3 ? 1.3 : 3, 'stroke-opacity': at % 3 ? 0.4 : 0.75 }),
  );
  const route = times(
    9,
    (at) => `${n(x + radius * (1.05 - at * 0.112) + Math.sin(at * 1.3) * 30)} ${n(y + radius * (1.1 - at * 0.142))}`,
  ).join('L');
  return (
    brush.glow(x, y, radius * 1.8, base, 0.4) +
    bands.join('') +
    stroke(`M${route}`, night, 5, { 'stroke-dasharray': '3 13' }) +
    circle(x + 40, y - 34, 10, night, { stroke: '#fff', 'stroke-width': 4 })
  );
}

/** A range and its image in a still lake. */
function lake(brush: Brush, frame: Frame): string {
  const { width, height, x, y, radius, horizon } = frame;
  const { light, base, haze, deep, night, shade } = brush.colours;
  const shore = y + radius * 0.72;
  const sx = x + brush.between(-0.6, 0.6) * radius;
  const range = (
    [
      [radius * 0.15, 150, haze, shade],
      [radius * 0.42, 90, base, deep],
    ] as const
  )
    .map(([up, tall, top, foot]) => {
      const line = ridgeLine(brush, width, y + up, tall);
      return (
        polygon(
          [...line, [width + 20, shore], [-20, shore]],
          brush.linear([
            [0, top],
            [0.55, foot],
          ]),
        ) + stroke(`M${line.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`, light, 2, { opacity: 0.6 })
      );
    })
    .join('');
  const view =
    brush.glow(sx, y - radius * 0.35, radius * 1.4, light, 0.7) +
    circle(
      sx,
      y - radius * 0.35,
      radius * 0.42,
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    range;
  const ripples = times(28, () => {
    const half = brush.between(20, 110);
    const px = brush.between(0, width);
    return `M${n(px - half)} ${n(shore + brush.between(6, 260))}h${n(half * 2)}`;
  }).join('');
  return (
    view +
    brush.cut(
      group(view, { transform: `translate(0 ${n(shore * 2)}) scale(1 -1)`, opacity: 0.55 }),
      rect(0, shore, width, height, '#000'),
    ) +
    rect(
      0,
      shore,
      width,
      height - shore,
      brush.linear([
        [0, deep, 0.35],
        [0.6, night, 0.9],
      ]),
    ) +
    stroke(ripples, light, 1.6, { opacity: 0.3 }) +
    rect(0, shore - 1.5, width, 3, light, { opacity: 0.5 }) +
    ridge(brush, frame, horizon + 150, 26, night, 0.3)
  );
}

export const mountain: readonly Body[] = [ranges, peak, contours, lake];
