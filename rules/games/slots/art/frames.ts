import { along, base, corners, type Frame, ring } from './frame-parts';
import { moreFrames } from './frames-more';
import { chance, n, times } from './pen';

export const frameStyles = [
  'stone',
  'wood',
  'brass',
  'ice',
  'neon',
  'coral',
  'paper',
  'iron',
  'bamboo',
  'velvet',
  'rope',
  'bone',
  'pipe',
  'gilt',
  'lead',
  'azulejo',
  'deco',
  'knot',
  'steps',
  'rail',
  'circuit',
  'mosaic',
  'cut',
  'lacquer',
] as const;
export type FrameStyle = (typeof frameStyles)[number];

/** How each style draws a frame around the reels, in the colours of a world. */
export const frames: Readonly<Record<FrameStyle, Frame>> = {
  stone: (pen, c, size) =>
    base(pen, c, size, 8) +
    along(size, size.border * 2.4, (x, y, isSide) => {
      const half = size.border * 0.36;
      return pen.line(isSide ? `M${n(x - half)} ${n(y)}h${n(half * 2)}` : `M${n(x)} ${n(y - half)}v${n(half * 2)}`, 2, c.night, {
        opacity: 0.65,
      });
    }) +
    corners(size, (x, y) =>
      pen.box(x - size.border * 0.55, y - size.border * 0.55, size.border * 1.1, size.border * 1.1, pen.lin(c.light, c.dark), 4, {
        stroke: c.night,
        'stroke-width': 2,
      }),
    ),
  wood: (pen, c, size) =>
    base(pen, c, size, 6) +
    times(5, (i) => pen.path(ring(size, size.border * (0.2 + i * 0.12), 5), 'none', { stroke: c.dark, 'stroke-width': 1, opacity: 0.5 })) +
    corners(size, (x, y) => pen.circle(x, y, size.border * 0.28, pen.rad('#fff', c.night, c.light))),
  brass: (pen, c, size) =>
    base(pen, c, size, 22) +
    pen.path(ring(size, size.border * 0.42, 14), 'none', { stroke: c.light, 'stroke-width': 1.6, opacity: 0.7 }) +
    along(size, size.border * 1.9, (x, y) => pen.circle(x, y, size.border * 0.15, pen.rad('#fff', c.dark, c.light))),
  ice: (pen, c, size) =>
    base(pen, c, size, 10) +
    along(size, size.border * 1.3, (x, y, isSide, i) => {
      const long = size.border * (0.5 + chance(i, 3) * 0.9);
      const wide = size.border * 0.36;
      if (isSide) return '';
      return y < 0
        ? pen.path(`M${n(x - wide)} ${n(y - 2)}L${n(x)} ${n(y - long)}L${n(x + wide)} ${n(y - 2)}z`, pen.lin('#fff', c.tone, 'down'), {
            opacity: 0.9,
          })
        : pen.path(`M${n(x - wide)} ${n(y)}L${n(x)} ${n(y + long)}L${n(x + wide)} ${n(y)}z`, pen.lin(c.tone, '#fff', 'down'), {
            opacity: 0.85,
          });
    }),
  neon: (pen, c, size) =>
    pen.path(ring(size, 0, 16), c.night, { 'fill-rule': 'evenodd', opacity: 0.94 }) +
    [7, 3.5, 1.4]
      .map((width, i) =>
        pen.path(ring(size, size.border * 0.34, 12), 'none', {
          stroke: i === 2 ? '#fff' : c.tone,
          'stroke-width': width,
          opacity: [0.25, 0.7, 0.95][i]!,
        }),
      )
      .join('') +
    pen.path(ring(size, size.border * 0.7, 8), 'none', { stroke: c.light, 'stroke-width': 1.6, opacity: 0.75 }),
  coral: (pen, c, size) =>
    base(pen, c, size, 26) +
    along(size, size.border * 0.95, (x, y, _, i) => {
      const r = size.border * (0.24 + chance(i, 1) * 0.26);
      return pen.circle(x + (chance(i, 2) - 0.5) * 8, y + (chance(i, 3) - 0.5) * 8, r, pen.rad(c.light, c.dark, c.tone), {
        stroke: c.night,
        'stroke-width': 1,
      });
    }),
  paper: (pen, c, size) =>
    base(pen, c, size, 2) +
    pen.path(ring(size, size.border * 0.3, 2), 'none', { stroke: c.dark, 'stroke-width': 1.5, 'stroke-dasharray': '9 5', opacity: 0.8 }) +
    corners(size, (x, y, i) =>
      pen.at(x, y, pen.path('M-13 -13H13L-13 13z', c.dark) + pen.path('M-9 -9H5L-9 5z', c.light), size.border / 26, i * 90),
    ),
  iron: (pen, c, size) =>
    base(pen, c, size, 4) +
    along(size, size.border * 1.25, (x, y) =>
      pen.circle(x, y, size.border * 0.17, pen.rad(c.light, c.night, c.dark), { stroke: c.night, 'stroke-width': 1.5 }),
    ) +
    corners(size, (x, y, i) =>
      pen.at(
        x,
        y,
        pen.path('M-16 -16H16V-4H-4V16H-16z', pen.lin(c.light, c.dark), { stroke: c.night, 'stroke-width': 2 }),
        size.border / 28,
        i * 90,
      ),
    ),
  bamboo: (pen, c, size) => {
    const { width, height, border } = size;
    const bar = border * 0.52;
    const across = (y: number) =>
      pen.box(-border, y, width + border * 2, bar, pen.lin(c.light, c.dark, 'down', c.tone), bar / 2, {
        stroke: c.night,
        'stroke-width': 1.5,
      });
    const down = (x: number) =>
      pen.box(x, -border, bar, height + border * 2, pen.lin(c.light, c.dark, 'across', c.tone), bar / 2, {
        stroke: c.night,
        'stroke-width': 1.5,
      });
    const middle = border / 2 + bar / 2;
    return (
      across(-middle) +
      across(height + border / 2 - bar / 2) +
      down(-middle) +
      down(width + border / 2 - bar / 2) +
      along(size, border * 3, (x, y, isSide) =>
        pen.line(isSide ? `M${n(x - bar / 2)} ${n(y)}h${n(bar)}` : `M${n(x)} ${n(y - bar / 2)}v${n(bar)}`, 3, c.dark),
      ) +
      corners(size, (x, y) =>
        pen.line(
          `M${n(x - bar)} ${n(y - bar)}L${n(x + bar)} ${n(y + bar)}M${n(x + bar)} ${n(y - bar)}L${n(x - bar)} ${n(y + bar)}`,
          5,
          c.light,
        ),
      )
    );
  },
  velvet: (pen, c, size) => {
    const { width, border } = size;
    const folds = Math.round(width / (border * 2.2));
    const each = width / folds;
    return (
      base(pen, c, size, 12) +
      times(folds, (i) =>
        pen.path(
          `M${n(i * each)} ${n(-border)}h${n(each)}v${n(border * 0.5)}q${n(-each / 2)} ${n(border * 1.1)} ${n(-each)} 0z`,
          pen.lin(c.tone, c.dark, 'across', c.light),
          { stroke: c.night, 'stroke-width': 1 },
        ),
      ) +
      corners(size, (x, y) => pen.circle(x, y, border * 0.42, pen.rad('#fff6d0', c.dark, c.light)))
    );
  },
  rope: (pen, c, size) =>
    base(pen, c, size, 18) +
    along(size, size.border * 0.62, (x, y, isSide) =>
      pen.oval(x, y, size.border * 0.34, size.border * 0.2, pen.lin(c.light, c.dark), {
        transform: `rotate(${isSide ? 60 : -30} ${n(x)} ${n(y)})`,
        stroke: c.night,
        'stroke-width': 0.8,
      }),
    ),
  bone: (pen, c, size) =>
    base(pen, c, size, 20) +
    along(size, size.border * 1.7, (x, y, isSide) =>
      pen.at(
        x,
        y,
        pen.path('M-10 -4C-16 -10 -20 -2 -15 0C-20 2 -16 10 -10 4H10C16 10 20 2 15 0C20 -2 16 -10 10 -4z', pen.lin('#fff', c.tone), {
          stroke: c.night,
          'stroke-width': 1,
        }),
        size.border / 40,
        isSide ? 90 : 0,
      ),
    ),
  ...moreFrames,
};
