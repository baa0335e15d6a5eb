import { type Body, type Brush, circle, ellipse, type Frame, group, n, path, polygon, rect, stroke, times } from '../brush';
import { swell } from '../ground';

/** A conifer as one outline of ragged steps. */
function conifer(brush: Brush, x: number, foot: number, tall: number, paint: string): string {
  const steps = 7;
  const edge = (side: number) =>
    times(steps, (at) => {
      const [top, half] = [foot - tall * (1 - at / steps), tall * 0.05 + (tall * 0.19 * (at + 1)) / steps];
      return [
        [x + side * half * 0.5, top + tall * 0.06],
        [x + side * half * brush.between(0.9, 1.1), top + tall * 0.17],
      ] as const;
    }).flat();
  return polygon(
    [
      [x, foot - tall],
      ...edge(1),
      [x + tall * 0.02, foot - tall * 0.02],
      [x + tall * 0.02, foot + 8],
      [x - tall * 0.02, foot + 8],
      ...edge(-1).toReversed(),
    ],
    paint,
  );
}

/** Rows of conifers in mist. */
function mist(brush: Brush, frame: Frame): string {
  const { width, x, y, radius, horizon } = frame;
  const { light, base, haze, shade, deep, night } = brush.colours;
  const rows = [
    [haze, 150],
    [shade, 190],
    [deep, 240],
    [night, 300],
  ] as const;
  const drawn = rows.map(([paint, tall], at) => {
    const foot = y + radius * 0.75 + at * 68;
    const trees = times(13 - at * 2, (tree) =>
      conifer(
        brush,
        (tree / (12 - at * 2)) * (width + 40) - 20 + brush.between(-18, 18),
        foot + brush.between(-14, 14),
        tall * brush.between(0.7, 1.15),
        paint,
      ),
    ).join('');
    return (
      trees +
      swell(brush, frame, foot - 6, 10, paint) +
      (at < 3
        ? rect(
            0,
            foot - 90,
            width,
            190,
            brush.linear([
              [0, haze, 0],
              [0.6, haze, 0.42],
              [1, haze, 0],
            ]),
          )
        : '')
    );
  });
  return (
    brush.glow(x, y - radius * 0.2, radius * 1.7, light, 0.6) +
    circle(
      x,
      y - radius * 0.2,
      radius * brush.between(0.5, 0.7),
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    drawn.join('') +
    swell(brush, frame, horizon + 150, 10, night)
  );
}

/** Trunks of birches, light between them. */
function birches(brush: Brush, frame: Frame): string {
  const { width, height, x, y, radius, horizon } = frame;
  const { light, base, haze, shade, deep, night } = brush.colours;
  const bark = brush.linear(
    [
      [0, shade],
      [0.2, light],
      [0.6, light],
      [1, base],
    ],
    [0, 0, 1, 0],
  );
  const trunk = (px: number, w: number, isFar: boolean) => {
    const scars = isFar
      ? ''
      : times(
          15,
          () =>
            `M${n(px - w / 2 + brush.between(0, w * 0.4))} ${n(brush.between(0, height * 0.75))}q${n(w * 0.22)} 5 ${n(w * brush.between(0.25, 0.55))} 0`,
        ).join('');
    return (
      polygon(
        [
          [px - w * 0.4, -10],
          [px + w * 0.4, -10],
          [px + w * 0.56, height],
          [px - w * 0.56, height],
        ],
        isFar ? shade : bark,
        { opacity: isFar ? 0.7 : 1 },
      ) + stroke(scars, night, w * 0.1)
    );
  };
  const far = times(10, () => trunk(brush.between(0, width), brush.between(8, 16), true)).join('');
  const places = times(6, (at) => (at / 5) * width + brush.between(-34, 34)).filter((px) => Math.abs(px - x) > 56);
  const leaves = times(90, () =>
    ellipse(
      brush.between(-20, width + 20),
      brush.between(-10, 170) * brush.between(0.3, 1),
      brush.between(7, 17),
      brush.between(4, 9),
      brush.pick([base, light, haze, shade]),
      { opacity: 0.9, transform: `rotate(${n(brush.between(-50, 50))} ${n(width / 2)} 60)` },
    ),
  ).join('');
  return (
    rect(
      0,
      0,
      width,
      height,
      brush.linear([
        [0, deep],
        [0.5, haze, 0.9],
        [1, deep],
      ]),
    ) +
    brush.glow(x, y + radius * 0.3, radius * 1.7, light, 0.95) +
    far +
    swell(
      brush,
      frame,
      horizon - 20,
      20,
      brush.linear([
        [0, haze],
        [1, deep],
      ]),
    ) +
    places.map((px) => trunk(px, brush.between(28, 54), false)).join('') +
    leaves +
    swell(
      brush,
      frame,
      horizon + 96,
      24,
      brush.linear([
        [0, deep],
        [0.5, night],
      ]),
      0.3,
    )
  );
}

/** One leaf, its veins drawn fine, before a sun. */
function leaf(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, night } = brush.colours;
  const [h, w] = [radius * 1.1, radius * brush.between(0.55, 0.8)];
  const side = (sign: number) => `C${n(x + sign * w * 1.3)} ${n(y - h * 0.4)} ${n(x + sign * w)} ${n(y + h * 0.5)} ${n(x)} ${n(y + h)}`;
  const half = (sign: number) => `M${n(x)} ${n(y - h)}${side(sign)}Z`;
  const veins = times(11, (at) => {
    const level = y - h * 0.72 + (at * h * 1.5) / 11;
    const reach = w * Math.sin(((at + 1.4) / 12.4) * Math.PI) * 0.9;
    return [-1, 1]
      .map((sign) => `M${n(x)} ${n(level + 34)}Q${n(x + sign * reach * 0.5)} ${n(level + 14)} ${n(x + sign * reach)} ${n(level - 18)}`)
      .join('');
  }).join('');
  const small = times(6, (at) => {
    const turn = -60 + at * 24 + (at > 2 ? 24 : 0);
    return group(
      path(`M0 0Q${n(w * 0.3)} ${n(-h * 0.35)} 0 ${n(-h * 0.75)}Q${n(-w * 0.3)} ${n(-h * 0.35)} 0 0Z`, shade, {
        stroke: base,
        'stroke-width': 1.6,
      }),
      { transform: `translate(${n(x)} ${n(y + h)}) rotate(${turn})`, opacity: 0.85 },
    );
  }).join('');
  const drawn =
    path(
      half(-1),
      brush.linear([
        [0, light],
        [1, base],
      ]),
    ) +
    path(
      half(1),
      brush.linear([
        [0, base],
        [1, shade],
      ]),
    ) +
    stroke(veins, night, 2.6, { opacity: 0.55 }) +
    stroke(`M${n(x)} ${n(y - h)}V${n(y + h * 1.2)}`, light, 5);
  return (
    brush.glow(x, y, radius * 1.7, base, 0.7) +
    circle(x, y, radius * 0.98, brush.colours.haze, { opacity: 0.5 }) +
    group(small + drawn, { transform: `rotate(${n(brush.between(-26, 26))} ${n(x)} ${n(y)})` })
  );
}

/** The rings of a tree, a century to a hand. */
function yearRings(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, deep, night } = brush.colours;
  const [p, q] = [brush.between(0, 6), brush.between(0, 6)];
  const [cx, cy] = [brush.between(-0.2, 0.2), brush.between(-0.2, 0.2)];
  const ring = (share: number) =>
    times(60, (at) => {
      const turn = (at / 60) * Math.PI * 2;
      const far =
        radius *
        1.15 *
        share *
        (1 + share * (0.05 * Math.sin(turn * 3 + p) + 0.035 * Math.sin(turn * 5 + q) + 0.012 * Math.sin(turn * 17)));
      return [x + Math.cos(turn) * far + (1 - share) * cx * radius, y + Math.sin(turn) * far + (1 - share) * cy * radius] as const;
    });
  let share = 1;
  const rings: string[] = [polygon(ring(1.06), night), polygon(ring(1), shade)];
  while (share > 0.05) {
    share -= brush.between(0.018, 0.055);
    rings.push(
      polygon(ring(Math.max(0.03, share)), brush.pick([base, base, light]), {
        'fill-opacity': 0.55,
        stroke: brush.pick([shade, deep]),
        'stroke-width': brush.between(1.2, 4),
        'stroke-opacity': 0.75,
      }),
    );
  }
  const crack = `M${n(x + cx * radius)} ${n(y + cy * radius)}l${n(radius * 0.5)} ${n(radius * 0.24)}l${n(radius * 0.7)} ${n(radius * 0.2)}`;
  return (
    brush.glow(x, y, radius * 1.8, base, 0.5) +
    rings.join('') +
    stroke(crack, night, 4, { opacity: 0.8 }) +
    stroke(`M${n(x + cx * radius)} ${n(y + cy * radius)}l${n(-radius * 0.4)} ${n(-radius * 0.5)}`, night, 2.4, { opacity: 0.6 })
  );
}

export const forest: readonly Body[] = [mist, birches, leaf, yearRings];
