import { type Body, type Brush, circle, ellipse, type Frame, group, n, rect, times } from '../brush';
import { bands, sphere } from '../sphere';

/** Rings as ellipses of many widths, with gaps between; `half` keeps the far or the near side only. */
function ringlets(brush: Brush, x: number, y: number, inner: number, outer: number, flat: number): string {
  const { base, light, shade } = brush.colours;
  let at = inner;
  const drawn: string[] = [];
  while (at < outer) {
    const width = brush.between(0.02, 0.09) * inner;
    drawn.push(
      ellipse(x, y, at + width / 2, (at + width / 2) * flat, 'none', {
        stroke: brush.pick([base, light, base, shade]),
        'stroke-width': width * 0.9,
        opacity: brush.between(0.45, 0.95),
      }),
    );
    at += width * brush.pick([1.15, 1.15, 1.3, 1.9]);
  }
  return drawn.join('');
}

/** The ringed giant, its rings passing behind and in front of it. */
function giant(brush: Brush, { x, y, radius }: Frame): string {
  const r = radius * 0.68;
  const flat = brush.between(0.18, 0.34);
  const angle = brush.pick([-140, -40]);
  const rings = ringlets(brush, x, y, r * 1.28, r * 2.15, flat);
  const reach = r * 2.6;
  const behind = brush.cut(rings, rect(x - reach, y - reach, reach * 2, reach, '#000'));
  const before = brush.cut(rings, rect(x - reach, y, reach * 2, reach, '#000'));
  const world = sphere(brush, x, y, r, { angle }, bands(brush, x, y, r));
  return (
    brush.glow(x, y, radius * 1.5, brush.colours.base, 0.45) +
    group(behind + world + before, { transform: `rotate(${n(brush.pick([-24, -16, 14, 22]))} ${n(x)} ${n(y)})` })
  );
}

/** Close above the rings: arcs that sweep through the picture, a shepherd moon in a gap. */
function plain(brush: Brush, { x, y, radius }: Frame): string {
  const side = brush.side();
  const [cx, cy] = [x + side * radius * 1.75, y - radius * 0.4];
  const arcs = ringlets(brush, cx, cy, radius * 1.5, radius * 3.6, brush.between(0.62, 0.8));
  const turned = group(arcs, { transform: `rotate(${n(side * 24)} ${n(cx)} ${n(cy)})` });
  return (
    brush.glow(cx, cy, radius * 2.2, brush.colours.light, 0.7) +
    turned +
    sphere(brush, cx, cy, radius * 1.05, { angle: side > 0 ? 150 : 30 }, bands(brush, cx, cy, radius)) +
    sphere(brush, x - side * radius * 0.62, y + radius * 0.55, radius * 0.15, { angle: side > 0 ? -30 : -150 })
  );
}

/** Concentric circles seen from the pole, moons strung on them. */
function pole(brush: Brush, { x, y, radius }: Frame): string {
  const r = radius * 0.42;
  const moons = times(5, () => {
    const far = radius * brush.between(0.75, 1.25);
    const turn = brush.between(0, Math.PI * 2);
    return circle(x + Math.cos(turn) * far, y + Math.sin(turn) * far, radius * brush.between(0.025, 0.06), brush.colours.light);
  });
  return (
    brush.glow(x, y, radius * 1.5, brush.colours.base, 0.4) +
    ringlets(brush, x, y, r * 1.35, radius * 1.22, 1) +
    sphere(brush, x, y, r, { angle: brush.pick([-130, -50]) }, bands(brush, x, y, r)) +
    moons.join('')
  );
}

export const rings: readonly Body[] = [giant, plain, pole];
