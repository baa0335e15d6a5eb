import { type Brush, type Frame, n, path, polygon, stroke, times } from './brush';

type Point = [number, number];

const ROUGHNESS = 0.55;

/** A rocky line from left to right: midpoint displacement, half as far each time. */
export function ridgeLine(brush: Brush, width: number, y: number, height: number): Point[] {
  let line: Point[] = [
    [-20, y + brush.between(-0.4, 0.4) * height],
    [width + 20, y + brush.between(-0.4, 0.4) * height],
  ];
  let reach = height;
  for (let step = 0; step < 6; step++) {
    const broken: Point[] = [];
    line.forEach((point, at) => {
      const next = line[at + 1];
      broken.push(point);
      if (next) broken.push([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + brush.between(-reach, reach)]);
    });
    line = broken;
    reach *= ROUGHNESS;
  }
  return line;
}

const outlineOf = (line: readonly Point[]) => line.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** A land whose upper edge catches the light. */
export function ridge(brush: Brush, frame: Frame, y: number, height: number, fill: string, rim = 0): string {
  const line = ridgeLine(brush, frame.width, y, height);
  const land = polygon([...line, [frame.width + 20, frame.height], [-20, frame.height]], fill);
  return rim > 0 ? land + stroke(`M${outlineOf(line)}`, brush.colours.light, 1.8, { opacity: rim }) : land;
}

/** Soft hills or swell: a sum of two waves. */
export function swell(brush: Brush, frame: Frame, y: number, height: number, fill: string, rim = 0): string {
  const [first, second] = [brush.between(0, 6), brush.between(0, 6)];
  const [slow, fast] = [brush.between(0.6, 1.1), brush.between(1.6, 2.6)];
  const line = times(41, (at): Point => {
    const x = (frame.width / 40) * at;
    const turn = (x / frame.width) * Math.PI * 2;
    return [x, y + (Math.sin(turn * slow + first) * 0.65 + Math.sin(turn * fast + second) * 0.35) * height];
  });
  const land = path(`M${outlineOf(line)}V${frame.height}H0Z`, fill);
  return rim > 0 ? land + stroke(`M${outlineOf(line)}`, brush.colours.light, 2, { opacity: rim }) : land;
}

/** The foreground, darker than the sky with a lit edge: none, hills, rock or a planet's limb. */
export function silhouette(brush: Brush, frame: Frame): string {
  const { night, deep } = brush.colours;
  const near = brush.linear([
    [0, night],
    [1, night],
  ]);
  const draw = brush.pick([
    () => '',
    () =>
      swell(
        brush,
        frame,
        frame.horizon + 70,
        34,
        brush.linear([
          [0, deep],
          [0.5, night],
        ]),
        0.25,
      ) + swell(brush, frame, frame.horizon + 130, 26, near, 0.4),
    () =>
      ridge(
        brush,
        frame,
        frame.horizon + 60,
        90,
        brush.linear([
          [0, deep],
          [0.4, night],
        ]),
        0.2,
      ) + ridge(brush, frame, frame.horizon + 140, 60, near, 0.45),
    () => limb(brush, frame),
  ]);
  return draw();
}

/** A planet's edge that fills the bottom of the picture. */
function limb(brush: Brush, { width, height, horizon }: Frame): string {
  const { night, deep, haze, light } = brush.colours;
  const r = width * 1.3;
  const x = width * brush.between(0.1, 0.9);
  const top = horizon + 50;
  const arc = `M${n(x - r)} ${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(top + r)}`;
  return (
    stroke(arc, haze, 26, { opacity: 0.28 }) +
    path(
      `${arc}V${height + r}H${n(x - r)}Z`,
      brush.linear([
        [0, deep],
        [0.14, night],
      ]),
    ) +
    stroke(arc, light, 2.4, { opacity: 0.75 })
  );
}
