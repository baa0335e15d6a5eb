import { type Body, type Brush, circle, type Frame, n, path, rect, stroke, times } from '../brush';
import { ridge } from '../ground';
import { craters, sphere } from '../sphere';

/** The full moon over water, a road of light below it. */
function overWater(brush: Brush, frame: Frame): string {
  const { width, x, y, radius, horizon } = frame;
  const { night, deep, light } = brush.colours;
  const r = radius * brush.between(0.72, 0.95);
  const shore = horizon - 30;
  const angle = brush.pick([-120, -60]);
  const road = times(54, () => {
    const at = brush.between(0, 1);
    const half = brush.between(8, 46) * (0.4 + at);
    const px = x + brush.between(-1, 1) * r * (0.25 + at * 0.6);
    return `M${n(px - half)} ${n(shore + 8 + at * 220)}H${n(px + half)}`;
  }).join('');
  return (
    brush.glow(x, y, r * 2, light, 0.5) +
    sphere(brush, x, y, r, { angle }, craters(brush, x, y, r, { angle })) +
    ridge(brush, frame, shore - 6, 18, deep, 0.2) +
    rect(
      0,
      shore,
      width,
      frame.height - shore,
      brush.linear([
        [0, deep],
        [0.5, night],
      ]),
    ) +
    stroke(road, light, 2.6, { opacity: 0.5 })
  );
}

/** The phases of the moon in one arc. */
function phases(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light, shade } = brush.colours;
  const count = 7;
  const far = radius * 1.05;
  const disc = (px: number, py: number, r: number, phase: number) => {
    const lit =
      Math.abs(phase) < 0.02
        ? ''
        : path(
            `M${n(px)} ${n(py - r)}A${n(r)} ${n(r)} 0 0 ${phase > 0 ? 1 : 0} ${n(px)} ${n(py + r)}A${n(r * Math.abs(1 - 2 * Math.abs(phase)))} ${n(r)} 0 0 ${(Math.abs(phase) > 0.5) === phase > 0 ? 1 : 0} ${n(px)} ${n(py - r)}Z`,
            light,
          );
    return (
      circle(px, py, r, night) +
      circle(px, py, r, shade, { opacity: 0.55 }) +
      lit +
      circle(px, py, r, 'none', { stroke: base, 'stroke-width': 1.5, opacity: 0.7 })
    );
  };
  const ring = times(count, (at) => {
    const turn = Math.PI + (at / (count - 1)) * Math.PI;
    const phase = at < 3 ? (at + 1) / 4 : at === 3 ? 1 : -(7 - at) / 4;
    return disc(x + Math.cos(turn) * far, y + radius * 0.35 + Math.sin(turn) * far, at === 3 ? radius * 0.2 : radius * 0.145, phase);
  });
  const r = radius * 0.56;
  const angle = -60;
  return (
    brush.glow(x, y + radius * 0.3, radius * 1.2, base, 0.6) +
    stroke(`M${n(x - far)} ${n(y + radius * 0.35)}A${n(far)} ${n(far)} 0 0 1 ${n(x + far)} ${n(y + radius * 0.35)}`, light, 1.6, {
      opacity: 0.4,
    }) +
    ring.join('') +
    sphere(brush, x, y + radius * 0.35, r, { angle }, craters(brush, x, y + radius * 0.35, r, { angle }))
  );
}

/** The moon's surface: grey land, and a planet above it. */
function earthrise(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon, width } = frame;
  const { shade, base, light, night } = brush.colours;
  const angle = brush.pick([-150, -30]);
  const land = ridge(
    brush,
    frame,
    horizon - 20,
    46,
    brush.linear([
      [0, base],
      [0.18, shade],
      [0.6, night],
    ]),
    0.9,
  );
  const holes = times(12, (at) => {
    const py = horizon + 26 + at * 15;
    const r = 10 + at * 5;
    const px = brush.between(0, width);
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r)}" ry="${n(r * 0.28)}" fill="${night}" opacity="0.5"/><path d="M${n(px - r)} ${n(py)}A${n(r)} ${n(r * 0.28)} 0 0 0 ${n(px + r)} ${n(py)}" fill="none" stroke="${light}" stroke-width="1.5" opacity="0.45"/>`;
  }).join('');
  return (
    brush.glow(x, y, radius * 1.4, brush.colours.haze, 0.8) +
    sphere(
      brush,
      x,
      y,
      radius * 0.72,
      { angle },
      times(6, (at) =>
        path(
          `M${n(x - radius)} ${n(y - radius * 0.5 + at * radius * 0.19)}q${n(radius * 0.5)} ${n(brush.between(-40, 40))} ${n(radius)} 0t${n(radius)} 0v${n(brush.between(6, 22))}q${n(-radius * 0.5)} ${n(brush.between(-30, 30))} ${n(-radius)} 0t${n(-radius)} 0Z`,
          light,
          { opacity: 0.5 },
        ),
      ).join(''),
    ) +
    land +
    holes
  );
}

/** A thin crescent that fills the sky. */
function crescent(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light } = brush.colours;
  const side = brush.side();
  const r = radius * 1.06;
  const shape = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 ${side > 0 ? 1 : 0} ${n(x)} ${n(y + r)}A${n(r * 1.18)} ${n(r * 1.18)} 0 0 ${side > 0 ? 0 : 1} ${n(x)} ${n(y - r)}Z`;
  const skin =
    path(
      shape,
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) + brush.cut(craters(brush, x, y, r, { angle: 180 }), path(shape, '#000'));
  return (
    brush.glow(x + side * r * 0.4, y, r * 1.7, base, 0.6) +
    circle(x, y, r - 2, night, { opacity: 0.55 }) +
    `<g transform="rotate(${n(side * brush.between(12, 34))} ${n(x)} ${n(y)})">${skin}</g>`
  );
}

export const moon: readonly Body[] = [overWater, phases, earthrise, crescent];
