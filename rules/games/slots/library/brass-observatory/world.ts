import { arches, backdrop, floor, stars } from '../../art/land';
import { n, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const telescope: Drawing = (pen) =>
  pen.at(
    0,
    -4,
    pen.path('M-44 10L22 -22L30 -4L-36 24z', pen.lin('#ffe9b0', '#8a5a1a', 'down', '#d8a24a')) +
      pen.path('M22 -30L40 -38L50 -12L32 -4z', pen.lin('#f6d88a', '#7a4a10')) +
      pen.path('M-50 8L-42 4L-32 26L-40 30z', '#5a3408'),
    1,
  ) + pen.path('M-4 8L-22 46M4 6L22 46M0 8V46', 'none', { stroke: '#8a5a1a', 'stroke-width': 5, 'stroke-linecap': 'round' });
const orrery: Drawing = (pen) =>
  pen.oval(0, 0, 44, 16, 'none', { stroke: '#d8a24a', 'stroke-width': 4, transform: 'rotate(-18)' }) +
  pen.oval(0, 0, 32, 36, 'none', { stroke: '#a8743a', 'stroke-width': 4, transform: 'rotate(24)' }) +
  pen.circle(0, 0, 15, pen.rad('#fff6c0', '#e07a1a', '#ffc84a')) +
  pen.circle(-40, 14, 7, pen.rad('#bfe8ff', '#1f5a9a')) +
  pen.circle(30, -26, 8.5, pen.rad('#ffc8a0', '#9a3a1a')) +
  pen.circle(20, 30, 5.5, pen.rad('#d8ffd0', '#2f7a4a'));
const atlas: Drawing = (pen) =>
  pen.path('M0 -24Q-24 -38 -49 -30V38Q-24 32 0 42Q24 32 49 38V-30Q24 -38 0 -24z', pen.lin('#b5562a', '#4a1a0c')) +
  pen.path('M0 -28C-14 -40 -32 -40 -44 -35V30C-32 26 -14 26 0 36z', pen.lin('#fffaf0', '#c8a878', 'across', '#fff0d0')) +
  pen.path('M0 -28C14 -40 32 -40 44 -35V30C32 26 14 26 0 36z', pen.lin('#c8a878', '#fff6e0', 'across')) +
  pen.path('M6 -25C16 -33 30 -34 39 -30V24C28 21 16 22 6 28z', pen.lin('#3a68b8', '#0c1c4a')) +
  pen.line('M12 -14L24 -22L32 -10L22 2L30 14L14 16', 1.8, '#cfe0ff') +
  [
    [12, -14],
    [24, -22],
    [32, -10],
    [22, 2],
    [30, 14],
    [14, 16],
  ]
    .map(([x, y]) => pen.circle(x!, y!, 3, '#fff3b0'))
    .join('') +
  pen.circle(-23, -14, 10, pen.rad('#ffe9a0', '#b5741a', '#e8ac3a')) +
  times(8, (i) => pen.at(-23, -14, pen.line('M0 -13V-16', 2.2, '#b5741a'), 1, i * 45)) +
  times(3, (i) => pen.line(`M-38 ${7 + i * 7}Q-24 ${3 + i * 7} -8 ${9 + i * 7}`, 2.2, '#8a6a48')) +
  pen.path('M-3 -26H3V48L0 43L-3 48z', pen.lin('#ff6a7a', '#8f142a'));
const clock: Drawing = (pen) =>
  pen.circle(0, 0, 42, pen.rad('#ffe9b0', '#7a4a10', '#d8a24a')) +
  pen.circle(0, 0, 33, pen.rad('#fffaf0', '#e8d8b0')) +
  times(12, (i) => pen.at(0, 0, pen.box(-1.6, -31, 3.2, 8, '#3a2408'), 1, i * 30)) +
  pen.line('M0 0V-20M0 0L15 8', 4, '#20304a') +
  pen.circle(0, 0, 4, '#c2334d') +
  pen.box(-8, -50, 16, 9, '#a8743a', 3);
const globe: Drawing = (pen) =>
  pen.circle(0, -4, 32, pen.rad('#a8e8ff', '#10406a', '#3a90c8')) +
  pen.path('M-22 -16C-10 -30 4 -24 0 -14C-4 -6 -14 -8 -12 2C-14 10 -26 -2 -22 -16zM8 -2C18 -8 26 0 22 10C16 18 6 14 8 -2z', '#8ac85a') +
  pen.line('M-6 -42A40 40 0 1 0 26 26', 4.5, '#d8a24a') +
  pen.path('M-18 46H18L10 34H-10z', pen.lin('#f6d88a', '#7a4a10'));
const sextant: Drawing = (pen) =>
  pen.path('M0 -44L36 34A60 60 0 0 1 -36 34z', 'none', { stroke: '#d8a24a', 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
  pen.line('M0 -44L10 40', 6, '#fff0c0') +
  pen.circle(0, -40, 7, pen.rad('#fff', '#a8743a')) +
  pen.circle(0, 4, 13, pen.rad('#8ff0ff', '#0d4a7a')) +
  times(7, (i) => pen.line(`M${-30 + i * 10} 34v6`, 2, '#fff0c0'));

/** The dome of an observatory, its slit open on the stars. */
export const world: World = {
  light: '#ffe2a0',
  tone: '#b9822e',
  dark: '#4a2c0c',
  night: '#0c1226',
  frame: 'brass',
  air: 'stars',
  far: (pen) =>
    backdrop(pen, '#04081e', '#2c4a8a', '#122a5c') +
    stars(pen, 200, 1300) +
    pen.glow(720, 300, 420, '#7ab0ff', 0.5) +
    pen.at(
      720,
      300,
      pen.oval(0, 0, 230, 80, 'none', { stroke: '#cfe0ff', 'stroke-width': 6, opacity: 0.6, transform: 'rotate(-20)' }) +
        pen.circle(0, 0, 100, pen.rad('#ffe9c0', '#8a4a2a', '#d8945a')),
    ),
  middle: (pen) =>
    pen.path('M0 0H500Q470 600 450 1440H0zM1440 0H940Q970 600 990 1440H1440z', pen.lin('#3a2a1c', '#140d0a', 'down')) +
    times(9, (i) =>
      pen.line(
        `M${500 - i * 58} 0Q${470 - i * 62} 600 ${450 - i * 60} 1440M${940 + i * 58} 0Q${970 + i * 62} 600 ${990 + i * 60} 1440`,
        5,
        '#7a5420',
        { opacity: 0.7 },
      ),
    ) +
    times(6, (i) =>
      pen.line(
        `M0 ${130 + i * 200}Q240 ${170 + i * 200} ${492 - i * 7} ${130 + i * 200}M1440 ${130 + i * 200}Q1200 ${170 + i * 200} ${948 + i * 7} ${130 + i * 200}`,
        4,
        '#7a5420',
        { opacity: 0.6 },
      ),
    ) +
    pen.line('M500 0Q470 600 450 1440M940 0Q970 600 990 1440', 16, '#d8a24a'),
  near: (pen) =>
    floor(pen, 1240, '#22140a', '#8a5a24', 0.5) +
    pen.at(
      190,
      1240,
      pen.at(
        0,
        -330,
        times(24, (i) => pen.box(-12, -190, 24, 34, '#b9822e', 2, { transform: `rotate(${i * 15})` })) +
          pen.circle(0, 0, 165, pen.rad('#f6d88a', '#4a2c0c', '#b9822e')) +
          pen.circle(0, 0, 118, '#1a1008') +
          times(5, (i) => pen.line(`M0 0L${n(Math.sin(i * 1.257) * 130)} ${n(Math.cos(i * 1.257) * 130)}`, 20, '#b9822e')),
      ) + pen.path('M-60 0L-20 -330H20L60 0z', '#3a2410'),
    ) +
    pen.at(
      1240,
      1240,
      pen.path('M-260 -520L180 -760L220 -690L-220 -440z', pen.lin('#f6d88a', '#6a4210', 'down', '#b9822e')) +
        pen.path('M170 -790L290 -850L340 -740L220 -680z', pen.lin('#f6d88a', '#6a4210')) +
        pen.path('M-40 -560L-150 0H-90L0 -540L90 0H150L40 -580z', '#4a2c0c'),
    ) +
    arches(pen, 1, -900, -500, '#b9822e', 'none'),
  symbols: {
    orrery,
    atlas,
    telescope,
    globe,
    clock,
    ...tokens(
      'cog',
      [
        ['sun', '#ffe2a0', '#a8701a'],
        ['moon', '#c8d8f0', '#4a5f8a'],
        ['arrow', '#e8a07a', '#8a3f1f'],
        ['ring', '#9adac8', '#23705f'],
      ],
      '#120a04',
    ),
    wild: wild(sextant, '#123a6a'),
    free: bonus(orrery, '#fff0c0', '#6a3a08', 'FREE'),
  },
};
