import { type Body, type Brush, circle, type Frame, group, n, path, stroke, times } from '../brush';
import { swell } from '../ground';
import { sphere } from '../sphere';

interface Flight {
  x: number;
  y: number;
  /** The direction of the tail, in radians. */
  turn: number;
  length: number;
  size: number;
}

/** A comet: a tail of dust that widens and bends, a straight one of gas, threads in both, a bright head. */
function visitor(brush: Brush, { x, y, turn, length, size }: Flight, colour: string): string {
  const { light } = brush.colours;
  const bend = brush.side() * size;
  const fade = (paint: string, opacity: number) =>
    brush.linear([
      [0, paint, 0],
      [0.55, paint, opacity * 0.4],
      [1, paint, opacity],
    ]);
  const tail = (reach: number, wide: number, shift: number, paint: string) =>
    path(
      `M${n(-size * 0.95)} 0C${n(-size * 1.2)} ${n(-reach * 0.4)} ${n(shift - wide)} ${n(-reach * 0.7)} ${n(shift - wide)} ${n(-reach)}H${n(shift + wide)}C${n(shift + wide)} ${n(-reach * 0.7)} ${n(size * 1.2)} ${n(-reach * 0.4)} ${n(size * 0.95)} 0Z`,
      paint,
    );
  const threads = times(14, () => {
    const [to, reach] = [brush.between(-1, 1), length * brush.between(0.55, 1)];
    return `M${n(to * size * 0.7)} ${n(-size * 0.4)}C${n(to * size)} ${n(-reach * 0.4)} ${n(to * size * 2.4 + bend)} ${n(-reach * 0.7)} ${n(to * size * 3 + bend * 1.6)} ${n(-reach)}`;
  }).join('');
  const drawn =
    tail(length, size * 3.6, bend * 2.6, fade(colour, 0.7)) +
    tail(length * 0.94, size * 2.2, bend * 1.4, fade(colour, 0.9)) +
    tail(length * 0.8, size * 0.9, -bend * 0.3, fade(light, 0.95)) +
    stroke(threads, fade(light, 0.8), 2) +
    brush.glow(0, 0, size * 5, light, 0.9) +
    circle(0, 0, size, light);
  return group(drawn, { transform: `translate(${n(x)} ${n(y)}) rotate(${n((turn * 180) / Math.PI + 90)})` });
}

function flight({ x, y, radius }: Frame, brush: Brush): Flight {
  const side = brush.side();
  const turn = side > 0 ? brush.between(-0.95, -0.6) : brush.between(-2.54, -2.2);
  return { x: x - side * radius * 0.55, y: y + radius * 0.5, turn, length: radius * 2.5, size: radius * brush.between(0.1, 0.15) };
}

/** One large comet across the sky. */
function great(brush: Brush, frame: Frame): string {
  return visitor(brush, flight(frame, brush), brush.colours.base);
}

/** A comet reflected in still water. */
function mirrored(brush: Brush, frame: Frame): string {
  const { width, horizon } = frame;
  const { night, deep, light, haze } = brush.colours;
  const over = { ...flight(frame, brush), y: frame.y + frame.radius * 0.35 };
  const shore = horizon - 10;
  const glitter = times(46, () => {
    const y = shore + brush.between(0.02, 1) ** 1.6 * 210;
    const half = brush.between(8, 60) * (0.4 + (y - shore) / 160);
    const x = over.x + brush.between(-0.5, 1.6) * (width / 2 - over.x) + brush.between(-50, 50);
    return `M${n(x - half)} ${n(y)}H${n(x + half)}`;
  }).join('');
  return (
    visitor(brush, over, brush.colours.base) +
    brush.glow(over.x, shore, frame.radius * 1.3, haze, 0.7) +
    path(
      `M0 ${n(shore)}H${width}V${frame.height}H0Z`,
      brush.linear([
        [0, deep],
        [0.6, night],
      ]),
    ) +
    stroke(glitter, light, 2, { opacity: 0.4 }) +
    swell(brush, frame, shore + 4, 3, 'none', 0.5)
  );
}

/** A shower: one bright streak and many behind it. */
function shower(brush: Brush, frame: Frame): string {
  const { width, x, y, radius } = frame;
  const { base, light } = brush.colours;
  const side = brush.side();
  const turn = side > 0 ? -0.9 : Math.PI + 0.9;
  const streaks = times(15, () => {
    const [sx, sy, long] = [brush.between(-40, width), brush.between(0, y + radius), brush.between(60, 240)];
    return stroke(
      `M${n(sx)} ${n(sy)}l${n(Math.cos(turn) * long)} ${n(Math.sin(turn) * long)}`,
      brush.linear(
        [
          [0, light, 0.9],
          [1, light, 0],
        ],
        side > 0 ? [0, 1, 1, 0] : [1, 1, 0, 0],
      ),
      brush.between(1.4, 3.6),
    );
  });
  const world = sphere(brush, x + side * radius * 0.2, y + radius * 1.3, radius * 0.95, { angle: -90 });
  return (
    streaks.join('') +
    visitor(brush, { x: x - side * radius * 0.4, y: y + radius * 0.1, turn, length: radius * 2, size: radius * 0.11 }, base) +
    world
  );
}

export const comet: readonly Body[] = [great, mirrored, shower];
