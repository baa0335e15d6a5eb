import { type Body, type Brush, circle, ellipse, type Frame, group, n, path, polygon, rect, stroke, times } from '../brush';
import { bands, sphere } from '../sphere';

const backdrop = (brush: Brush, { x, y, radius }: Frame) => {
  const side = brush.side();
  const r = radius * 1.5;
  const [cx, cy] = [x - side * radius * 1.1, y + radius * 1.35];
  return (
    brush.glow(cx, cy, r * 1.5, brush.colours.haze, 0.7) +
    sphere(brush, cx, cy, r, { angle: side > 0 ? -40 : -140 }, bands(brush, cx, cy, r))
  );
};

/** A wheel of modules around a hub, turned towards the viewer. */
function wheel(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const { night, shade, base, light } = brush.colours;
  const flat = brush.between(0.42, 0.6);
  const metal = brush.linear([
    [0, light],
    [0.45, base],
    [1, shade],
  ]);
  const ring = (r: number, width: number, paint: string, lift = 0) =>
    ellipse(x, y + lift, r, r * flat, 'none', { stroke: paint, 'stroke-width': width });
  const spokes = times(6, (at) => {
    const turn = (at / 6) * Math.PI * 2 + 0.3;
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(turn) * radius)} ${n(y + Math.sin(turn) * radius * flat)}`;
  }).join('');
  const windows = times(44, (at) => {
    const turn = (at / 44) * Math.PI * 2;
    return brush.isLucky(78) ? circle(x + Math.cos(turn) * radius, y + 4 + Math.sin(turn) * radius * flat, 3.2, light) : '';
  }).join('');
  const drawn =
    ring(radius, 44, shade, 13) +
    ring(radius, 36, metal) +
    ring(radius, 8, night, 4) +
    windows +
    stroke(spokes, shade, 15) +
    stroke(spokes, base, 9) +
    ring(radius * 0.62, 8, base) +
    ellipse(x, y + 8, radius * 0.2, radius * 0.2 * flat, shade) +
    ellipse(x, y, radius * 0.2, radius * 0.2 * flat, metal) +
    circle(x, y, radius * 0.06, light);
  return backdrop(brush, frame) + group(drawn, { transform: `rotate(${n(brush.between(-24, 24))} ${n(x)} ${n(y)})` });
}

/** A truss with wings of solar cells. */
function truss(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const { deep, shade, base, light } = brush.colours;
  const cells = brush.linear([
    [0, base],
    [1, shade],
  ]);
  const half = radius * 1.25;
  const beam = `M${n(x - half)} ${n(y - 9)}H${n(x + half)}M${n(x - half)} ${n(y + 9)}H${n(x + half)}`;
  const braces = times(24, (at) => `M${n(x - half + (at * half) / 12)} ${n(y - 9)}l${n(half / 12)} 18`).join('');
  const wings = [-0.86, -0.56, 0.56, 0.86].flatMap((at) =>
    [-1, 1].map((side) => {
      const [left, top, width, height] = [
        x + at * half - radius * 0.12,
        side < 0 ? y - radius * 0.98 : y + radius * 0.12,
        radius * 0.24,
        radius * 0.86,
      ];
      const lines =
        times(11, (line) => `M${n(left)} ${n(top + (line * height) / 11)}h${n(width)}`).join('') +
        `M${n(left + width / 2)} ${n(top)}v${n(height)}`;
      return rect(left, top, width, height, cells, { stroke: light, 'stroke-width': 1.6 }) + stroke(lines, deep, 1.6, { opacity: 0.75 });
    }),
  );
  const modules = [-0.3, 0, 0.3].map((at, index) => {
    const [w, h] = index === 1 ? [radius * 0.26, radius * 0.74] : [radius * 0.2, radius * 0.46];
    return rect(
      x + at * radius - w / 2,
      y - h / 2,
      w,
      h,
      brush.linear(
        [
          [0, shade],
          [0.3, light],
          [0.6, base],
          [1, shade],
        ],
        [0, 0, 1, 0],
      ),
      { rx: w * 0.32 },
    );
  });
  const drawn = stroke(beam, light, 4) + stroke(braces, base, 2) + wings.join('') + modules.join('');
  return backdrop(brush, frame) + group(drawn, { transform: `rotate(${n(brush.pick([-26, -18, 18, 26]))} ${n(x)} ${n(y)})` });
}

/** The view from a round window: bolts, bars and a planet outside. */
function porthole(brush: Brush, frame: Frame): string {
  const { width, height, x, y, radius } = frame;
  const { night, deep, haze, shade, base, light } = brush.colours;
  const r = radius * 1.04;
  const [wx, wy] = [x + brush.side() * r * 0.5, y + r * 0.62];
  const view =
    rect(
      x - r,
      y - r,
      r * 2,
      r * 2,
      brush.linear([
        [0, night],
        [1, haze],
      ]),
    ) +
    brush.glow(wx, wy, r, light, 0.55) +
    times(26, () => circle(x + brush.between(-r, r), y + brush.between(-r, r * 0.3), brush.between(0.8, 2.2), light)).join('') +
    sphere(brush, wx, wy, r * 0.72, { angle: -90 }, bands(brush, wx, wy, r * 0.72));
  const wall = path(
    `M0 0H${width}V${height}H0ZM${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`,
    brush.linear([
      [0, deep],
      [0.6, night],
    ]),
    { 'fill-rule': 'evenodd' },
  );
  const seams =
    [-1, 1].map((side) => `M${n(x + side * r * 1.42)} 0V${height}`).join('') + `M0 ${n(y - r * 1.3)}H${width}M0 ${n(y + r * 1.3)}H${width}`;
  const bolts = times(16, (at) => {
    const turn = (at / 16) * Math.PI * 2;
    return circle(x + Math.cos(turn) * r * 1.14, y + Math.sin(turn) * r * 1.14, 6, light, { opacity: 0.85 });
  }).join('');
  const cross = brush.isLucky(50) ? stroke(`M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}`, shade, 12) : '';
  const frameRing = circle(x, y, r * 1.14, 'none', {
    stroke: brush.linear([
      [0, base],
      [1, shade],
    ]),
    'stroke-width': r * 0.19,
  });
  return (
    brush.cut(view, circle(x, y, r, '#000')) +
    cross +
    wall +
    stroke(seams, base, 2, { opacity: 0.25 }) +
    frameRing +
    circle(x, y, r * 1.03, 'none', { stroke: light, 'stroke-width': 3, opacity: 0.8 }) +
    bolts
  );
}

/** A returning capsule: a cone, its engine lit. */
function capsule(brush: Brush, frame: Frame): string {
  const { x, y, radius } = frame;
  const { deep, shade, base, light } = brush.colours;
  const w = radius * 0.62;
  const h = radius * 0.95;
  const hull = brush.linear(
    [
      [0, light],
      [0.4, base],
      [1, shade],
    ],
    [0, 0, 1, 0],
  );
  const cone = `M${n(x - w * 0.32)} ${n(y - h)}Q${n(x)} ${n(y - h * 1.12)} ${n(x + w * 0.32)} ${n(y - h)}L${n(x + w)} ${n(y + h * 0.1)}Q${n(x)} ${n(y + h * 0.24)} ${n(x - w)} ${n(y + h * 0.1)}Z`;
  const wings = [-1, 1].map((side) => {
    const points = (
      [
        [1, 0.35],
        [2.25, 0.15],
        [2.25, 0.55],
        [1, 0.65],
      ] as const
    ).map(([px, py]) => [x + side * w * px * 0.92, y + h * py] as const);
    const lines = [1.35, 1.65, 1.95]
      .map((px) => `M${n(x + side * w * px * 0.92)} ${n(y + h * (0.36 - (px - 1) * 0.14))}V${n(y + h * 0.62)}`)
      .join('');
    return (
      polygon(
        points,
        brush.linear([
          [0, base],
          [1, shade],
        ]),
        { stroke: light, 'stroke-width': 2 },
      ) + stroke(lines, deep, 2)
    );
  });
  const body =
    rect(x - w * 0.86, y + h * 0.13, w * 1.72, h * 0.72, hull, { rx: 10 }) +
    rect(x - w * 0.86, y + h * 0.34, w * 1.72, 6, deep, { opacity: 0.5 });
  const bell = polygon(
    [
      [x - w * 0.25, y + h * 0.85],
      [x + w * 0.25, y + h * 0.85],
      [x + w * 0.42, y + h * 1.08],
      [x - w * 0.42, y + h * 1.08],
    ],
    shade,
  );
  const hatch = rect(x - w * 0.2, y - h * 0.56, w * 0.4, h * 0.4, deep, { rx: w * 0.1, stroke: light, 'stroke-width': 4, opacity: 0.85 });
  const seams = stroke(
    `M${n(x - w * 0.55)} ${n(y - h * 0.62)}L${n(x - w * 0.72)} ${n(y + h * 0.1)}M${n(x + w * 0.55)} ${n(y - h * 0.62)}L${n(x + w * 0.72)} ${n(y + h * 0.1)}`,
    deep,
    3,
    { opacity: 0.5 },
  );
  const drawn =
    brush.glow(x, y + h * 1.25, radius * 0.6, light, 0.9) +
    wings.join('') +
    bell +
    body +
    path(cone, hull) +
    hatch +
    seams +
    circle(x, y - h * 1.07, w * 0.16, base);
  return backdrop(brush, frame) + group(drawn, { transform: `rotate(${n(brush.pick([-32, -20, 20, 32]))} ${n(x)} ${n(y)})` });
}

export const station: readonly Body[] = [wheel, truss, porthole, capsule];
