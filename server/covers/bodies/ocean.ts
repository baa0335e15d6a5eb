import { type Body, type Brush, circle, ellipse, type Frame, group, n, path, polygon, rect, stroke, times } from '../brush';
import { ridge } from '../ground';

/** One row of waves: long troughs, pointed crests, the crests lit. */
function waves(brush: Brush, { width, height }: Frame, y: number, size: number, fill: string, rim: number): string {
  const from = -brush.between(0, 1) * size * 6;
  let x = from;
  let d = `M${n(from)} ${n(y)}`;
  while (x < width + size * 8) {
    const step = size * brush.between(4, 7);
    const high = size * brush.between(0.35, 0.9);
    d += `c${n(step * 0.3)} ${n(size * 0.12)} ${n(step * 0.42)} ${n(-high * 0.5)} ${n(step * 0.5)} ${n(-high)}c${n(step * 0.1)} ${n(high * 0.6)} ${n(step * 0.24)} ${n(high * 1.02)} ${n(step * 0.5)} ${n(high)}`;
    x += step;
  }
  return path(`${d}V${height}H${n(from)}Z`, fill) + stroke(d, brush.colours.light, 2, { opacity: rim });
}

const tonesOf = (brush: Brush) => {
  const { haze, deep, night, shade, base } = brush.colours;
  return [
    [base, haze],
    [haze, shade],
    [shade, deep],
    [deep, night],
    [night, night],
  ] as const;
};

/** Rows of swell under a large sun or moon. */
function swells(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const { light, base } = brush.colours;
  const rows = tonesOf(brush).map(([top, foot], at) =>
    waves(
      brush,
      frame,
      y + radius * 0.4 + at * 58,
      13 + at * 7,
      brush.linear([
        [0, top],
        [0.5, foot],
      ]),
      0.5,
    ),
  );
  const glitter = times(34, () => {
    const at = brush.between(0.05, 1);
    const half = brush.between(6, 40) * (0.5 + at);
    return `M${n(x + brush.between(-0.6, 0.6) * radius * (0.5 + at) - half)} ${n(y + radius * 0.4 + at * 230)}h${n(half * 2)}`;
  }).join('');
  return (
    brush.glow(x, y, radius * 1.6, light, 0.7) +
    circle(
      x,
      y,
      radius * 0.82,
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    rows.join('') +
    stroke(glitter, light, 2.4, { opacity: 0.6 })
  );
}

/** One large wave, and a small boat. */
function breaker(brush: Brush, frame: Frame): string {
  const { width, height, x, y, radius } = frame;
  const { light, base, shade, deep, night, haze } = brush.colours;
  const side = brush.side();
  const curl = `M-20 ${n(y + radius * 1.2)}C${n(width * 0.1)} ${n(y - radius * 0.3)} ${n(width * 0.3)} ${n(y - radius * 1.05)} ${n(width * 0.62)} ${n(y - radius * 0.86)}C${n(width * 0.84)} ${n(y - radius * 0.7)} ${n(width * 0.86)} ${n(y - radius * 0.2)} ${n(width * 0.7)} ${n(y - radius * 0.1)}C${n(width * 0.76)} ${n(y - radius * 0.42)} ${n(width * 0.58)} ${n(y - radius * 0.56)} ${n(width * 0.46)} ${n(y - radius * 0.3)}C${n(width * 0.3)} ${n(y + radius * 0.1)} ${n(width * 0.42)} ${n(y + radius * 0.9)} ${n(width + 20)} ${n(y + radius)}V${height}H-20Z`;
  const lines = times(
    5,
    (at) =>
      `M${n(at * 40)} ${n(y + radius * 1.1)}C${n(width * 0.12 + at * 24)} ${n(y + at * 20)} ${n(width * 0.26 + at * 12)} ${n(y - radius * 0.66 + at * 26)} ${n(width * 0.52)} ${n(y - radius * 0.66 + at * 16)}`,
  ).join('');
  const foam = times(30, () =>
    circle(width * brush.between(0.4, 0.86), y - radius * brush.between(0.1, 1), brush.between(3, 9), light, { opacity: 0.85 }),
  ).join('');
  const boat = group(
    path('M-44 0Q0 26 44 0L34 22Q0 36 -34 22Z', night) + path('M-2 -4V-74L34 -8Z', light) + path('M-8 -4V-56L-30 -8Z', base),
    { transform: `translate(${n(width * 0.78)} ${n(y + radius * 0.82)}) rotate(-10)` },
  );
  const drawn =
    path(
      curl,
      brush.linear([
        [0, light],
        [0.12, base],
        [0.45, shade],
        [0.8, night],
      ]),
    ) +
    stroke(lines, light, 5, { opacity: 0.4 }) +
    stroke(curl, light, 5, { opacity: 0.9 }) +
    foam +
    boat +
    waves(
      brush,
      frame,
      y + radius * 1.15,
      34,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.4,
    );
  return brush.glow(x, y, radius * 1.6, haze, 0.5) + (side > 0 ? drawn : group(drawn, { transform: `translate(${width} 0) scale(-1 1)` }));
}

/** Under water: shafts of light, a diving bell, weed. */
function depths(brush: Brush, frame: Frame): string {
  const { width, height, x, y, radius, horizon } = frame;
  const { light, base, shade, deep, night, haze } = brush.colours;
  const shafts = times(7, () => {
    const [top, foot, wide] = [brush.between(0.1, 0.9) * width, brush.between(-0.3, 1.3) * width, brush.between(20, 70)];
    return polygon(
      [
        [top, -10],
        [top + wide, -10],
        [foot + wide * 2.4, height * 0.8],
        [foot, height * 0.8],
      ],
      brush.linear([
        [0, light, 0.34],
        [1, light, 0],
      ]),
    );
  }).join('');
  const r = radius * 0.52;
  const ports = [-0.46, 0, 0.46]
    .map((at) => circle(x + at * r, y + r * (0.06 - at * at * 0.2), r * 0.1, '#FFF4C9', { stroke: shade, 'stroke-width': r * 0.05 }))
    .join('');
  const cage =
    [-0.62, 0.62].map((side) => `M${n(x + side * r)} ${n(y - r * 1.05)}V${n(y + r * 1.2)}`).join('') +
    `M${n(x - r * 0.86)} ${n(y + r * 1.2)}H${n(x + r * 0.86)}M${n(x - r * 0.62)} ${n(y - r * 1.05)}H${n(x + r * 0.62)}`;
  const bell =
    stroke(`M${n(x)} ${n(y - r)}V-10`, night, 5) +
    stroke(cage, night, r * 0.08) +
    circle(
      x,
      y,
      r,
      brush.radial(
        [
          [0, light],
          [0.35, base],
          [1, shade],
        ],
        [0.36, 0.3, 0.8],
      ),
    ) +
    brush.glow(x, y, r * 0.8, light, 0.5) +
    ports;
  const beam = polygon(
    [
      [x - r * 0.3, y + r * 0.2],
      [x + r * 0.3, y + r * 0.2],
      [x + radius * 0.9, horizon + 70],
      [x - radius * 0.9, horizon + 70],
    ],
    brush.linear([
      [0, light, 0.5],
      [1, light, 0],
    ]),
  );
  const bubbles = times(22, () =>
    circle(x + brush.between(-1, 1) * radius, y + brush.between(-1.3, 0.9) * radius, brush.between(2, 9), 'none', {
      stroke: light,
      'stroke-width': 1.8,
      opacity: 0.7,
    }),
  ).join('');
  const weed = times(16, (at) => {
    const px = (at / 15) * width + brush.between(-14, 14);
    const tall = brush.between(60, 190);
    return `M${n(px)} ${n(horizon + 130)}q${n(brush.between(-40, 40))} ${n(-tall / 2)} ${n(brush.between(-14, 14))} ${n(-tall)}`;
  }).join('');
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.linear([
        [0, haze, 0.85],
        [0.5, deep, 0.7],
        [1, night],
      ]),
    ) +
    shafts +
    beam +
    bell +
    bubbles +
    stroke(weed, night, 9) +
    ridge(brush, frame, horizon + 96, 40, night, 0.25)
  );
}

/** A lighthouse on its rock, the beam across the night. */
function lighthouse(brush: Brush, frame: Frame): string {
  const { width, x, y, radius, horizon } = frame;
  const { light, base, shade, night, deep } = brush.colours;
  const side = brush.side();
  const [lx, top, foot] = [x - side * radius * 0.5, y - radius * 0.5, horizon + 10];
  const beam = (to: number, spread: number, opacity: number) =>
    polygon(
      [
        [lx, top - 6],
        [to, top - spread],
        [to, top + spread * 1.1],
        [lx, top + 6],
      ],
      brush.linear(
        [
          [0, light, opacity],
          [1, light, 0],
        ],
        to > lx ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    );
  const w = radius * 0.2;
  const stripes = times(5, (at) => {
    const [from, to] = [at / 5, (at + 0.5) / 5];
    const half = (share: number) => w * (0.72 + share * 0.5);
    const level = (share: number) => top + 26 + share * (foot - top - 26);
    return polygon(
      [
        [lx - half(from), level(from)],
        [lx + half(from), level(from)],
        [lx + half(to), level(to)],
        [lx - half(to), level(to)],
      ],
      shade,
    );
  }).join('');
  const tower = polygon(
    [
      [lx - w * 0.72, top + 26],
      [lx + w * 0.72, top + 26],
      [lx + w * 1.22, foot + 30],
      [lx - w * 1.22, foot + 30],
    ],
    brush.linear(
      [
        [0, light],
        [0.5, base],
        [1, shade],
      ],
      [0, 0, 1, 0],
    ),
  );
  const lamp =
    rect(lx - w * 0.95, top + 18, w * 1.9, 11, night) +
    rect(lx - w * 0.5, top - 22, w, 42, light) +
    path(`M${n(lx - w * 0.7)} ${n(top - 22)}Q${n(lx)} ${n(top - 62)} ${n(lx + w * 0.7)} ${n(top - 22)}Z`, night) +
    stroke(`M${n(lx - w * 0.16)} ${n(top - 22)}v42M${n(lx + w * 0.2)} ${n(top - 22)}v42`, night, 3);
  const rock = polygon(
    [
      [lx - radius * 1.1, horizon + 130],
      [lx - radius * 0.55, foot + 30],
      [lx - radius * 0.2, foot - 6],
      [lx + radius * 0.26, foot],
      [lx + radius * 0.6, foot + 52],
      [lx + radius * 1.1, horizon + 130],
    ],
    brush.linear([
      [0, deep],
      [0.5, night],
    ]),
  );
  return (
    beam(side > 0 ? width + 40 : -40, radius * 0.52, 0.9) +
    beam(side > 0 ? -40 : width + 40, radius * 0.16, 0.4) +
    ellipse(x, horizon + 40, width, 50, deep, { opacity: 0.8 }) +
    waves(
      brush,
      frame,
      horizon + 26,
      16,
      brush.linear([
        [0, deep],
        [1, night],
      ]),
      0.4,
    ) +
    tower +
    stripes +
    rock +
    lamp +
    brush.glow(lx, top, radius * 0.62, light, 1) +
    waves(
      brush,
      frame,
      horizon + 84,
      26,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.5,
    )
  );
}

export const ocean: readonly Body[] = [swells, breaker, depths, lighthouse];
