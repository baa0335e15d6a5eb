import { type Brush, circle, type Frame, stroke, n, type Body } from '../brush';
import { bands, continents, sphere } from '../sphere';

const moon = (brush: Brush, { x, y, radius }: Frame, angle: number) => {
  const side = brush.side();
  return sphere(
    brush,
    x + side * radius * brush.between(0.95, 1.2),
    y - radius * brush.between(0.55, 0.95),
    radius * brush.between(0.12, 0.2),
    { angle },
  );
};

/** A whole planet in the middle, with its moon. */
function globe(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const angle = brush.pick([-140, -45, -90, 160]);
  const skin = brush.isLucky(50) ? bands(brush, x, y, radius) : continents(brush, x, y, radius);
  return brush.glow(x, y, radius * 1.5, brush.colours.base, 0.5) + sphere(brush, x, y, radius, { angle }, skin) + moon(brush, frame, angle);
}

/** A giant planet that enters from one side, only its edge lit. */
function limb(brush: Brush, { x, y, radius }: Frame): string {
  const side = brush.side();
  const r = radius * 1.75;
  const [cx, cy] = [x + side * r * 0.74, y + radius * brush.between(0.1, 0.4)];
  const angle = side > 0 ? -150 : -30;
  const small = radius * 0.24;
  return (
    brush.glow(cx, cy, r * 1.3, brush.colours.base, 0.6) +
    sphere(brush, cx, cy, r, { angle }, bands(brush, cx, cy, r)) +
    sphere(brush, x - side * radius * 0.72, y - radius * 0.55, small, { angle })
  );
}

/** A planet before its sun: a dark disc in a ring of light. */
function eclipse(brush: Brush, { x, y, radius }: Frame): string {
  const { night, base, light } = brush.colours;
  const turn = brush.between(-2.6, -0.5);
  const [sx, sy] = [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  const r = radius * 1.02;
  const arc = `M${n(x + Math.cos(turn - 1.25) * r)} ${n(y + Math.sin(turn - 1.25) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos(turn + 1.25) * r)} ${n(y + Math.sin(turn + 1.25) * r)}`;
  return (
    brush.glow(x, y, radius * 1.75, base, 0.85) +
    circle(x, y, radius, night) +
    circle(
      x,
      y,
      radius,
      brush.radial([
        [0.8, base, 0],
        [1, base, 0.35],
      ]),
    ) +
    stroke(arc, light, 5) +
    brush.glow(sx, sy, radius * 0.75, light, 1) +
    circle(sx, sy, radius * 0.085, light)
  );
}

export const planet: readonly Body[] = [globe, limb, eclipse];
