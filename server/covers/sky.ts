import { type Brush, circle, ellipse, type Frame, group, n, path, rect, stroke, times } from './brush';

type Sky = (brush: Brush, frame: Frame) => string;

/** Dawn behind the horizon. */
const dawn: Sky = (brush, { width, height }) => {
  const { night, deep, haze } = brush.colours;
  return rect(
    0,
    0,
    width,
    height,
    brush.linear([
      [0, night],
      [0.36, deep],
      [0.72, haze],
      [1, deep],
    ]),
  );
};

/** Night, lit only by the body. */
const dusk: Sky = (brush, { width, height, x, y, radius }) => {
  const { night, deep, haze } = brush.colours;
  const ground = rect(
    0,
    0,
    width,
    height,
    brush.linear(
      [
        [0, deep],
        [0.55, night],
        [1, night],
      ],
      [brush.between(0, 1), 0, brush.between(0, 1), 1],
    ),
  );
  return ground + brush.glow(x + brush.between(-0.4, 0.4) * radius, y, radius * 2.3, haze, 0.66);
};

/** Rays from the body, as on a poster. */
const rays: Sky = (brush, frame) => {
  const { width, height, x, y, radius } = frame;
  const { haze, deep, night } = brush.colours;
  const count = brush.pick([12, 16, 22]);
  const start = brush.between(0, 1);
  const reach = width + height;
  const beams = times(count, (at) => {
    const [from, to] = [start + (at / count) * Math.PI * 2, start + ((at + 0.5) / count) * Math.PI * 2];
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * reach)} ${n(y + Math.sin(from) * reach)}L${n(x + Math.cos(to) * reach)} ${n(y + Math.sin(to) * reach)}Z`;
  }).join('');
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.linear([
        [0, deep],
        [1, night],
      ]),
    ) +
    path(beams, haze, { opacity: 0.22 }) +
    brush.glow(x, y, radius * 2, haze, 0.7)
  );
};

/** Discs of light around the body, each wider one fainter. */
const halo: Sky = (brush, { width, height, x, y, radius }) => {
  const { haze, deep, night } = brush.colours;
  const discs = times(5, (at) => circle(x, y, radius * (2.6 - at * 0.34), haze, { opacity: 0.11 + at * 0.035 })).join('');
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.linear([
        [0, night],
        [1, deep],
      ]),
    ) + discs
  );
};

/** Flat bands from the night above to the light at the horizon. */
const strata: Sky = (brush, { width, height, horizon }) => {
  const { haze, deep, night } = brush.colours;
  const count = brush.whole(6, 9);
  const bend = brush.between(-46, 46);
  const bands = times(count, (at) => {
    const top = (horizon * 1.12 * at) / count;
    return path(`M0 ${n(top)}Q${n(width / 2)} ${n(top + bend)} ${width} ${n(top)}V${height}H0Z`, haze, { opacity: at === 0 ? 0 : 0.17 });
  }).join('');
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.linear([
        [0, night],
        [1, deep],
      ]),
    ) + bands
  );
};

/** Light on one side of a diagonal. */
const slant: Sky = (brush, { width, height, x, y, radius }) => {
  const { haze, deep, night } = brush.colours;
  const [left, right] = brush.pick([
    [0.16, 0.62],
    [0.62, 0.16],
    [0.05, 0.75],
    [0.75, 0.05],
  ] as const);
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.linear([
        [0, night],
        [1, deep],
      ]),
    ) +
    path(
      `M0 ${n(height * left)}L${width} ${n(height * right)}V${height}H0Z`,
      brush.linear([
        [0, haze],
        [0.7, deep],
      ]),
      { opacity: 0.85 },
    ) +
    brush.glow(x, y, radius * 1.8, haze, 0.35)
  );
};

/** The backgrounds that a body may have. */
export const skies: readonly Sky[] = [dawn, dusk, rays, halo, strata, slant];

interface Star {
  x: number;
  y: number;
}

/** Points that keep a distance from each other (Poisson disc by dart throwing over a grid). */
export function scatter(brush: Brush, width: number, height: number, distance: number): Star[] {
  const cell = distance / Math.SQRT2;
  const columns = Math.ceil(width / cell);
  const grid = new Map<number, Star>();
  const stars: Star[] = [];
  const isFree = (x: number, y: number, column: number, row: number) =>
    times(25, (i) => grid.get((row + Math.floor(i / 5) - 2) * columns + column + (i % 5) - 2)).every(
      (near) => !near || Math.hypot(near.x - x, near.y - y) >= distance,
    );
  for (let dart = 0; dart < ((width * height) / (distance * distance)) * 2.2; dart++) {
    const x = brush.between(0, width);
    const y = brush.between(0, height);
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    if (!isFree(x, y, column, row)) continue;
    const star = { x, y };
    grid.set(row * columns + column, star);
    stars.push(star);
  }
  return stars;
}

/** Stars down to a height, most of them faint, a few with a sparkle. */
export function stars(brush: Brush, width: number, height: number): string {
  const { light } = brush.colours;
  const distance = brush.between(34, 52);
  return scatter(brush, width, height, distance)
    .map(({ x, y }) => {
      const rank = brush.between(0, 1);
      const fade = 1 - (y / height) * 0.7;
      if (rank > 0.972) return sparkle(x, y, brush.between(9, 15), light, fade);
      return circle(x, y, 0.8 + rank ** 4 * 2.2, light, { opacity: (0.25 + rank * 0.6) * fade });
    })
    .join('');
}

/** A star with four thin rays. */
export function sparkle(x: number, y: number, size: number, colour: string, opacity = 1): string {
  const waist = size * 0.1;
  const d = `M${n(x)} ${n(y - size)}L${n(x + waist)} ${n(y - waist)}L${n(x + size)} ${n(y)}L${n(x + waist)} ${n(y + waist)}L${n(x)} ${n(y + size)}L${n(x - waist)} ${n(y + waist)}L${n(x - size)} ${n(y)}L${n(x - waist)} ${n(y - waist)}Z`;
  return path(d, colour, { opacity });
}

/** Instruments over the sky: orbits with a body on each, a graticule of ticks, or meridians. */
export function chart(brush: Brush, { x, y, radius }: Frame): string {
  const { light } = brush.colours;
  const draw = brush.pick([orbits, dial, meridians]);
  return group(draw(brush, x, y, radius), { opacity: 0.34, stroke: light });
}

function orbits(brush: Brush, x: number, y: number, radius: number): string {
  const tilt = brush.between(-35, 35);
  const flat = brush.between(0.28, 0.5);
  const rings = times(3, (ring) => {
    const r = radius * (1.22 + ring * 0.26);
    const angle = brush.between(0, Math.PI * 2);
    return (
      ellipse(x, y, r, r * flat, 'none', { 'stroke-width': 1.4 }) +
      circle(x + Math.cos(angle) * r, y + Math.sin(angle) * r * flat, brush.between(4, 8), brush.colours.light, { stroke: 'none' })
    );
  });
  return group(rings.join(''), { transform: `rotate(${n(tilt)} ${n(x)} ${n(y)})` });
}

function dial(brush: Brush, x: number, y: number, radius: number): string {
  const r = radius * brush.between(1.18, 1.32);
  const ticks = times(72, (at) => {
    const angle = (at / 72) * Math.PI * 2;
    const inner = r - (at % 6 === 0 ? 22 : 10);
    return `M${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}L${n(x + Math.cos(angle) * inner)} ${n(y + Math.sin(angle) * inner)}`;
  });
  return circle(x, y, r, 'none', { 'stroke-width': 1.4 }) + stroke(ticks.join(''), brush.colours.light, 1.4);
}

function meridians(_: Brush, x: number, y: number, radius: number): string {
  const r = radius * 1.5;
  const lines = times(4, (at) => ellipse(x, y, (r * at) / 3.5, r, 'none', { 'stroke-width': 1.2 }));
  const parallels = times(5, (at) => {
    const height = r * ((at - 2) / 3);
    const half = Math.sqrt(r * r - height * height);
    return `M${n(x - half)} ${n(y + height)}H${n(x + half)}`;
  });
  return (
    lines.join('') + circle(x, y, r, 'none', { 'stroke-width': 1.2 }) + stroke(parallels.join(''), 'inherit', 1.2, { stroke: undefined })
  );
}
