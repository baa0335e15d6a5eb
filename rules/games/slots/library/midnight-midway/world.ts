import { backdrop, skyline, stars } from '../../art/land';
import { n, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const bell: Drawing = (pen) =>
  pen.box(-28, 38, 56, 10, pen.lin('#8a5ae0', '#32106a'), 3) +
  pen.path('M-11 -16H11L14 38H-14z', pen.lin('#5ad8ff', '#123f9a')) +
  times(4, (i) => pen.box(-9 - i * 0.8, -1 + i * 10, 18 + i * 1.6, 5, ['#ff5aa0', '#ffe14a', '#5aff9a', '#fff'][i]!, 2)) +
  pen.circle(0, -50, 5, pen.rad('#fff6c0', '#b5760c')) +
  pen.path('M-27 -14C-20 -20 -22 -46 0 -46C22 -46 20 -20 27 -14z', pen.lin('#fff6b0', '#a8600a', 'corner', '#ffc23a')) +
  pen.path('M-14 -20C-12 -30 -11 -37 -3 -41C-10 -41 -17 -34 -18 -20z', '#fff', { opacity: 0.75 }) +
  pen.box(-31, -17, 62, 8, pen.lin('#fff0a0', '#c27a0e', 'down'), 4) +
  pen.circle(0, -6, 5.5, pen.rad('#ffe98a', '#8a4a08')) +
  pen.at(
    32,
    26,
    pen.box(-3, -14, 6, 40, pen.lin('#f0b070', '#7a3f18', 'across'), 3) +
      pen.box(-15, -28, 30, 19, pen.lin('#ff7aa8', '#8f1044'), 4) +
      pen.box(-15, -28, 6, 19, '#ffe14a', 2) +
      pen.box(9, -28, 6, 19, '#ffe14a', 2),
    1,
    16,
  );
const bigWheel: Drawing = (pen) =>
  pen.path('M-6 0L-24 46H24L6 0z', pen.lin('#8a5ae0', '#32106a')) +
  times(8, (i) => pen.line(`M0 -6L${n(Math.sin(i * 0.785) * 36)} ${n(-6 - Math.cos(i * 0.785) * 36)}`, 2.4, '#ffd0f0')) +
  pen.line('M0 -42A36 36 0 1 1 -.1 -42', 5, '#ff5aa0') +
  times(8, (i) =>
    pen.circle(Math.sin(i * 0.785) * 36, -6 - Math.cos(i * 0.785) * 36, 6.5, ['#3ad0ff', '#ffe14a', '#5aff9a', '#ff8a3a'][i % 4]!),
  ) +
  pen.circle(0, -6, 7, '#ffe14a');
const ticket: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.path('M-42 -24H42V-8A8 8 0 0 0 42 8V24H-42V8A8 8 0 0 0 -42 -8z', pen.lin('#ffe98a', '#e0662a')) +
      pen.path('M-24 -16H24V16H-24z', 'none', { stroke: '#8a2410', 'stroke-width': 2.4, 'stroke-dasharray': '5 3' }) +
      pen.path('M0 -12L4 -4L13 -3L6 3L8 12L0 7L-8 12L-6 3L-13 -3L-4 -4z', '#c2143a'),
    1,
    -14,
  );
const popcorn: Drawing = (pen) =>
  pen.path('M-30 -12H30L22 44H-22z', pen.lin('#ff4a5a', '#8a1024')) +
  times(3, (i) => pen.path(`M${-20 + i * 16} -12H${-12 + i * 16}L${-10 + i * 11} 44H${-16 + i * 11}z`, '#fff')) +
  times(9, (i) => pen.circle(-26 + (i % 5) * 13, -18 - Math.floor(i / 5) * 12 - (i % 2) * 5, 10, i % 2 ? '#fff3c0' : '#ffe08a'));
const hat: Drawing = (pen) =>
  pen.path('M-24 22L-20 -34Q0 -42 20 -34L24 22z', pen.lin('#5a3a9a', '#160a32')) +
  pen.path('M-24 10L-22 -4Q0 2 22 -4L24 10Q0 18 -24 10z', '#ff5aa0') +
  pen.oval(0, 24, 44, 12, pen.lin('#5a3a9a', '#160a32')) +
  pen.path('M-10 -36L-22 -48M2 -38V-50M12 -36L24 -46', 'none', { stroke: '#ffe14a', 'stroke-width': 4, 'stroke-linecap': 'round' });
const prize: Drawing = (pen) =>
  pen.circle(0, 0, 30, pen.rad('#fff6a0', '#ff6a1a', '#ffc23a')) +
  times(12, (i) => pen.at(0, 0, pen.path('M-4 -32L0 -46L4 -32z', '#ffe14a'), 1, i * 30)) +
  pen.path('M0 -18L5 -6L18 -5L8 4L12 17L0 10L-12 17L-8 4L-18 -5L-5 -6z', '#fff');

/** A fairground after midnight: neon, a big wheel, striped tents. */
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
        times(16, (i) =>
          pen.at(
            Math.sin((i * Math.PI) / 8) * 440,
            -Math.cos((i * Math.PI) / 8) * 440,
            pen.path('M-30 0H30L22 40H-22z', ['#ff5a6a', '#3ad0ff', '#ffe14a', '#5aff9a'][i % 4]!),
          ),
        ) +
        pen.path('M-30 0L-200 800H-150L0 60L150 800H200L30 0z', '#2a0f5a'),
    ),
  near: (pen) =>
    [
      [170, 1.1],
      [720, 0.8],
      [1270, 1.1],
    ]
      .map(([x, s]) =>
        pen.at(
          x!,
          1440,
          times(8, (i) => pen.path(`M0 -420L${-240 + i * 60} -200H${-180 + i * 60}z`, i % 2 ? '#fff0f8' : '#e0245a')) +
            times(8, (i) => pen.path(`M${-240 + i * 60} -200H${-180 + i * 60}V0H${-240 + i * 60}z`, i % 2 ? '#e8c8e0' : '#a8143f')) +
            times(8, (i) => pen.path(`M${-240 + i * 60} -200h60v20q-30 30 -60 0z`, i % 2 ? '#ffd75a' : '#7a1a8a')) +
            pen.path('M-50 0V-120Q0 -190 50 -120V0z', '#10052a') +
            pen.path('M0 -420V-480L60 -460L0 -440z', '#ffe14a'),
          s,
        ),
      )
      .join('') +
    pen.line('M0 90Q360 200 720 90T1440 90', 4, '#1c0a40') +
    times(37, (i) =>
      pen.circle(i * 40, 90 + Math.abs(Math.sin((i * Math.PI) / 18)) * 56, 11, ['#ff5a6a', '#ffe14a', '#3ad0ff', '#5aff9a'][i % 4]!),
    ),
  symbols: {
    bell,
    'big-wheel': bigWheel,
    hat,
    popcorn,
    ticket,
    ...tokens(
      'flag',
      [
        ['star', '#ff9ad0', '#b01a6a'],
        ['moon', '#8ad8ff', '#1a5ab0'],
        ['crown', '#ffe98a', '#b5760c'],
        ['mask', '#b8ffb0', '#1f8a4a'],
      ],
      '#10052a',
    ),
    wild: wild(prize, '#7a1ae0'),
    bonus: bonus(bigWheel, '#ffd0f0', '#7a0f6a', 'BONUS'),
  },
};
