import { backdrop, hanging, ridge } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, valueCoin, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const anvil: Drawing = (pen) =>
  pen.path('M-44 -24H40V-12Q22 -10 16 4V14H30V30H-30V14H-16V4Q-20 -8 -44 -10z', pen.lin('#dfe7f2', '#39424f')) +
  pen.box(-36, 30, 72, 8, '#262c36', 2) +
  pen.path('M-44 -24H40V-18H-44z', '#f6faff');
const hammer: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.box(-5, -14, 10, 58, pen.lin('#d89a5a', '#6d3a14'), 3) +
      pen.path('M-32 -40H22L34 -32V-12H-32z', pen.lin('#f2f5fa', '#4a5666')) +
      pen.box(-36, -40, 10, 28, '#8d99aa', 2),
    1,
    32,
  );
const sword: Drawing = (pen) =>
  pen.at(
    2,
    -2,
    pen.path('M0 -60L10 -46L9 20H-9L-10 -46z', pen.lin('#fff8c8', '#8a97a8', 'down', '#ff9a2a')) +
      pen.path('M0 -60L10 -46L9 20H0z', '#b51e08', { opacity: 0.34 }) +
      pen.line('M0 -46V14', 2.6, '#fff6cf') +
      pen.path('M-27 16Q0 24 27 16L29 25Q14 31 0 31Q-14 31 -29 25z', pen.lin('#ffe6a8', '#8c5414', 'corner', '#d99c3a')) +
      pen.box(-5.5, 29, 11, 21, pen.lin('#8a4a2a', '#2a0f08', 'across'), 3) +
      pen.line('M-5 35L5 32M-5 41L5 38M-5 47L5 44', 2, '#e0a860') +
      pen.circle(0, 54, 8, pen.rad('#ffe6a8', '#8c5414', '#d99c3a')) +
      pen.circle(0, 54, 4, pen.rad('#ff9a7a', '#b5140e')),
    0.98,
    36,
  );
const helm: Drawing = (pen) =>
  pen.path('M-32 38V-6C-32 -34 32 -34 32 -6V38L10 44V8H-10V44z', pen.lin('#ffe6a8', '#8c5414', 'corner', '#d99c3a')) +
  pen.path('M-24 -2H24V8H-24z', '#1c0d06') +
  pen.line('M0 -34V-4M-30 -8H30', 4, '#fff2c4') +
  pen.path('M-6 -30C-10 -50 18 -52 36 -38C20 -38 8 -36 6 -28z', '#e33a22');
const ingot: Drawing = (pen) =>
  pen.path('M-40 18L-28 -6H20L40 18z', pen.lin('#ffd23a', '#c2571a')) +
  pen.path('M-40 18H40V34H-40z', pen.lin('#f08a1e', '#7a2a0a')) +
  pen.path('M-22 -10L-12 -30H20L34 -10z', pen.lin('#fff2a0', '#e07a1a')) +
  pen.line('M-12 6H14', 3, '#fff6c8');
const flame: Drawing = (pen) =>
  pen.path(
    'M0 -46C8 -26 34 -20 32 10C30 32 14 44 0 44C-14 44 -30 32 -32 10C-33 -8 -16 -14 -14 -30C-6 -24 0 -32 0 -46z',
    pen.lin('#ffe14a', '#e0260e', 'down', '#ff8a1e'),
  ) + pen.path('M0 -10C4 2 16 8 15 22C14 34 6 38 0 38C-6 38 -14 34 -15 22C-16 12 -4 6 0 -10z', '#fff3b0');

/** A forge within a volcano: rivers of metal under a black roof. */
export const world: World = {
  light: '#ffb347',
  tone: '#7a4636',
  dark: '#2a1412',
  night: '#160808',
  frame: 'iron',
  air: 'embers',
  far: (pen) =>
    backdrop(pen, '#1a0608', '#ff6a1a', '#7a160e') +
    pen.glow(720, 760, 760, '#ffb03a', 0.85) +
    ridge(820, 420, 2, '#4a0d0c', pen, 150) +
    ridge(930, 260, 6, '#2e0808', pen),
  middle: (pen) =>
    pen.path('M560 0H880L820 640Q800 900 1000 1440H440Q640 900 620 640z', pen.lin('#fff09a', '#ff4a0a', 'down', '#ffa31e'), {
      opacity: 0.9,
    }) +
    pen.line('M720 0V1440', 30, '#fff6cf', { opacity: 0.6 }) +
    ridge(1100, 240, 9, '#220606', pen, 130) +
    times(2, (i) =>
      pen.at(
        i ? 1180 : 260,
        700,
        pen.box(-90, -330, 180, 780, '#1c0a0a', 6) +
          pen.box(-120, -380, 240, 70, '#2e1512', 4) +
          pen.circle(0, -60, 66, pen.rad('#fff3a0', '#e03a0a')) +
          pen.line('M-66 -60H66M0 -126V6M-46 -106L46 -14M46 -106L-46 -14', 9, '#1c0a0a'),
      ),
    ),
  near: (pen) =>
    hanging(pen, 330, 4, '#0e0404', 15) +
    ridge(1340, 160, 14, '#0c0303', pen, 170) +
    times(18, (i) =>
      pen.line(`M${chance(i, 3) * 1440} 1440q${-20 + chance(i, 5) * 40} -60 10 -${60 + chance(i, 6) * 130}`, 6, '#ff7a1e', {
        opacity: 0.7,
      }),
    ) +
    times(4, (i) => pen.line(`M${140 + i * 400} 0V${150 + chance(i, 7) * 160}`, 9, '#0a0303', { 'stroke-dasharray': '16 8' })),
  symbols: {
    sword,
    helm,
    anvil,
    hammer,
    ingot,
    ...tokens(
      'cog',
      [
        ['flame', '#ffb36a', '#a83a10'],
        ['bolt', '#ffe07a', '#a8741a'],
        ['cross', '#c9d3df', '#4b5766'],
        ['bars', '#e08a7a', '#7a241e'],
      ],
      '#1a0806',
    ),
    wild: wild(flame, '#8f1608'),
    coin: valueCoin('#ffc24a', '#9c4a0c', '#fff0b0'),
    bonus: bonus(anvil, '#ffe28a', '#8f2408', 'BONUS'),
  },
};
