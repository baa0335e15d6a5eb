import { type Body, type Brush, circle, ellipse, type Frame, group, n, path, stroke, times } from '../brush';
import { sparkle } from '../sky';

/** Clouds of light laid over each other, more of them towards the middle. */
function clouds(brush: Brush, x: number, y: number, reach: number, count: number): string {
  const { base, haze, light } = brush.colours;
  return times(count, (at) => {
    const far = (at / count) * reach;
    const turn = brush.between(0, Math.PI * 2);
    return brush.glow(
      x + Math.cos(turn) * far,
      y + Math.sin(turn) * far * 0.8,
      reach * brush.between(0.22, 0.5),
      brush.pick([base, haze, haze, light]),
      brush.between(0.18, 0.42),
    );
  }).join('');
}

const births = (brush: Brush, x: number, y: number, reach: number, count: number) =>
  times(count, () =>
    sparkle(x + brush.between(-reach, reach), y + brush.between(-reach, reach), brush.between(10, 30), '#fff', brush.between(0.6, 1)),
  ).join('');

/** Billows of dust along a line, each lit from above. */
function billows(brush: Brush, line: readonly (readonly [x: number, y: number, r: number])[], lit: string): string {
  return line
    .map(([px, py, r]) =>
      times(4, () => circle(px + brush.between(-0.6, 0.6) * r, py + brush.between(-0.5, 0.5) * r, r * brush.between(0.5, 1.25), lit)).join(
        '',
      ),
    )
    .join('');
}

/** A supernova remnant: threads of gas thrown outwards, knots at their ends. */
function remnant(brush: Brush, { x, y, radius }: Frame): string {
  const { base, light, haze } = brush.colours;
  const count = brush.whole(70, 110);
  const [p, q] = [brush.between(0, 6), brush.between(0, 6)];
  const threads = times(count, (at) => {
    const turn = (at / count) * Math.PI * 2 + brush.between(-0.05, 0.05);
    const far = radius * (0.82 + 0.2 * Math.sin(turn * 3 + p) + 0.12 * Math.sin(turn * 7 + q)) * brush.between(0.8, 1.3);
    const near = radius * brush.between(0.16, 0.4);
    const curl = turn + brush.between(-0.4, 0.4);
    const [ex, ey] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    const d = `M${n(x + Math.cos(curl) * near)} ${n(y + Math.sin(curl) * near)}Q${n(x + Math.cos(curl) * far * 0.7)} ${n(y + Math.sin(curl) * far * 0.7)} ${n(ex)} ${n(ey)}`;
    const paint = brush.pick([base, light, haze]);
    return (
      stroke(d, paint, brush.between(1.5, 5), { opacity: brush.between(0.3, 0.8) }) +
      circle(ex, ey, brush.between(2, 6), light, { opacity: 0.85 })
    );
  });
  const shells = times(3, (at) =>
    circle(x, y, radius * (0.5 + at * 0.26), 'none', {
      stroke: light,
      'stroke-width': 1.6,
      opacity: 0.3,
      'stroke-dasharray': `${n(brush.between(20, 90))} ${n(brush.between(10, 40))}`,
    }),
  );
  return (
    clouds(brush, x, y, radius * 1.5, 26) +
    threads.join('') +
    shells.join('') +
    brush.glow(x, y, radius * 0.6, light, 1) +
    circle(x, y, radius * 0.05, '#fff') +
    births(brush, x, y, radius, 4)
  );
}

/** A planetary nebula: rings of gas around one star. */
function helix(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light, haze } = brush.colours;
  const flat = brush.between(0.66, 0.9);
  const rings = times(60, (at) => {
    const share = at / 60;
    const paint = share < 0.35 ? light : share < 0.7 ? base : haze;
    return ellipse(
      x + brush.between(-6, 6),
      y + brush.between(-6, 6),
      radius * (0.42 + share * 0.72),
      radius * (0.42 + share * 0.72) * flat,
      'none',
      {
        stroke: paint,
        'stroke-width': brush.between(3, 13),
        opacity: 0.2 * (1 - share * 0.6),
        transform: `rotate(${n(brush.between(-14, 14))} ${n(x)} ${n(y)})`,
      },
    );
  }).join('');
  const rays = times(46, (at) => {
    const turn = (at / 46) * Math.PI * 2;
    const [from, to] = [radius * brush.between(0.5, 0.62), radius * brush.between(0.8, 1.2)];
    return `<path d="M${n(x + Math.cos(turn) * from)} ${n(y + Math.sin(turn) * from * flat)}L${n(x + Math.cos(turn) * to)} ${n(y + Math.sin(turn) * to * flat)}" stroke="${light}" stroke-width="2" opacity="0.28"/>`;
  }).join('');
  return (
    clouds(brush, x, y, radius * 1.5, 18) +
    ellipse(
      x,
      y,
      radius * 0.62,
      radius * 0.62 * flat,
      brush.radial([
        [0, night, 0.9],
        [1, night, 0],
      ]),
    ) +
    group(rings + rays, { transform: `rotate(${n(brush.between(-30, 30))} ${n(x)} ${n(y)})` }) +
    brush.glow(x, y, radius * 0.3, light, 1) +
    circle(x, y, 6, '#fff')
  );
}

/** A veil in folds across the sky. */
function veil(brush: Brush, { width, x, y, radius }: Frame): string {
  const { base, light, haze } = brush.colours;
  const phase = brush.between(0, 6);
  const slope = brush.between(-0.5, 0.5);
  const threads = times(64, (thread) => {
    const shift = (thread / 64 - 0.5) * radius * 1.5;
    const line = times(25, (at) => {
      const px = (at / 24) * (width + 80) - 40;
      const wave = Math.sin(at * 0.3 + phase + thread * 0.022) * radius * 0.42 + Math.sin(at * 0.62 + thread * 0.05) * radius * 0.13;
      return `${n(px)} ${n(y + shift * (0.5 + 0.5 * Math.sin(at * 0.22 + phase)) + wave + (px - x) * slope)}`;
    }).join('L');
    return `<path d="M${line}" fill="none" stroke="${thread % 7 === 0 ? light : thread % 2 ? base : haze}" stroke-width="${n(thread % 7 === 0 ? 2.4 : 5)}" opacity="${thread % 7 === 0 ? 0.55 : 0.16}"/>`;
  }).join('');
  return clouds(brush, x, y, radius * 1.5, 22) + threads + births(brush, x, y, radius * 0.9, 7);
}

/** A shore of dust, bright at its edge, with new stars over it. */
function cliffs(brush: Brush, { width, height, x, y, radius }: Frame): string {
  const { night, shade, base, light, deep } = brush.colours;
  const side = brush.side();
  const banks = [
    [0.2, light, base],
    [0.62, base, shade],
    [1.02, shade, deep],
  ] as const;
  const drawn = banks.map(([down, edge, body]) => {
    const lit = brush.radial(
      [
        [0, edge, 0.8],
        [0.35, body, 0.75],
        [1, body, 0],
      ],
      [0.5, 0.38, 0.56],
    );
    const line = times(
      24,
      (at) =>
        [
          (at / 23) * (width + 120) - 60,
          y + radius * down + side * (at - 11.5) * 8 + Math.sin(at * 1.9 + down * 9) * radius * 0.16,
          radius * brush.between(0.2, 0.34),
        ] as const,
    );
    const foot = `M-60 ${n(y + radius * (down + 0.25) - side * 90)}L${width + 60} ${n(y + radius * (down + 0.25) + side * 90)}V${height}H-60Z`;
    return (
      billows(brush, line, lit) +
      path(
        foot,
        brush.linear([
          [0, body, 0],
          [0.3, body, 0.9],
          [0.7, night],
        ]),
      )
    );
  });
  return (
    clouds(brush, x, y - radius * 0.3, radius * 1.7, 34) +
    brush.glow(x - side * radius * 0.4, y - radius * 0.4, radius * 1.2, light, 0.6) +
    births(brush, x, y - radius * 0.6, radius, 8) +
    drawn.join('')
  );
}

export const nebula: readonly Body[] = [remnant, helix, veil, cliffs];
