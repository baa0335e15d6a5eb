import { backdrop, clouds, hills, stars } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const ship: Drawing = (pen) =>
  pen.path('M-44 14H44L30 38H-28z', pen.lin('#b5743a', '#4a2410')) +
  pen.line('M-14 14V-44M16 14V-34', 4, '#6a3a1a') +
  pen.path('M-12 -42C10 -36 10 -6 -12 0zM18 -32C36 -26 36 -4 18 4zM-16 -36C-36 -26 -38 -6 -40 6L-16 2z', pen.lin('#fffaf0', '#c8b088')) +
  pen.path('M-14 -50L4 -46L-14 -42z', '#d8243a');
const spyglass: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.box(-52, -9, 8, 18, pen.lin('#8a5a1a', '#3a2008', 'down'), 3) +
      pen.box(-46, -7.5, 28, 15, pen.lin('#fff0b8', '#7a4a0c', 'down', '#d8a03a'), 2) +
      pen.box(-22, -11, 30, 22, pen.lin('#fff3c4', '#8a540e', 'down', '#e0ac48'), 2) +
      pen.box(4, -15, 42, 30, pen.lin('#c8563a', '#3a0f0a', 'down', '#8f2a1c'), 2) +
      pen.line('M9 -10H40', 3, '#ffb89a', { opacity: 0.7 }) +
      pen.box(-24, -13, 6, 26, pen.lin('#fff6d0', '#9a640e', 'down'), 2) +
      pen.box(2, -17, 8, 34, pen.lin('#fff6d0', '#9a640e', 'down'), 2) +
      pen.box(38, -19, 12, 38, pen.lin('#fff6d0', '#8a540e', 'down', '#e8b44a'), 3) +
      pen.oval(50, 0, 6.5, 17, pen.rad('#e8ffff', '#1a5f8a', '#7ad0e8')) +
      pen.line('M-42 -3H-26M-16 -6H0', 2.4, '#fffbe8'),
    1,
    -36,
  );
const helm: Drawing = (pen) =>
  times(8, (i) =>
    pen.at(
      0,
      0,
      pen.box(-3, -36, 6, 30, '#8a5224', 2) + pen.path('M-4 -33H4L5.5 -44Q5 -49 0 -49Q-5 -49 -5.5 -44z', pen.lin('#f0b870', '#6a3a14')),
      1,
      i * 45,
    ),
  ) +
  pen.circle(0, 0, 30, 'none', { stroke: pen.lin('#f0b068', '#5a2c10'), 'stroke-width': 9 }) +
  pen.circle(0, 0, 30, 'none', { stroke: '#ffe0a0', 'stroke-width': 1.8 }) +
  times(8, (i) => pen.at(0, 0, pen.circle(0, -30, 2.6, '#ffd75a'), 1, 22.5 + i * 45)) +
  pen.circle(0, 0, 11, pen.rad('#fff3b0', '#8a540e', '#e0ac48')) +
  pen.circle(0, 0, 4, '#4a2410');
const map: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.path('M-42 -26L-14 -34L14 -26L42 -34V26L14 34L-14 26L-42 34z', pen.lin('#ffeec0', '#c89a58')) +
      pen.line('M-30 18L-16 4L0 12L14 -8', 3.4, '#8a3a1a', { 'stroke-dasharray': '6 5' }) +
      pen.line('M16 -20L30 -6M30 -20L16 -6', 6, '#d8142a') +
      pen.path('M-32 -12q6 -8 12 0t12 0', 'none', { stroke: '#3a7ab0', 'stroke-width': 3 }),
    1.05,
    -6,
  );
const rum: Drawing = (pen) =>
  pen.path('M-9 -46H9V-24C9 -16 24 -12 24 4V38Q24 44 18 44H-18Q-24 44 -24 38V4C-24 -12 -9 -16 -9 -24z', pen.lin('#6ad08a', '#12502f')) +
  pen.box(-22, 4, 44, 26, '#ffeec0', 3) +
  pen.path('M-8 10H8V20H-8zM-12 24H12V27H-12z', '#7a2a14') +
  pen.box(-10, -50, 20, 9, '#c89a58', 3);
const barrel: Drawing = (pen) =>
  pen.path('M-26 -40H26C38 -16 38 16 26 40H-26C-38 16 -38 -16 -26 -40z', pen.lin('#d89a58', '#5a2c10', 'across', '#a8662e')) +
  pen.line('M-31 -24H31M-34 20H34M-35 -2H35', 6, '#8a98a8') +
  times(4, (i) => pen.line(`M${-18 + i * 12} -38V38`, 1.6, '#4a2410'));
const chest: Drawing = (pen) =>
  pen.path('M-42 -4C-42 -36 42 -36 42 -4z', pen.lin('#c8803a', '#5a2c10')) +
  pen.box(-42, -4, 84, 40, pen.lin('#a8622a', '#4a220c'), 3) +
  pen.box(-42, -8, 84, 8, '#ffd75a') +
  pen.box(-30, -28, 9, 64, '#ffd75a') +
  pen.box(21, -28, 9, 64, '#ffd75a') +
  pen.box(-10, -12, 20, 22, pen.lin('#fff3b0', '#b5780c'), 4) +
  pen.circle(0, -3, 4, '#2a1408');

/** A hidden cove under a full moon, with a ship at anchor. */
export const world: World = {
  light: '#ffe0a0',
  tone: '#b58a4a',
  dark: '#5a3a1a',
  night: '#0a1626',
  frame: 'rope',
  air: 'stars',
  far: (pen) =>
    backdrop(pen, '#0a1838', '#5a8aa8', '#1f4a6a') +
    stars(pen, 120, 640) +
    pen.circle(720, 260, 130, pen.rad('#fffbe8', '#d8d0a8')) +
    pen.glow(720, 260, 480, '#fff3c0', 0.5) +
    clouds(pen, 470, 110, 4, '#2a4a68', 6, 0.75) +
    pen.box(0, 860, 1440, 580, pen.lin('#2f6a88', '#06182a', 'down')) +
    times(24, (i) => pen.oval(720 + (chance(i, 1) - 0.5) * (60 + i * 14), 876 + i * 20, 70 + i * 4, 3, '#fff3c0', { opacity: 0.45 })),
  middle: (pen) =>
    pen.at(250, 860, ship(pen), 4.2) +
    pen.path('M1440 300C1250 340 1180 520 1210 700C1130 760 1100 880 1060 1000H1440z', '#12243a') +
    pen.path('M1200 380L1240 180H1300L1340 380z', '#d8d0c0') +
    pen.box(1236, 130, 68, 56, '#ffd98a', 4) +
    pen.path('M1226 130L1270 80L1314 130z', '#a8243a') +
    pen.path('M1236 156L300 60V240z', '#fff3b0', { opacity: 0.2 }),
  near: (pen) =>
    hills(1240, 120, 8, '#0c1a26', pen, 380) +
    hills(1350, 70, 3, '#c8a468', pen, 420) +
    pen.at(200, 1300, chest(pen), 2.4) +
    pen.at(1180, 1310, barrel(pen), 2.2) +
    pen.at(1320, 1330, barrel(pen), 1.8) +
    [40, 1400]
      .map(
        (x, i) =>
          pen.line(`M${x} 1440Q${x + (i ? -60 : 60)} 900 ${x + (i ? -10 : 10)} 420`, 34, '#1c130c') +
          times(7, (k) =>
            pen.path(
              `M${x} 420Q${x + (k - 3) * 80} 300 ${x + (k - 3) * 130} ${430 + Math.abs(k - 3) * 20}Q${x + (k - 3) * 70} 370 ${x} 440z`,
              '#0d2a20',
            ),
          ),
      )
      .join(''),
  symbols: {
    ship,
    spyglass,
    map,
    rum,
    barrel,
    ...tokens(
      'rock',
      [
        ['key', '#ffdf8a', '#9a6414'],
        ['cross', '#c8d0d8', '#4a5664'],
        ['wave', '#8ad0e8', '#1a5f8a'],
        ['eye', '#f0a08a', '#9a2f2a'],
      ],
      '#0a1420',
    ),
    wild: wild(helm, '#a8142a'),
    bonus: bonus(chest, '#ffe9a8', '#6a340c', 'BONUS'),
  },
};
