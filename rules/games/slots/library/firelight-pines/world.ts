import { backdrop, firs, hills, stars, trees } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const fox: Drawing = (pen) =>
  pen.path('M-36 -38L-18 -20H18L36 -38L32 2C24 26 8 38 0 40C-8 38 -24 26 -32 2z', pen.lin('#ffb05a', '#b5400f')) +
  pen.path('M-30 4C-18 0 -8 10 0 40C8 10 18 0 30 4C24 26 8 38 0 40C-8 38 -24 26 -30 4z', '#fff3e0') +
  pen.circle(-14, -2, 4, '#1c0a04') +
  pen.circle(14, -2, 4, '#1c0a04') +
  pen.circle(0, 34, 6, '#1c0a04');
const stag: Drawing = (pen) =>
  pen.line(
    'M-12 -12C-34 -18 -38 -34 -36 -46M-24 -22L-42 -26M-30 -32L-20 -44M12 -12C34 -18 38 -34 36 -46M24 -22L42 -26M30 -32L20 -44',
    5,
    '#e8c890',
  ) +
  pen.path('M-16 -12H16L20 6C18 26 10 42 0 44C-10 42 -18 26 -20 6z', pen.lin('#c98a52', '#5a2f14')) +
  pen.path('M-20 -6L-40 -4L-22 6zM20 -6L40 -4L22 6z', '#9a5c30') +
  pen.circle(-9, 4, 3, '#120804') +
  pen.circle(9, 4, 3, '#120804') +
  pen.oval(0, 36, 8, 6, '#1c0e08');
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
    fox,
    stag,
    tent,
    mushroom,
    kettle,
    ...tokens(
      'leaf',
      [
        ['leafs', '#b8e07a', '#4a7a1f'],
        ['paw', '#f0b07a', '#8a4a1c'],
        ['moon', '#c8d8f8', '#4a5fa0'],
        ['flame', '#ff9a7a', '#a02a1a'],
      ],
      '#0c1a12',
    ),
    wild: wild(campfire, '#7a2a0c'),
    free: bonus(stag, '#ffe0a0', '#2f5a2a', 'FREE'),
  },
};
