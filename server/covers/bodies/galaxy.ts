import { type Body, type Brush, circle, ellipse, type Frame, group, n, times } from '../brush';
import { sparkle } from '../sky';

/** Stars per arm. */
const PER_ARM = 150;

/** Stars along arms that wind outwards (logarithmic spirals), brighter towards the middle. */
function arms(brush: Brush, x: number, y: number, radius: number, count: number, wind: number): string {
  const { base, light, haze } = brush.colours;
  return times(count * PER_ARM, (at) => {
    const share = (Math.floor(at / count) + brush.between(0, 1)) / PER_ARM;
    const far = radius * (0.1 + share * 0.95);
    const turn = ((at % count) / count) * Math.PI * 2 + share * wind + brush.between(-0.3, 0.3) * (0.4 + share);
    const size = brush.between(0, 1) ** 3 * 6.5 + 1.3;
    const px = x + Math.cos(turn) * far;
    const py = y + Math.sin(turn) * far;
    return circle(px, py, size, brush.pick([light, light, base, haze]), { opacity: brush.between(0.35, 1) * (1 - share * 0.45) });
  }).join('');
}

/** Soft light under the arms. */
function veil(brush: Brush, x: number, y: number, radius: number, count: number, wind: number): string {
  return times(count * 9, (at) => {
    const share = Math.floor(at / count) / 9;
    const turn = ((at % count) / count) * Math.PI * 2 + share * wind;
    const far = radius * (0.1 + share * 0.86);
    return brush.glow(
      x + Math.cos(turn) * far,
      y + Math.sin(turn) * far,
      radius * (0.34 - share * 0.12),
      brush.pick([brush.colours.base, brush.colours.haze]),
      0.55,
    );
  }).join('');
}

function core(brush: Brush, x: number, y: number, radius: number): string {
  return (
    brush.glow(x, y, radius * 0.7, brush.colours.base, 0.8) +
    brush.glow(x, y, radius * 0.34, brush.colours.light, 1) +
    circle(x, y, radius * 0.06, '#fff')
  );
}

/** A spiral, tilted away from us. */
function spiral(brush: Brush, { x, y, radius }: Frame): string {
  const count = brush.whole(2, 4);
  const wind = brush.between(3.4, 5.4) * brush.side();
  const r = radius * 1.5;
  const disc = veil(brush, x, y, r, count, wind) + arms(brush, x, y, r, count, wind) + core(brush, x, y, r);
  const turn = `rotate(${n(brush.between(-40, 40))} ${n(x)} ${n(y)}) translate(0 ${n(y * (1 - 0.62))}) scale(1 0.62)`;
  return brush.glow(x, y, r * 1.2, brush.colours.haze, 0.5) + group(disc, { transform: turn });
}

/** A spiral seen from above, with a bar or a ring. */
function faceOn(brush: Brush, { x, y, radius }: Frame): string {
  const wind = brush.between(2.4, 3.6) * brush.side();
  const r = radius * 1.34;
  return (
    brush.glow(x, y, r * 1.35, brush.colours.haze, 0.55) +
    veil(brush, x, y, r, 2, wind) +
    arms(brush, x, y, r, 2, wind) +
    arms(brush, x, y, r * 0.8, 2, wind * 1.5) +
    core(brush, x, y, r) +
    sparkle(x, y, r * 0.26, '#fff', 0.9)
  );
}

/** A disc seen from its edge, dust across its light. */
function edgeOn(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light, haze } = brush.colours;
  const r = radius * 1.6;
  const bright = brush.radial([
    [0, light],
    [0.25, base, 0.9],
    [0.7, haze, 0.35],
    [1, haze, 0],
  ]);
  const grains = times(340, () => {
    const far = brush.between(-1, 1);
    const flat = (1 - Math.abs(far)) * radius * 0.22 + 7;
    return circle(x + far * r, y + brush.between(-1, 1) * flat, brush.between(0.9, 3.4), light, { opacity: brush.between(0.3, 0.95) });
  }).join('');
  const dust = times(12, (at) =>
    ellipse(
      x + brush.between(-0.12, 0.12) * r + ((at - 5.5) / 6) * r * 0.72,
      y + brush.between(-4, 6),
      r * 0.16,
      brush.between(4, 11),
      night,
      { opacity: 0.55 },
    ),
  ).join('');
  const disc = ellipse(x, y, r, radius * 0.34, bright) + ellipse(x, y, radius * 0.7, radius * 0.5, bright) + grains + dust;
  return (
    brush.glow(x, y, radius * 1.7, haze, 0.5) + group(disc, { transform: `rotate(${n(brush.pick([-38, -24, 24, 38]))} ${n(x)} ${n(y)})` })
  );
}

export const galaxy: readonly Body[] = [spiral, faceOn, edgeOn];
