import { type Body, type Brush, circle, type Frame, n, path, polygon, rect, stroke, times } from '../brush';

/** Windows in rows, some of them lit. */
function windows(brush: Brush, x: number, top: number, width: number, foot: number, paint: string): string {
  const [across, step] = [Math.max(1, Math.floor(width / 15)), 19];
  const rows = Math.floor((foot - top - 18) / step);
  const gap = width / across;
  return times(across * Math.max(0, rows), (at) => {
    if (!brush.isLucky(38)) return '';
    return rect(x + (at % across) * gap + gap * 0.26, top + 14 + Math.floor(at / across) * step, gap * 0.48, step * 0.5, paint, {
      opacity: brush.between(0.5, 1),
    });
  }).join('');
}

const crowns = [
  (x: number, top: number, w: number) => rect(x + w * 0.3, top - 30, w * 0.4, 32, 'inherit'),
  (x: number, top: number, w: number) =>
    polygon(
      [
        [x, top + 1],
        [x + w / 2, top - w * 0.7],
        [x + w, top + 1],
      ],
      'inherit',
    ),
  (x: number, top: number, w: number) =>
    rect(x + w * 0.46, top - 70, w * 0.08, 72, 'inherit') + rect(x + w * 0.2, top - 16, w * 0.6, 18, 'inherit'),
  (x: number, top: number, w: number) => path(`M${n(x)} ${n(top + 1)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(top + 1)}Z`, 'inherit'),
  () => '',
];

interface Row {
  /** The height of the tallest, from the ground. */
  height: number;
  paint: string;
  light: string | null;
}

/** One row of houses from side to side. */
function skyline(brush: Brush, { width, height, horizon }: Frame, row: Row): string {
  const drawn: string[] = [];
  let x = -20;
  while (x < width) {
    const w = brush.between(38, 86);
    const middle = 1 - Math.abs((x + w / 2) / width - 0.5) * 1.1;
    const top = horizon + 80 - row.height * (0.3 + brush.between(0.2, 0.75) * middle);
    const crown = brush.pick(crowns)(x, top, w).replaceAll('fill="inherit"', `fill="${row.paint}"`);
    drawn.push(rect(x, top, w, height - top, row.paint) + crown + (row.light ? windows(brush, x, top, w, horizon + 140, row.light) : ''));
    x += w + brush.between(-4, 12);
  }
  return drawn.join('');
}

/** Towers in three rows before a large moon. */
function towers(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const { light, base, haze, deep, shade, night } = brush.colours;
  return (
    brush.glow(x, y, radius * 1.7, base, 0.7) +
    circle(
      x,
      y,
      radius * 0.85,
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    skyline(brush, frame, { height: radius * 2.1, paint: shade, light: null }) +
    brush.glow(x, frame.horizon, radius * 1.6, haze, 0.5) +
    skyline(brush, frame, { height: radius * 1.6, paint: deep, light: base }) +
    skyline(brush, frame, { height: radius * 1.05, paint: night, light })
  );
}

/** One tower from below with rays behind it, Art Deco. */
function deco(brush: Brush, { width, height, x, y, radius }: Frame): string {
  const { light, base, shade, deep, night, haze } = brush.colours;
  const top = y - radius * 0.75;
  const rays = times(18, (at) => {
    const [a, b] = [(at * Math.PI * 2) / 18, ((at + 0.5) * Math.PI * 2) / 18];
    return polygon(
      [
        [x, top + 60],
        [x + Math.cos(a) * 900, top + 60 + Math.sin(a) * 900],
        [x + Math.cos(b) * 900, top + 60 + Math.sin(b) * 900],
      ],
      haze,
      { opacity: 0.3 },
    );
  }).join('');
  const steps = [
    [0.12, 0],
    [0.2, 0.26],
    [0.34, 0.62],
    [0.5, 1.05],
    [0.7, 1.6],
  ] as const;
  const lit = brush.linear([
    [0, light],
    [0.5, base],
    [1, shade],
  ]);
  const dark = brush.linear([
    [0, base],
    [0.4, shade],
    [1, night],
  ]);
  const tower = steps
    .toReversed()
    .map(([half, down]) => {
      const [w, from] = [radius * half, top + radius * down];
      const ribs = times(3, (rib) => `M${n(x - w + (w * 2 * (rib + 1)) / 4)} ${n(from + 12)}V${height}`).join('');
      return (
        rect(x - w, from, w, height - from, lit) +
        rect(x, from, w, height - from, dark) +
        rect(x - w, from, w * 2, 8, light) +
        stroke(ribs, deep, 4, { opacity: 0.6 })
      );
    })
    .join('');
  const spire = polygon(
    [
      [x - 9, top],
      [x, top - radius * 0.62],
      [x + 9, top],
    ],
    light,
  );
  const blocks = [-1, 1]
    .map(
      (side) =>
        rect(
          side > 0 ? width - 130 : -10,
          y + radius * 0.8,
          140,
          height,
          brush.linear([
            [0, deep],
            [1, night],
          ]),
        ) + windows(brush, side > 0 ? width - 124 : 0, y + radius * 0.82, 120, y + radius * 1.9, base),
    )
    .join('');
  return rays + brush.glow(x, top + 40, radius * 1.2, light, 0.7) + blocks + spire + tower;
}

/** A bridge into the town: pylons, cables, lights on the water. */
function bridge(brush: Brush, frame: Frame): string {
  const { width, height, x, y, radius, horizon } = frame;
  const { light, base, deep, night, haze, shade } = brush.colours;
  const deck = horizon - 10;
  const side = brush.side();
  const pylons = [x - side * radius * 0.55, x + side * radius * 1.25];
  const top = y - radius * 0.6;
  const cables = pylons
    .map((px) =>
      times(15, (at) => {
        const off = (at - 7) * 36;
        return `M${n(px)} ${n(top + 10 + Math.abs(at - 7) * 7)}L${n(px + off)} ${n(deck)}`;
      }).join(''),
    )
    .join('');
  const legs = pylons
    .map((px) =>
      polygon(
        [
          [px - 7, top - 24],
          [px + 7, top - 24],
          [px + 26, deck + 70],
          [px + 12, deck + 70],
          [px, top + 120],
          [px - 12, deck + 70],
          [px - 26, deck + 70],
        ],
        brush.linear([
          [0, light],
          [1, shade],
        ]),
      ),
    )
    .join('');
  const lamps = times(24, (at) => circle((at / 23) * width, deck - 12, 3.4, light)).join('');
  const glints = times(44, () => {
    const [px, py] = [Math.round(brush.between(0, 23)) * (width / 23), deck + brush.between(40, 210)];
    return `M${n(px - brush.between(4, 18))} ${n(py)}h${n(brush.between(10, 36))}`;
  }).join('');
  return (
    brush.glow(x + side * radius * 0.5, deck, radius * 1.7, haze, 0.9) +
    skyline(brush, { ...frame, horizon: horizon - 40 }, { height: radius * 0.95, paint: deep, light: base }) +
    rect(
      0,
      deck + 30,
      width,
      height,
      brush.linear([
        [0, deep],
        [0.5, night],
      ]),
    ) +
    stroke(glints, light, 3, { opacity: 0.5 }) +
    stroke(cables, light, 1.8, { opacity: 0.7 }) +
    legs +
    rect(-10, deck, width + 20, 13, night) +
    rect(-10, deck - 3, width + 20, 3, light, { opacity: 0.7 }) +
    lamps
  );
}

/** Down a street: two walls of windows run to one point, wet ground between. */
function street(brush: Brush, { width, height, x, y, radius }: Frame): string {
  const { light, base, haze, deep, night, shade } = brush.colours;
  const [vx, vy] = [x, y + radius * 0.35];
  const wall = (side: number) => {
    const edge = side > 0 ? width + 10 : -10;
    const far = vx + side * radius * 0.2;
    const tops = times(6, (at) => brush.between(0.75, 1.05) * (at + 1));
    return times(6, (at) => {
      const [a, b] = [(at / 6) ** 1.7, ((at + 1) / 6) ** 1.7];
      const [x1, x2] = [far + (edge - far) * a, far + (edge - far) * b];
      const high = vy - radius * (0.5 + (tops[at] ?? 1) * 0.32);
      const floor = (share: number) => vy + (height * 0.82 - vy) * share;
      const rows = times(7 + at, (row) => {
        const level = high + 26 + (row * (floor(a) - high)) / (7 + at);
        return brush.isLucky(60)
          ? polygon(
              [
                [x1 + (x2 - x1) * 0.2, level],
                [x1 + (x2 - x1) * 0.8, level - 5],
                [x1 + (x2 - x1) * 0.8, level + 11],
                [x1 + (x2 - x1) * 0.2, level + 13],
              ],
              brush.pick([light, base, base, haze]),
              { opacity: 0.9 },
            )
          : '';
      }).join('');
      return (
        polygon(
          [
            [x1, high],
            [x2, high - 30],
            [x2, floor(b)],
            [x1, floor(a)],
          ],
          at % 2 ? deep : night,
          { stroke: shade, 'stroke-width': 1.5 },
        ) + rows
      );
    }).join('');
  };
  const road = polygon(
    [
      [vx - radius * 0.2, vy],
      [vx + radius * 0.2, vy],
      [width + 60, height],
      [-60, height],
    ],
    brush.linear([
      [0, haze],
      [0.4, deep],
      [1, night],
    ]),
  );
  const shine = times(
    30,
    () => `M${n(vx + brush.between(-0.9, 0.9) * radius)} ${n(vy + brush.between(0.2, 1.6) * radius)}v${n(brush.between(14, 60))}`,
  ).join('');
  return (
    brush.glow(vx, vy, radius * 1.6, light, 0.9) +
    circle(vx, vy - radius * 0.25, radius * 0.3, light) +
    road +
    stroke(shine, light, 4, { opacity: 0.28 }) +
    wall(-1) +
    wall(1)
  );
}

export const city: readonly Body[] = [towers, deco, bridge, street];
