import { type Body, type Brush, circle, ellipse, type Frame, n, path, polygon, rect, stroke, times } from '../brush';
import { ridge, swell } from '../ground';

const sun = (brush: Brush, x: number, y: number, r: number) =>
  brush.glow(x, y, r * 2.1, brush.colours.light, 0.65) +
  circle(
    x,
    y,
    r,
    brush.linear([
      [0, brush.colours.light],
      [1, brush.colours.base],
    ]),
  );

/** A row of columns under a gable, the sun behind. */
function colonnade(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { light, base, shade, deep, night } = brush.colours;
  const half = radius * 1.12;
  const [top, foot] = [y - radius * 0.1, horizon + 16];
  const count = brush.pick([4, 6, 6]);
  const marble = brush.linear(
    [
      [0, shade],
      [0.25, light],
      [0.55, base],
      [1, shade],
    ],
    [0, 0, 1, 0],
  );
  const w = (half * 2) / (count * 2.1);
  const columns = times(count, (at) => {
    const cx = x - half * 0.88 + (at * half * 1.76) / (count - 1);
    const flutes = [-0.5, 0, 0.5].map((off) => `M${n(cx + off * w * 0.6)} ${n(top + 20)}V${n(foot - 14)}`).join('');
    return (
      rect(cx - w / 2, top + 10, w, foot - top - 20, marble) +
      rect(cx - w * 0.72, top, w * 1.44, 14, light) +
      rect(cx - w * 0.72, foot - 14, w * 1.44, 14, base) +
      stroke(flutes, shade, 2.4, { opacity: 0.7 })
    );
  });
  const gable =
    polygon(
      [
        [x - half * 1.12, top - 34],
        [x, top - radius * 0.62],
        [x + half * 1.12, top - 34],
      ],
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    polygon(
      [
        [x - half * 0.84, top - 44],
        [x, top - radius * 0.5],
        [x + half * 0.84, top - 44],
      ],
      deep,
    ) +
    circle(x, top - radius * 0.27, radius * 0.09, light);
  const stairs = times(4, (at) =>
    rect(x - half * (1.12 + at * 0.09), foot + at * 15, half * 2 * (1.12 + at * 0.09), 16, at % 2 ? shade : base),
  ).join('');
  return (
    sun(brush, x, y - radius * 0.1, radius * 0.95) +
    ridge(brush, frame, horizon - 30, 40, deep, 0.3) +
    rect(x - half, top, half * 2, foot - top, night, { opacity: 0.82 }) +
    columns.join('') +
    rect(x - half * 1.12, top - 34, half * 2.24, 36, base) +
    rect(x - half * 1.12, top - 8, half * 2.24, 9, light) +
    gable +
    stairs +
    swell(
      brush,
      frame,
      foot + 64,
      10,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.2,
    )
  );
}

/** Pyramids in the sand under stars. */
function pyramids(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { light, base, shade, deep, night } = brush.colours;
  const side = brush.side();
  const pyramid = (cx: number, size: number) => {
    const [top, foot] = [horizon + 50 - size * 1.25, horizon + 60];
    const ridgeX = cx + side * size * 0.22;
    const courses = times(
      12,
      (at) => `M${n(cx - (size * (at + 1)) / 12)} ${n(top + ((foot - top) * (at + 1)) / 12)}H${n(cx + (size * (at + 1)) / 12)}`,
    ).join('');
    return (
      polygon(
        [
          [cx, top],
          [ridgeX, foot],
          [cx - side * size, foot],
        ],
        brush.linear([
          [0, light],
          [1, base],
        ]),
      ) +
      polygon(
        [
          [cx, top],
          [cx + side * size, foot],
          [ridgeX, foot],
        ],
        brush.linear([
          [0, shade],
          [1, night],
        ]),
      ) +
      stroke(courses, deep, 1.6, { opacity: 0.4 })
    );
  };
  return (
    sun(brush, x - side * radius * 0.3, y - radius * 0.25, radius * 0.6) +
    pyramid(x + side * radius * 0.95, radius * 0.66) +
    pyramid(x - side * radius * 0.15, radius * 1.18) +
    swell(
      brush,
      frame,
      horizon + 52,
      18,
      brush.linear([
        [0, shade],
        [0.4, night],
      ]),
      0.5,
    ) +
    swell(brush, frame, horizon + 110, 22, night, 0.4)
  );
}

/** An arch with lanterns, and a path that leads through it. */
function gate(brush: Brush, frame: Frame): string {
  const { width, x, y, radius, horizon } = frame;
  const { light, base, shade, deep, night, haze } = brush.colours;
  const lanterns = [-1, 1].flatMap((side) =>
    times(4, (at) => {
      const [px, py] = [x + side * radius * (0.5 + at * 0.3), y + radius * (0.42 + at * 0.22)];
      const size = 14 + at * 5;
      return (
        stroke(`M${n(px)} ${n(py - size * 4)}V${n(py)}`, night, 2) +
        brush.glow(px, py, size * 3, light, 0.9) +
        ellipse(
          px,
          py,
          size * 0.8,
          size,
          brush.radial([
            [0, '#fff'],
            [0.5, light],
            [1, base],
          ]),
        )
      );
    }),
  );
  const beam = (level: number, half: number, thick: number, bow: number) =>
    path(
      `M${n(x - half)} ${n(level)}Q${n(x)} ${n(level + bow)} ${n(x + half)} ${n(level)}L${n(x + half - 10)} ${n(level + thick)}Q${n(x)} ${n(level + thick + bow * 0.8)} ${n(x - half + 10)} ${n(level + thick)}Z`,
      brush.linear([
        [0, light],
        [0.3, base],
        [1, shade],
      ]),
    );
  const posts = [-1, 1]
    .map((side) =>
      polygon(
        [
          [x + side * radius * 0.66 - 16, y - radius * 0.5],
          [x + side * radius * 0.66 + 16, y - radius * 0.5],
          [x + side * radius * 0.78 + 18, horizon + 40],
          [x + side * radius * 0.78 - 18, horizon + 40],
        ],
        brush.linear(
          [
            [0, base],
            [1, shade],
          ],
          [0, 0, 1, 0],
        ),
      ),
    )
    .join('');
  const path_ = polygon(
    [
      [x - 24, horizon - 40],
      [x + 24, horizon - 40],
      [width * 0.86, horizon + 300],
      [width * 0.14, horizon + 300],
    ],
    brush.linear([
      [0, light],
      [0.3, haze],
      [1, night],
    ]),
    { opacity: 0.75 },
  );
  return (
    sun(brush, x, y + radius * 0.25, radius * 0.6) +
    ridge(
      brush,
      frame,
      horizon - 60,
      70,
      brush.linear([
        [0, deep],
        [1, night],
      ]),
      0.35,
    ) +
    path_ +
    posts +
    beam(y - radius * 0.44, radius * 1.0, 26, 0) +
    beam(y - radius * 0.8, radius * 1.3, 40, 34) +
    rect(x - 14, y - radius * 0.66, 28, 50, shade) +
    lanterns.join('') +
    ridge(brush, frame, horizon + 110, 24, night, 0.3)
  );
}

/** A stepped tower with a fire on top, reliefs on its walls. */
function ziggurat(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { light, base, shade, deep, night, haze } = brush.colours;
  const steps = brush.whole(5, 7);
  const tall = (horizon + 60 - (y - radius * 0.35)) / steps;
  const levels = times(steps, (at) => {
    const [half, top] = [radius * (0.34 + at * (1.05 / steps)), y - radius * 0.35 + at * tall];
    const marks = times(Math.floor(half / 13), (mark) =>
      rect(x - half + 10 + mark * 26, top + tall * 0.3, 12, tall * 0.42, deep, { opacity: 0.45 }),
    ).join('');
    return (
      rect(
        x - half,
        top,
        half,
        tall,
        brush.linear([
          [0, light],
          [0.2, base],
          [1, shade],
        ]),
      ) +
      rect(
        x,
        top,
        half,
        tall,
        brush.linear([
          [0, base],
          [0.2, shade],
          [1, night],
        ]),
      ) +
      marks +
      rect(x - half, top, half * 2, 5, light, { opacity: 0.8 })
    );
  });
  const stairs =
    polygon(
      [
        [x - 16, y - radius * 0.35],
        [x + 16, y - radius * 0.35],
        [x + 46, horizon + 60],
        [x - 46, horizon + 60],
      ],
      night,
      { opacity: 0.6 },
    ) +
    times(22, (at) =>
      stroke(`M${n(x - 16 - at * 1.3)} ${n(y - radius * 0.3 + (at * (tall * steps)) / 22)}h${n(32 + at * 2.6)}`, light, 2, {
        opacity: 0.5,
      }),
    ).join('');
  const shrine =
    rect(x - radius * 0.17, y - radius * 0.72, radius * 0.34, radius * 0.37, base) +
    rect(x - radius * 0.07, y - radius * 0.6, radius * 0.14, radius * 0.25, night) +
    rect(x - radius * 0.22, y - radius * 0.78, radius * 0.44, 14, light);
  return (
    brush.glow(x, y - radius * 0.8, radius * 1.6, haze, 0.9) +
    brush.glow(x, y - radius * 0.85, radius * 0.6, light, 1) +
    ridge(brush, frame, horizon - 10, 40, deep, 0.25) +
    levels.join('') +
    stairs +
    shrine +
    swell(
      brush,
      frame,
      horizon + 56,
      16,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.35,
    )
  );
}

export const temple: readonly Body[] = [colonnade, pyramids, gate, ziggurat];
