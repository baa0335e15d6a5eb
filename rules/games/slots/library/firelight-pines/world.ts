import { backdrop, firs, hills, stars, trees } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const axe: Drawing = (pen) =>
  pen.path('M-34 18C-34 30 -38 38 -46 46H46C38 38 34 30 34 18z', pen.lin('#b5763a', '#3f200c', 'across', '#7a4a20')) +
  pen.line('M-24 30L-28 44M-8 32L-9 44M10 32L12 44M25 30L30 44', 2.4, '#2f1808') +
  pen.oval(0, 18, 34, 11, pen.lin('#ffe2b0', '#c08a4a')) +
  pen.oval(0, 18, 23, 7, 'none', { stroke: '#a8703a', 'stroke-width': 2 }) +
  pen.oval(0, 18, 11, 3.4, 'none', { stroke: '#a8703a', 'stroke-width': 2 }) +
  pen.line('M-8 17L16 19', 4, '#3a1c0a') +
  pen.at(
    -16,
    -10,
    pen.path('M-4 16L-4 -52C-4 -62 2 -68 6 -66C9 -64 5 -56 5 -50L5 16z', pen.lin('#f0b56a', '#7a4016', 'across')) +
      pen.path('M-13 -12H9L27 -21Q33 -2 28 20L9 11H-13z', pen.lin('#f6faff', '#4a5a70', 'corner', '#a8b8cc')) +
      pen.path('M27 -21Q33 -2 28 20L22 17Q26 -2 21 -18z', '#fff') +
      pen.path('M-13 -12H-4V11H-13z', '#c2341e'),
    1,
    50,
  );
const pack: Drawing = (pen) =>
  pen.box(-40, -48, 80, 22, pen.lin('#ff8a6a', '#7a1a1a', 'down', '#c83a2a'), 11) +
  pen.circle(-31, -37, 9, '#ffd8a8') +
  pen.line('M-31 -37q3 -3 4 1t-5 3t-4 -6t8 -3', 1.8, '#8a2a1a') +
  pen.path('M-28 -28H28Q36 -28 36 -18V34Q36 46 26 46H-26Q-36 46 -36 34V-18Q-36 -28 -28 -28z', pen.lin('#e0b878', '#6a4018')) +
  pen.box(-22, 17, 44, 24, pen.lin('#d8a860', '#7a4a1c'), 5) +
  pen.path('M-22 22Q0 34 22 22V19Q22 17 18 17H-18Q-22 17 -22 19z', '#8a5a26') +
  pen.path('M-36 -18Q-36 -28 -28 -28H28Q36 -28 36 -18V0Q0 16 -36 0z', pen.lin('#a8c86a', '#3a5a22')) +
  [-19, 11]
    .map(
      (x) =>
        pen.box(x, -50, 8, 66, pen.lin('#a8642e', '#4a2610'), 2) +
        pen.box(x - 2.5, 0, 13, 11, 'none', 2, { stroke: '#ffe9a8', 'stroke-width': 3 }),
    )
    .join('') +
  pen.line('M-29 -22H-24', 3, '#e8ffc0');
const tent: Drawing = (pen) =>
  pen.path('M0 -36L46 36H-46z', pen.lin('#ff8a4a', '#9c2a14')) +
  pen.path('M0 -36L14 36H-14z', '#3a1408') +
  pen.path('M0 -36L-14 36H-30z', '#ffd0a0') +
  pen.line('M-6 -44L0 -36L6 -44', 4, '#e8c890');
const mushroom: Drawing = (pen) =>
  pen.path('M-12 2H12L16 42H-16z', pen.lin('#fff6e0', '#c8a880')) +
  pen.path('M-42 6C-40 -30 -18 -42 0 -42C18 -42 40 -30 42 6Q0 20 -42 6z', pen.lin('#ff5a4a', '#8f1414')) +
  [
    [-18, -16, 7],
    [6, -26, 8],
    [22, -6, 6],
    [-2, -2, 5],
  ]
    .map(([x, y, r]) => pen.circle(x!, y!, r!, '#fff3e0'))
    .join('');
const kettle: Drawing = (pen) =>
  pen.line('M-22 -20Q0 -56 22 -20', 5, '#9fb0c8') +
  pen.path('M-30 -18H30C40 10 34 36 22 38H-22C-34 36 -40 10 -30 -18z', pen.lin('#7fd0e8', '#1a4a78')) +
  pen.path('M30 -4L48 -20L46 -2L34 14z', pen.lin('#7fd0e8', '#1a4a78')) +
  pen.box(-24, -26, 48, 9, '#d8eef8', 4) +
  pen.circle(0, -30, 5, '#ffcf6a');
const campfire: Drawing = (pen) =>
  pen.path(
    'M0 -44C6 -24 28 -16 26 10C24 26 12 32 0 32C-12 32 -24 26 -26 10C-26 -6 -12 -12 -10 -26C-4 -22 -2 -34 0 -44z',
    pen.lin('#fff07a', '#f0480e', 'down'),
  ) + pen.line('M-32 40L32 26M32 40L-32 26', 9, '#6a3a1a');

/** A clearing among firs at nightfall, with a fire. */
export const world: World = {
  light: '#ffcf8a',
  tone: '#8a5a2e',
  dark: '#3f2412',
  night: '#0c1a16',
  frame: 'wood',
  air: 'leaves',
  far: (pen) =>
    backdrop(pen, '#0c2036', '#f0a05a', '#3f6a78') +
    stars(pen, 70, 420) +
    pen.circle(980, 260, 80, pen.rad('#fff', '#ffe9c0')) +
    hills(820, 200, 3, '#2a5260', pen, 300) +
    firs(pen, 900, 220, 4, '#1f4450', 34),
  middle: (pen) => hills(960, 90, 7, '#173630', pen) + firs(pen, 1040, 520, 9, '#123028', 16) + pen.glow(720, 1120, 560, '#ff9a3a', 0.6),
  near: (pen) =>
    hills(1240, 60, 5, '#0a1c16', pen) +
    trees(pen, 1440, 900, 12, '#0a120e', '#0d241a', 3) +
    firs(pen, 1440, 760, 20, '#08160f', 6) +
    pen.at(720, 1300, campfire(pen), 2.2) +
    times(26, (i) => pen.circle(620 + chance(i, 2) * 200, 900 + chance(i, 3) * 380, 2 + chance(i, 4) * 4, '#ffc45a', { opacity: 0.8 })),
  symbols: {
    axe,
    pack,
    tent,
    mushroom,
    kettle,
    ...tokens(
      'leaf',
      [
        ['leafs', '#b8e07a', '#4a7a1f'],
        ['gem', '#f0b07a', '#8a4a1c'],
        ['moon', '#c8d8f8', '#4a5fa0'],
        ['flame', '#ff9a7a', '#a02a1a'],
      ],
      '#0c1a12',
    ),
    wild: wild(campfire, '#7a2a0c'),
    free: bonus(pack, '#ffe0a0', '#2f5a2a', 'FREE'),
  },
};
