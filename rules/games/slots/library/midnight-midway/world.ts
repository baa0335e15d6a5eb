import { backdrop, skyline, stars } from '../../art/land';
import { n, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const bell: Drawing = (pen) =>
  pen.oval(0, 34, 40, 9, pen.lin('#7a4a12', '#2a1604')) +
  pen.path('M-34 28C-34 -14 -18 -28 0 -28C18 -28 34 -14 34 28z', pen.lin('#fff6b0', '#a8600a', 'corner', '#ffc23a')) +
  pen.path('M-22 18C-20 -4 -12 -16 0 -19C-16 -19 -27 -4 -27 18z', '#fff', { opacity: 0.6 }) +
  pen.box(-40, 26, 80, 8, pen.lin('#fff0a0', '#c27a0e', 'down'), 4) +
  pen.box(-4, -38, 8, 12, pen.lin('#ffe98a', '#8a4a08', 'across'), 2) +
  pen.oval(0, -40, 10, 5, pen.rad('#fff6c0', '#b5760c'));
const bigWheel: Drawing = (pen) =>
  pen.circle(0, 0, 46, pen.rad('#ffe98a', '#7a4a08', '#c28a1e')) +
  times(12, (i) => pen.at(0, 0, pen.path('M0 0L-10.4 -39A40 40 0 0 1 10.4 -39z', ['#8f1044', '#1c0a40', '#5a1a8a'][i % 3]!), 1, i * 30)) +
  times(12, (i) => pen.circle(Math.sin(i * 0.5236 + 0.26) * 43, -Math.cos(i * 0.5236 + 0.26) * 43, 2.4, '#fff6c0')) +
  pen.circle(0, 0, 12, pen.rad('#fff6b0', '#8a5a0a', '#e0a82e')) +
  pen.path('M-8 -52H8L0 -32z', pen.lin('#fff6b0', '#b5760c'));
const ticket: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.path('M-42 -24H42V-8A8 8 0 0 0 42 8V24H-42V8A8 8 0 0 0 -42 -8z', pen.lin('#e8d4ff', '#7a4ab0')) +
      pen.path('M-24 -16H24V16H-24z', 'none', { stroke: '#2a0f5a', 'stroke-width': 2.4 }) +
      pen.line('M-14 -6H14M-14 2H14M-14 10H4', 3, '#2a0f5a') +
      pen.line('M30 -18V18', 2, '#2a0f5a', { 'stroke-dasharray': '3 4' }),
    1,
    -14,
  );
const cocktail: Drawing = (pen) =>
  pen.path('M-36 -34H36L3 6V34H-3V6z', pen.lin('#dff6ff', '#4a7ab0', 'corner', '#a8d8f0'), { opacity: 0.55 }) +
  pen.path('M-27 -24H27L0 6z', pen.lin('#ff8ac0', '#8f1044')) +
  pen.line('M-36 -34L0 8L36 -34', 3, '#eafaff') +
  pen.line('M0 8V36', 4, '#cfe8f8') +
  pen.oval(0, 40, 24, 5, pen.lin('#eafaff', '#5a8ab8')) +
  pen.line('M-6 -8L30 -46', 2.4, '#ffe98a') +
  pen.circle(10, -25, 8, pen.rad('#d8ff9a', '#3a6a14')) +
  pen.circle(13, -28, 2.4, '#c2143a');
const hat: Drawing = (pen) =>
  pen.oval(0, 24, 46, 11, pen.lin('#4a3a6a', '#0c0620')) +
  pen.path('M-28 22C-30 -8 -26 -30 -14 -34Q0 -24 14 -34C26 -30 30 -8 28 22Q0 32 -28 22z', pen.lin('#5a4a8a', '#160a32')) +
  pen.path('M-29 8Q0 20 29 8L28 22Q0 32 -28 22z', pen.lin('#ff3a9a', '#7a0f4a')) +
  pen.path('M-14 -34Q0 -24 14 -34Q4 -12 0 -12Q-4 -12 -14 -34z', '#0c0620', { opacity: 0.5 });
const prize: Drawing = (pen) =>
  pen.circle(0, 0, 30, pen.rad('#fff6a0', '#ff6a1a', '#ffc23a')) +
  times(12, (i) => pen.at(0, 0, pen.path('M-4 -32L0 -46L4 -32z', '#ffe14a'), 1, i * 30)) +
  pen.path('M0 -18L5 -6L18 -5L8 4L12 17L0 10L-12 17L-8 4L-18 -5L-5 -6z', '#fff');

/** A boulevard after midnight: neon signs, theatres, a prize wheel. No fairground motifs, because games mustn't appeal to children. */
export const world: World = {
  light: '#ff9ae0',
  tone: '#ff3a9a',
  dark: '#4a0f5a',
  night: '#10052a',
  frame: 'neon',
  air: 'stars',
  far: (pen) =>
    backdrop(pen, '#08041e', '#7a1a8a', '#2a0f5a') + stars(pen, 130, 900) + skyline(pen, 1080, 300, 4, '#1c0a40', '#ffcf5a', 90),
  middle: (pen) =>
    pen.at(
      720,
      560,
      times(16, (i) => pen.line(`M0 0L${n(Math.sin((i * Math.PI) / 8) * 440)} ${n(-Math.cos((i * Math.PI) / 8) * 440)}`, 5, '#7a3ae0')) +
        pen.circle(0, 0, 440, 'none', { stroke: '#ff3a9a', 'stroke-width': 12 }) +
        pen.circle(0, 0, 390, 'none', { stroke: '#3ad0ff', 'stroke-width': 5 }) +
        times(48, (i) =>
          pen.circle(Math.sin((i * Math.PI) / 24) * 440, -Math.cos((i * Math.PI) / 24) * 440, 8, i % 2 ? '#ffe14a' : '#fff'),
        ) +
        times(16, (i) => pen.at(0, 0, pen.path('M0 -110L-62 -372A378 378 0 0 1 62 -372z', i % 2 ? '#3a0f5a' : '#1c0a40'), 1, i * 22.5)) +
        pen.circle(0, 0, 110, pen.rad('#ffd75a', '#8a4a08', '#e0a82e')) +
        pen.path('M-30 0L-200 800H-150L0 60L150 800H200L30 0z', '#2a0f5a'),
    ),
  near: (pen) =>
    [
      [190, 1.1, 'M-30 -330V-150M30 -330V-150M-30 -240H30'],
      [720, 0.75, 'M0 -330V-150M-34 -300L0 -330L34 -300'],
      [1250, 1.1, 'M-30 -150V-330L30 -150V-330'],
    ]
      .map(([x, s, sign]) =>
        pen.at(
          x as number,
          1440,
          pen.path('M-250 0V-360H-150V-430H150V-360H250V0z', pen.lin('#2a0f5a', '#0c0424', 'down')) +
            pen.box(-70, -470, 140, 350, '#10052a', 10, { stroke: '#ff3a9a', 'stroke-width': 7 }) +
            pen.line(sign as string, 13, '#3ad0ff') +
            pen.path('M-270 -110H270L240 -60H-240z', pen.lin('#8f1044', '#3a0620', 'down')) +
            times(14, (i) => pen.circle(-234 + i * 36, -84, 8, i % 2 ? '#ffd75a' : '#fff6d0')) +
            times(6, (i) => pen.box(-220 + i * 78, -44, 52, 44, '#ffcf5a', 3, { opacity: 0.5 })),
          s as number,
        ),
      )
      .join(''),
  symbols: {
    bell,
    'big-wheel': bigWheel,
    cocktail,
    hat,
    ticket,
    ...tokens(
      'diamond',
      [
        ['star', '#ff9ad0', '#b01a6a'],
        ['moon', '#8ad8ff', '#1a5ab0'],
        ['crown', '#ffe98a', '#b5760c'],
        ['spade', '#d8c0ff', '#4a1a8a'],
      ],
      '#10052a',
    ),
    wild: wild(prize, '#7a1ae0'),
    bonus: bonus(bigWheel, '#ffd0f0', '#7a0f6a', 'BONUS'),
  },
};
