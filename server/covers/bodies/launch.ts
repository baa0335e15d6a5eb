import { type Body, type Brush, circle, ellipse, type Frame, group, n, path, rect, stroke, times } from '../brush';
import { ridge, swell } from '../ground';

/** A rocket standing on x and y, with a height. */
function rocket(brush: Brush, x: number, y: number, height: number): string {
  const { deep, shade, base, light } = brush.colours;
  const w = height * 0.105;
  const hull = brush.linear(
    [
      [0, light],
      [0.35, light],
      [0.7, base],
      [1, shade],
    ],
    [0, 0, 1, 0],
  );
  const top = y - height;
  const nose = `M${n(x - w)} ${n(top + height * 0.24)}C${n(x - w)} ${n(top + height * 0.09)} ${n(x - w * 0.3)} ${n(top + height * 0.03)} ${n(x)} ${n(top)}C${n(x + w * 0.3)} ${n(top + height * 0.03)} ${n(x + w)} ${n(top + height * 0.09)} ${n(x + w)} ${n(top + height * 0.24)}Z`;
  const boosters = [-1, 1].map((side) => {
    const bx = x + side * w * 1.55;
    const tip = y - height * 0.52;
    return path(`M${n(bx - w * 0.55)} ${n(y)}V${n(tip + w)}Q${n(bx)} ${n(tip - w)} ${n(bx + w * 0.55)} ${n(tip + w)}V${n(y)}Z`, hull);
  });
  const rings = [0.3, 0.55, 0.62].map((at) => rect(x - w, top + height * at, w * 2, height * 0.014, deep, { opacity: 0.7 })).join('');
  return (
    boosters.join('') +
    rect(x - w, top + height * 0.235, w * 2, height * 0.765, hull) +
    path(nose, hull) +
    rings +
    rect(x - w, top + height * 0.36, w * 2, height * 0.07, shade, { opacity: 0.85 })
  );
}

/** Smoke that rolls away to both sides, lit from inside. */
function smoke(brush: Brush, x: number, y: number, reach: number, count: number): string {
  const { haze, deep, light, base } = brush.colours;
  const lit = brush.radial(
    [
      [0, light, 0.95],
      [0.4, base, 0.7],
      [1, haze, 0],
    ],
    [0.5, 0.3, 0.6],
  );
  const dim = brush.radial(
    [
      [0, haze, 0.85],
      [0.6, deep, 0.6],
      [1, deep, 0],
    ],
    [0.5, 0.3, 0.55],
  );
  return times(count, (at) => {
    const spread = (1 - at / count) ** 1.4 * reach;
    const r = reach * brush.between(0.16, 0.3) * (0.6 + (1 - at / count) * 0.5);
    return circle(x + brush.between(-1, 1) * spread, y + brush.between(-0.1, 0.12) * reach, r, at > count * 0.6 ? lit : dim);
  }).join('');
}

/** Lift-off: the rocket on its pillar of fire. */
function liftOff(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { night, deep, base, light } = brush.colours;
  const foot = y + radius * 0.5;
  const height = radius * 1.55;
  const flame = path(
    `M${n(x - 20)} ${n(foot)}Q${n(x - 46)} ${n(foot + 90)} ${n(x - 26)} ${n(horizon + 60)}H${n(x + 26)}Q${n(x + 46)} ${n(foot + 90)} ${n(x + 20)} ${n(foot)}Z`,
    brush.linear([
      [0, light],
      [0.3, light],
      [0.7, base],
      [1, base, 0.2],
    ]),
  );
  const tower = x - brush.side() * radius * 0.62;
  const truss = times(16, (at) => `M${n(tower - 16)} ${n(foot + 60 - at * 24)}l32 -24`).join('');
  const mast = `M${n(tower - 16)} ${n(horizon + 80)}V${n(foot - 330)}M${n(tower + 16)} ${n(horizon + 80)}V${n(foot - 330)}`;
  return (
    brush.glow(x, foot + 60, radius * 1.7, base, 0.95) +
    ridge(
      brush,
      frame,
      horizon + 20,
      26,
      brush.linear([
        [0, deep],
        [0.5, night],
      ]),
      0.3,
    ) +
    stroke(mast + truss, night, 5) +
    flame +
    rocket(brush, x, foot, height) +
    smoke(brush, x, horizon + 60, radius * 1.6, 70)
  );
}

/** Seen from far: a bent line of light from the land into the sky. */
function arc(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon } = frame;
  const { night, deep, haze, light } = brush.colours;
  const side = brush.side();
  const foot = x - side * radius * 0.9;
  const [tipX, tipY] = [x + side * radius * 0.78, y - radius * 0.85];
  const trail = `M${n(foot)} ${n(horizon + 30)}C${n(foot)} ${n(horizon - radius * 1.2)} ${n(foot + side * 60)} ${n(tipY + 100)} ${n(tipX)} ${n(tipY)}`;
  const layers = (
    [
      [34, 0.12],
      [20, 0.2],
      [11, 0.45],
      [5, 1],
    ] as const
  ).map(([wide, opacity]) => stroke(trail, wide > 10 ? haze : light, wide, { opacity }));
  return (
    brush.glow(foot, horizon + 20, radius * 1.5, haze, 0.9) +
    layers.join('') +
    brush.glow(tipX, tipY, radius * 0.42, light, 1) +
    circle(tipX, tipY, 7, light) +
    swell(
      brush,
      frame,
      horizon + 30,
      24,
      brush.linear([
        [0, deep],
        [0.5, night],
      ]),
      0.3,
    ) +
    swell(brush, frame, horizon + 96, 22, night, 0.4)
  );
}

/** The stack on its pad at dawn, the sun behind it. */
function pad(brush: Brush, frame: Frame): string {
  const { x, y, radius, horizon, width } = frame;
  const { night, deep, haze, light } = brush.colours;
  const foot = horizon + 6;
  const sun =
    brush.glow(x, y + radius * 0.1, radius * 1.7, light, 0.75) +
    circle(
      x,
      y + radius * 0.1,
      radius * 0.86,
      brush.linear([
        [0, light],
        [1, haze],
      ]),
    );
  const tower = x + brush.side() * radius * 0.46;
  const mast =
    times(20, (at) => `M${n(tower - 20)} ${n(foot - at * 20)}h40l-40 -20`).join('') +
    `M${n(tower - 20)} ${n(foot)}V${n(foot - 400)}h40V${n(foot)}`;
  const arms = [0.45, 0.7, 0.9].map((at) => `M${n(tower)} ${n(foot - radius * 2 * at)}L${n(x)} ${n(foot - radius * 2 * at)}`).join('');
  const shadow = group(rocket(brush, x, foot, radius * 1.95).replace(/fill="[^"]*"/g, `fill="${night}"`), {
    stroke: light,
    'stroke-width': 1.4,
    'stroke-opacity': 0.7,
  });
  const birds = times(5, () => {
    const [bx, by, size] = [brush.between(60, width - 60), brush.between(90, 220), brush.between(6, 11)];
    return `M${n(bx - size)} ${n(by - size * 0.4)}Q${n(bx - size * 0.4)} ${n(by - size * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + size * 0.4)} ${n(by - size * 0.7)} ${n(bx + size)} ${n(by - size * 0.4)}`;
  }).join('');
  return (
    sun +
    stroke(birds, night, 2.4) +
    shadow +
    stroke(mast, night, 4) +
    stroke(arms, night, 9) +
    rect(x - radius * 0.8, foot - 6, radius * 1.6, 22, night) +
    swell(
      brush,
      frame,
      foot + 24,
      10,
      brush.linear([
        [0, deep],
        [0.3, night],
      ]),
      0.2,
    ) +
    ellipse(x, foot + 70, radius, 8, haze, { opacity: 0.35 })
  );
}

export const launch: readonly Body[] = [liftOff, arc, pad];
