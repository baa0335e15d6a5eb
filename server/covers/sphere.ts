import { type Brush, circle, ellipse, group, n, path, times } from './brush';

interface Light {
  /** Where the light comes from, in degrees; 0 is from the right, 90 from below. */
  angle: number;
}

/** A moon or planet: lit on one side, dark on the other, with a rim of light; `skin` is drawn on its surface. */
export function sphere(brush: Brush, x: number, y: number, r: number, { angle }: Light, skin = ''): string {
  const { night, shade, base, light } = brush.colours;
  const turn = (angle * Math.PI) / 180;
  const [lx, ly] = [0.5 + Math.cos(turn) * 0.3, 0.5 + Math.sin(turn) * 0.3];
  const ground = circle(
    x,
    y,
    r,
    brush.radial(
      [
        [0, light],
        [0.35, base],
        [0.85, shade],
        [1, night],
      ],
      [lx, ly, 0.85],
    ),
  );
  const dark = circle(
    x,
    y,
    r,
    brush.radial(
      [
        [0, night, 0],
        [0.5, night, 0.12],
        [0.8, night, 0.66],
        [1, night, 0.92],
      ],
      [lx, ly, 0.88],
    ),
  );
  const rim = circle(x, y, r - 1.2, 'none', {
    stroke: brush.linear(
      [
        [0, light, 0],
        [0.55, light, 0],
        [1, light, 0.95],
      ],
      [0.5 - Math.cos(turn) * 0.5, 0.5 - Math.sin(turn) * 0.5, 0.5 + Math.cos(turn) * 0.5, 0.5 + Math.sin(turn) * 0.5],
    ),
    'stroke-width': 2.6,
  });
  return ground + (skin && brush.cut(skin, circle(x, y, r, '#000'))) + dark + rim;
}

/** Bands of cloud across a gas planet, tilted, with a storm in one of them. */
export function bands(brush: Brush, x: number, y: number, r: number): string {
  const { shade, base, light } = brush.colours;
  let at = -r;
  const stripes: string[] = [];
  while (at < r) {
    const height = brush.between(0.06, 0.2) * r;
    const waver = brush.between(-0.05, 0.05) * r;
    const d = `M${n(x - r)} ${n(y + at)}Q${n(x)} ${n(y + at + waver)} ${n(x + r)} ${n(y + at)}V${n(y + at + height)}Q${n(x)} ${n(y + at + height - waver)} ${n(x - r)} ${n(y + at + height)}Z`;
    stripes.push(path(d, brush.pick([shade, base, light]), { opacity: brush.between(0.16, 0.46) }));
    at += height * brush.between(1, 1.5);
  }
  const [sx, sy] = [x + brush.between(-0.45, 0.45) * r, y + brush.between(0.15, 0.5) * r];
  const storm = times(3, (ring) =>
    ellipse(sx, sy, r * (0.2 - ring * 0.05), r * (0.1 - ring * 0.025), ring % 2 ? shade : light, { opacity: 0.45 }),
  );
  return group(stripes.join('') + storm.join(''), { transform: `rotate(${n(brush.between(-28, 28))} ${n(x)} ${n(y)})` });
}

/** Land and sea: patches with soft edges, drawn as clouds of ellipses. */
export function continents(brush: Brush, x: number, y: number, r: number): string {
  const { shade, light } = brush.colours;
  const patches = times(9, () => {
    const [px, py] = [x + brush.between(-0.9, 0.9) * r, y + brush.between(-0.9, 0.9) * r];
    return times(5, () =>
      ellipse(
        px + brush.between(-0.22, 0.22) * r,
        py + brush.between(-0.16, 0.16) * r,
        brush.between(0.07, 0.22) * r,
        brush.between(0.04, 0.14) * r,
        shade,
      ),
    ).join('');
  });
  const mist = brush.linear(
    [
      [0, light, 0],
      [0.5, light, 0.85],
      [1, light, 0],
    ],
    [0, 0, 1, 0],
  );
  const clouds = times(9, () => {
    const [cx, cy, long] = [x + brush.between(-0.6, 0.6) * r, y + brush.between(-0.8, 0.8) * r, brush.between(0.3, 0.6) * r];
    return path(
      `M${n(cx - long)} ${n(cy)}Q${n(cx)} ${n(cy - brush.between(0.06, 0.2) * r)} ${n(cx + long)} ${n(cy)}Q${n(cx)} ${n(cy + brush.between(-0.04, 0.05) * r)} ${n(cx - long)} ${n(cy)}Z`,
      mist,
    );
  });
  return group(patches.join(''), { opacity: 0.62 }) + clouds.join('');
}

/** Craters: a dark floor and a lit far wall each. */
export function craters(brush: Brush, x: number, y: number, r: number, { angle }: Light): string {
  const { shade, light } = brush.colours;
  const turn = (angle * Math.PI) / 180;
  return times(26, (at) => {
    const size = r * (at < 4 ? brush.between(0.12, 0.22) : brush.between(0.02, 0.08));
    const far = Math.sqrt(brush.between(0, 0.92)) * r;
    const where = brush.between(0, Math.PI * 2);
    const [cx, cy] = [x + Math.cos(where) * far, y + Math.sin(where) * far];
    return (
      circle(cx, cy, size, shade, { opacity: 0.4 }) +
      circle(cx - Math.cos(turn) * size * 0.12, cy - Math.sin(turn) * size * 0.12, size * 0.94, 'none', {
        stroke: light,
        'stroke-width': Math.max(1, size * 0.08),
        opacity: 0.4,
      })
    );
  }).join('');
}
