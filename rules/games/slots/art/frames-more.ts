import { along, base, corners, type Frame, ring } from './frame-parts';
import { n, times } from './pen';

/** Further styles of frames. */
export const moreFrames = {
  pipe: (pen, c, size) => {
    const { width, height, border } = size;
    const r = border * 0.3;
    const tube = (x: number, y: number, w: number, h: number, isDown: boolean) =>
      pen.box(x, y, w, h, pen.lin(c.light, c.dark, isDown ? 'across' : 'down', c.tone), r, { stroke: c.night, 'stroke-width': 1.5 });
    const mid = border / 2 + r;
    return (
      tube(-border, -mid, width + border * 2, r * 2, false) +
      tube(-border, height + border / 2 - r, width + border * 2, r * 2, false) +
      tube(-mid, -border, r * 2, height + border * 2, true) +
      tube(width + border / 2 - r, -border, r * 2, height + border * 2, true) +
      along(size, border * 3.4, (x, y, isSide) =>
        isSide ? tube(x - r * 1.5, y - r * 0.5, r * 3, r, false) : tube(x - r * 0.5, y - r * 1.5, r, r * 3, true),
      ) +
      corners(size, (x, y) => pen.circle(x, y, border * 0.5, pen.rad(c.light, c.dark, c.tone), { stroke: c.night, 'stroke-width': 2 }))
    );
  },
  gilt: (pen, c, size) =>
    base(pen, c, size, 14) +
    along(size, size.border * 1.15, (x, y, isSide) =>
      pen.at(
        x,
        y,
        pen.path('M0 -12C10 -6 10 6 0 12C-10 6 -10 -6 0 -12z', pen.lin('#fffbe0', c.tone)) + pen.circle(0, 0, 3, c.dark),
        size.border / 30,
        isSide ? 0 : 90,
      ),
    ) +
    corners(size, (x, y, i) =>
      pen.at(
        x,
        y,
        times(5, (k) =>
          pen.path('M0 0C-9 -12 -7 -24 0 -30C7 -24 9 -12 0 0z', pen.lin('#fff6c8', c.tone), {
            transform: `rotate(${k * 36 - 72})`,
            stroke: c.dark,
            'stroke-width': 1,
          }),
        ) + pen.circle(0, 0, 7, pen.rad('#fff', c.tone)),
        size.border / 26,
        i * 90 - 45,
      ),
    ),
  lead: (pen, c, size) =>
    pen.path(ring(size, 0, 6), c.night, { 'fill-rule': 'evenodd' }) +
    along(size, size.border * 1.3, (x, y, _, i) => {
      const half = size.border * 0.36;
      const shade = [c.light, c.tone, c.dark, '#fff'][i % 4]!;
      return pen.at(
        x,
        y,
        pen.path(`M0 ${n(-half)}L${n(half * 1.5)} 0L0 ${n(half)}L${n(-half * 1.5)} 0z`, pen.lin('#fff', shade), { opacity: 0.92 }),
      );
    }) +
    pen.path(ring(size, size.border * 0.06, 5), 'none', { stroke: c.light, 'stroke-width': 1.5, opacity: 0.6 }),
  azulejo: (pen, c, size) =>
    pen.path(ring(size, 0, 4), c.light, { 'fill-rule': 'evenodd' }) +
    along(size, size.border * 1.02, (x, y) =>
      pen.at(
        x,
        y,
        pen.box(-14, -14, 28, 28, '#fffdf4', 0, { stroke: c.dark, 'stroke-width': 1 }) +
          times(4, (k) => pen.path('M0 0C-6 -4 -6 -11 0 -13C6 -11 6 -4 0 0z', c.tone, { transform: `rotate(${k * 90})` })) +
          pen.circle(0, 0, 3, c.dark),
        size.border / 30,
      ),
    ) +
    pen.path(ring(size, size.border * 0.88, 2), c.dark, { 'fill-rule': 'evenodd' }),
  deco: (pen, c, size) =>
    pen.path(ring(size, 0, 2), c.night, { 'fill-rule': 'evenodd' }) +
    times(3, (i) =>
      pen.path(ring(size, size.border * (0.12 + i * 0.24), 2), 'none', { stroke: i === 1 ? c.tone : c.light, 'stroke-width': 3 - i }),
    ) +
    corners(size, (x, y, i) =>
      pen.at(
        x,
        y,
        times(7, (k) => pen.path('M0 0L-4 -34L4 -34z', k % 2 ? c.tone : c.light, { transform: `rotate(${k * 15 - 90})` })) +
          pen.circle(0, 0, 8, c.light),
        size.border / 26,
        i * 90 + 90,
      ),
    ),
  knot: (pen, c, size) =>
    base(pen, c, size, 8) +
    along(size, size.border * 1.2, (x, y, isSide) =>
      pen.at(
        x,
        y,
        [6, 3].map((w, k) => pen.line('M-22 -7C-8 -7 8 7 22 7M-22 7C-8 7 8 -7 22 -7', w, k ? c.light : c.night)).join(''),
        size.border / 34,
        isSide ? 90 : 0,
      ),
    ),
  steps: (pen, c, size) =>
    base(pen, c, size, 2) +
    along(size, size.border * 1.6, (x, y, isSide, i) =>
      pen.at(
        x,
        y,
        pen.path('M-16 9V3H-10V-3H-4V-9H4V-3H10V3H16V9z', i % 2 ? c.light : c.dark, { stroke: c.night, 'stroke-width': 1 }),
        size.border / 30,
        isSide ? 90 : 0,
      ),
    ) +
    corners(size, (x, y) =>
      pen.at(
        x,
        y,
        pen.box(-14, -14, 28, 28, c.tone, 0, { stroke: c.night, 'stroke-width': 2 }) + pen.box(-7, -7, 14, 14, c.light),
        size.border / 26,
      ),
    ),
  rail: (pen, c, size) =>
    pen.path(ring(size, 0, 12), c.night, { 'fill-rule': 'evenodd' }) +
    along(size, size.border * 0.8, (x, y, isSide) => {
      const [w, h] = isSide ? [size.border * 0.84, size.border * 0.26] : [size.border * 0.26, size.border * 0.84];
      return pen.box(x - w / 2, y - h / 2, w, h, c.dark, 2);
    }) +
    [0.26, 0.66].map((at) => pen.path(ring(size, size.border * at, 8), 'none', { stroke: c.light, 'stroke-width': 3 })).join(''),
  circuit: (pen, c, size) =>
    pen.path(ring(size, 0, 8), c.night, { 'fill-rule': 'evenodd' }) +
    pen.path(ring(size, size.border * 0.5, 4), 'none', { stroke: c.tone, 'stroke-width': 2 }) +
    along(size, size.border * 1.4, (x, y, isSide, i) =>
      pen.at(
        x,
        y,
        pen.line(i % 2 ? 'M-18 0L-8 -9H8L18 0' : 'M-18 0L-8 9H8L18 0', 2, c.tone) + pen.circle(0, i % 2 ? -9 : 9, 4, c.light),
        size.border / 34,
        isSide ? 90 : 0,
      ),
    ) +
    corners(size, (x, y) =>
      pen.box(x - size.border * 0.36, y - size.border * 0.36, size.border * 0.72, size.border * 0.72, c.dark, 3, {
        stroke: c.light,
        'stroke-width': 2,
      }),
    ),
  mosaic: (pen, c, size) =>
    pen.path(ring(size, 0, 8), c.night, { 'fill-rule': 'evenodd' }) +
    [0.26, 0, -0.26]
      .map((shift, k) =>
        along(size, size.border * 0.34, (x, y, isSide, i) => {
          const side = size.border * 0.24;
          const [dx, dy] = isSide ? [shift * size.border, 0] : [0, shift * size.border];
          return pen.box(x + dx - side / 2, y + dy - side / 2, side, side, [c.light, c.tone, c.dark, c.light][(i + k * 2) % 4]!, 1);
        }),
      )
      .join(''),
  cut: (pen, c, size) =>
    along(size, size.border * 0.9, (x, y) => pen.circle(x, y, size.border * 0.62, c.dark)) +
    pen.path(ring(size, size.border * 0.1, 20), c.tone, { 'fill-rule': 'evenodd' }) +
    along(size, size.border * 0.9, (x, y) => pen.circle(x, y, size.border * 0.2, c.light)) +
    pen.path(ring(size, size.border * 0.8, 6), c.night, { 'fill-rule': 'evenodd' }),
  lacquer: (pen, c, size) =>
    pen.path(ring(size, 0, 18), pen.lin(c.dark, c.night, 'down', c.tone), { 'fill-rule': 'evenodd' }) +
    pen.path(ring(size, size.border * 0.16, 14), 'none', { stroke: c.light, 'stroke-width': 2 }) +
    pen.path(ring(size, size.border * 0.72, 6), 'none', { stroke: c.light, 'stroke-width': 1.2 }) +
    corners(size, (x, y, i) => pen.at(x, y, pen.line('M-12 12V-12H12M-4 12V-4H12', 3, c.light), size.border / 26, i * 90)),
} as const satisfies Record<string, Frame>;
