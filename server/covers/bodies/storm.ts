import { type Body, type Brush, ellipse, type Frame, group, n, polygon, rect, stroke, times } from '../brush';
import { ridge, swell } from '../ground';

/** A bolt that forks on its way down. */
function bolt(brush: Brush, x: number, from: number, to: number, width: number): string {
  const { light } = brush.colours;
  const line: [number, number][] = [[x, from]];
  const forks: string[] = [];
  let at = x;
  const steps = 9;
  for (let step = 1; step <= steps; step++) {
    at += brush.between(-34, 34);
    const y = from + ((to - from) * step) / steps;
    line.push([at, y]);
    if (step > 2 && step < steps && brush.isLucky(38)) {
      const side = brush.side();
      forks.push(
        `M${n(at)} ${n(y)}l${n(side * brush.between(20, 50))} ${n(brush.between(30, 60))}l${n(side * brush.between(-6, 36))} ${n(brush.between(24, 54))}`,
      );
    }
  }
  const d = `M${line.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`;
  return (
    stroke(d, light, width * 4, { opacity: 0.22, 'stroke-linejoin': 'round' }) +
    stroke(d, '#fff', width, { 'stroke-linejoin': 'miter' }) +
    stroke(forks.join(''), '#fff', width * 0.45) +
    brush.glow(at, to, 130, light, 0.9)
  );
}

/** Banks of cloud across the whole sky, soft, heavy below and lit above. */
function bank(brush: Brush, { width }: Frame, y: number, tall: number, lit: string, count: number): string {
  return times(count * 3, (at) => {
    const px = (at / (count * 3 - 1)) * (width + 160) - 80 + brush.between(-30, 30);
    const r = tall * brush.between(0.5, 1.15);
    return ellipse(px, y - brush.between(-0.15, 0.5) * tall, r * 1.35, r, lit);
  }).join('');
}

/** A thunderhead over the land, its bolts and its rain. */
function thunder(brush: Brush, frame: Frame): string {
  const { width, x, y, radius, horizon } = frame;
  const { light, haze, shade, deep, night, base } = brush.colours;
  const foot = y - radius * 0.08;
  const high = brush.radial(
    [
      [0, light, 0.7],
      [0.4, haze, 0.6],
      [1, deep, 0],
    ],
    [0.45, 0.34, 0.58],
  );
  const low = brush.radial(
    [
      [0, shade, 0.8],
      [0.4, deep, 0.8],
      [1, night, 0],
    ],
    [0.46, 0.32, 0.6],
  );
  const rain = times(70, () => `M${n(brush.between(0, width))} ${n(foot + brush.between(40, radius * 1.4))}l-12 40`).join('');
  const second = brush.isLucky(60) ? bolt(brush, x + brush.side() * radius * 0.9, foot, horizon - 10, 4) : '';
  return (
    brush.glow(x, foot + radius * 0.5, radius * 1.7, base, 0.75) +
    rect(
      0,
      0,
      width,
      foot,
      brush.linear([
        [0, night, 0.8],
        [1, deep, 0],
      ]),
    ) +
    bank(brush, frame, foot - radius * 0.52, radius * 0.42, high, 9) +
    bank(brush, frame, foot - radius * 0.2, radius * 0.4, low, 10) +
    stroke(rain, light, 1.8, { opacity: 0.3 }) +
    second +
    bolt(brush, x + brush.between(-50, 50), foot, horizon + 20, 8) +
    bank(brush, frame, foot, radius * 0.26, low, 12) +
    swell(
      brush,
      frame,
      horizon + 26,
      16,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.5,
    ) +
    swell(brush, frame, horizon + 92, 18, night, 0.3)
  );
}

/** A cyclone from orbit: bands of cloud wound around an eye. */
function cyclone(brush: Brush, { width, height, x, y, radius }: Frame): string {
  const { light, base, shade, night, deep } = brush.colours;
  const way = brush.side();
  const flat = brush.between(0.62, 0.95);
  const soft = brush.radial([
    [0, light, 0.85],
    [0.5, light, 0.35],
    [1, light, 0],
  ]);
  const tinted = brush.radial([
    [0, base, 0.7],
    [1, base, 0],
  ]);
  const bands = times(420, (at) => {
    const share = (at / 420) ** 0.8;
    const turn = (at % 3) * 2.1 + way * share * 7.5 + brush.between(-0.5, 0.5) * (0.35 + share * 0.7);
    const far = radius * (0.2 + share * 1.5) * brush.between(0.94, 1.06);
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * flat];
    const size = radius * brush.between(0.07, 0.2) * (0.6 + share * 0.7);
    return ellipse(px, py, size * 1.7, size * 0.7, at % 4 ? soft : tinted, {
      opacity: 0.85 - share * 0.45,
      transform: `rotate(${n((turn * 180) / Math.PI + 90)} ${n(px)} ${n(py)})`,
    });
  }).join('');
  const eye = radius * 0.15;
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.radial(
        [
          [0, shade],
          [0.7, deep],
          [1, night],
        ],
        [x / width, y / height, 0.75],
      ),
    ) +
    brush.glow(x, y, radius * 0.9, light, 0.7) +
    bands +
    ellipse(
      x,
      y,
      eye,
      eye * flat,
      brush.radial([
        [0, night],
        [0.6, deep],
        [1, deep, 0.2],
      ]),
    )
  );
}

/** A funnel that stands between cloud and land. */
function twister(brush: Brush, frame: Frame): string {
  const { width, x, y, radius, horizon } = frame;
  const { light, base, shade, deep, night, haze } = brush.colours;
  const lean = brush.between(-60, 60);
  const [top, foot] = [y - radius * 0.62, horizon + 22];
  const at = (share: number) => ({
    px: x + Math.sin(share * 3) * lean + lean * 0.4,
    py: top + (foot - top) * share,
    half: radius * (0.8 * (1 - share) ** 2.2 + 0.05),
  });
  const edge = (side: number) =>
    times(16, (step) => {
      const { px, py, half } = at(step / 15);
      return [px + side * half, py] as const;
    });
  const funnel = polygon(
    [...edge(-1), ...edge(1).toReversed()],
    brush.linear(
      [
        [0, night],
        [0.2, shade],
        [0.45, light],
        [0.75, shade],
        [1, night],
      ],
      [0, 0, 1, 0],
    ),
    { opacity: 0.92 },
  );
  const threads = times(46, () => {
    const { px, py, half } = at(brush.between(0, 0.97));
    const from = brush.between(-0.9, 0.2);
    return `M${n(px + half * from)} ${n(py + half * 0.1)}q${n(half * 0.4)} ${n(half * 0.24)} ${n(half * brush.between(0.5, 0.8))} ${n(-half * 0.04)}`;
  }).join('');
  const dust = brush.radial([
    [0, base, 0.7],
    [1, shade, 0],
  ]);
  const skirt = times(20, () =>
    ellipse(
      x + lean * 0.5 + brush.between(-1, 1) * radius * 0.6,
      foot - brush.between(-10, 60),
      radius * brush.between(0.14, 0.34),
      radius * brush.between(0.07, 0.16),
      dust,
    ),
  ).join('');
  const low = brush.radial(
    [
      [0, shade, 0.85],
      [0.45, deep, 0.85],
      [1, night, 0],
    ],
    [0.5, 0.62, 0.58],
  );
  return (
    brush.glow(x, foot - radius * 0.3, radius * 1.6, haze, 0.9) +
    rect(
      0,
      0,
      width,
      top,
      brush.linear([
        [0, night],
        [1, deep, 0.6],
      ]),
    ) +
    funnel +
    stroke(threads, light, 2, { opacity: 0.45 }) +
    bank(brush, frame, top + 10, radius * 0.3, low, 12) +
    bank(brush, frame, top - radius * 0.3, radius * 0.36, low, 10) +
    ridge(
      brush,
      frame,
      horizon + 16,
      20,
      brush.linear([
        [0, deep],
        [0.4, night],
      ]),
      0.35,
    ) +
    skirt
  );
}

/** A weather map: isobars around a low, fronts with their teeth. */
function isobars(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, night, haze } = brush.colours;
  const [p, q] = [brush.between(0, 6), brush.between(0, 6)];
  const ring = (share: number) =>
    times(44, (at) => {
      const turn = (at / 44) * Math.PI * 2;
      const far = radius * 1.55 * share * (1 + 0.13 * Math.sin(turn * 2 + p) + 0.07 * Math.sin(turn * 3 + q));
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far] as const;
    });
  const lines = times(10, (at) =>
    polygon(ring(1 - at * 0.095), at % 2 ? shade : night, {
      'fill-opacity': 0.5,
      stroke: at % 3 ? base : light,
      'stroke-width': at % 3 ? 2.4 : 5,
    }),
  ).join('');
  const turn0 = brush.between(0, 6.28);
  const teeth = times(9, (at) => {
    const turn = turn0 + at * 0.2;
    const far = radius * (0.3 + at * 0.13);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far, turn] as const;
  });
  const front =
    stroke(`M${teeth.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`, '#fff', 6) +
    teeth
      .map(([px, py, turn]) =>
        group(
          polygon(
            [
              [-15, 0],
              [0, -26],
              [15, 0],
            ],
            '#fff',
          ),
          { transform: `translate(${n(px)} ${n(py)}) rotate(${n((turn * 180) / Math.PI + 100)})` },
        ),
      )
      .join('');
  const barbs = times(8, (at) => {
    const turn = turn0 + 2.2 + at * 0.48;
    const [px, py] = [x + Math.cos(turn) * radius * 1.02, y + Math.sin(turn) * radius * 1.02];
    return group(stroke('M-26 0H26L14 -10M26 0L14 10', light, 4), {
      transform: `translate(${n(px)} ${n(py)}) rotate(${n((turn * 180) / Math.PI + 90)})`,
      opacity: 0.8,
    });
  }).join('');
  return brush.glow(x, y, radius * 1.8, haze, 0.6) + lines + front + barbs;
}

export const storm: readonly Body[] = [thunder, cyclone, twister, isobars];
