import { arches, backdrop, blades, hills } from '../../art/land';
import { rays } from '../../art/light';
import { chance, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const helmet: Drawing = (pen) =>
  pen.path('M-44 46C-44 28 -32 20 -20 17H20C32 20 44 28 44 46z', pen.lin('#ffd9a0', '#6a2c0c', 'corner', '#c8742e')) +
  [-33, -12, 12, 33].map((x) => pen.circle(x, 38 - (Math.abs(x) < 20 ? 3 : 0), 3.6, pen.rad('#fff6d0', '#8a4a14'))).join('') +
  pen.box(-8, -52, 16, 12, pen.lin('#ffe9b8', '#8a4a14'), 3) +
  pen.circle(0, -11, 34, pen.rad('#ffe8c0', '#7a300e', '#dc8a3e')) +
  pen.path('M-26 17Q0 26 26 17L30 25Q0 36 -30 25z', pen.lin('#fff0c4', '#9a5a18')) +
  pen.oval(-31, -10, 5.5, 12, pen.lin('#fff0c4', '#8a4a14')) +
  pen.oval(31, -10, 5.5, 12, pen.lin('#e8b060', '#6a300c')) +
  pen.circle(0, -10, 22, pen.lin('#fff3c8', '#8a4a14')) +
  pen.circle(0, -10, 17, pen.rad('#b8fff4', '#03283a', '#14808f')) +
  pen.line('M-16 -10H16M0 -26V6', 3.4, '#e0a04e') +
  pen.line('M-11 -15Q-8 -21 -3 -22', 3, '#fff', { opacity: 0.9 }) +
  times(4, (i) => pen.at(0, -10, pen.circle(0, -19.5, 2, '#fff6d0'), 1, 45 + i * 90));
const shell: Drawing = (pen) =>
  pen.path(
    'M34 14C40 -18 18 -42 -8 -40C-36 -36 -46 -8 -34 14C-24 32 2 38 18 26C30 16 26 -4 10 -10C-4 -14 -14 -2 -8 8C-4 14 6 12 6 4',
    pen.lin('#ffe3d0', '#c65a3a'),
    { stroke: '#7a2c1a', 'stroke-width': 3 },
  ) +
  times(7, (i) =>
    pen.line(`M${-6 + i * 2} -8L${Math.round(Math.cos(2.2 + i * 0.6) * 40)} ${Math.round(-Math.sin(2.2 + i * 0.6) * 36)}`, 2.4, '#a33f28', {
      opacity: 0.6,
    }),
  );
const pearl: Drawing = (pen) =>
  pen.path('M-44 6Q-40 -30 0 -34Q40 -30 44 6Q20 -6 0 -6T-44 6z', pen.lin('#c9a4e8', '#5b2f86')) +
  pen.path('M-44 10Q-20 0 0 0T44 10Q38 38 0 40Q-38 38 -44 10z', pen.lin('#8a58b8', '#3d1d66')) +
  times(7, (i) => pen.line(`M${-30 + i * 10} ${4 + Math.abs(i - 3) * 1.4}L${-22 + i * 7.4} 34`, 1.6, '#2d1250', { opacity: 0.6 })) +
  pen.circle(0, 4, 16, pen.rad('#fff', '#b6a8d8', '#f3eaff'));
const trident: Drawing = (pen) =>
  pen.path(
    'M-4 46V-6C-22 -6 -28 -20 -28 -40L-18 -28Q-16 -16 -4 -16V-46H4V-16Q16 -16 18 -28L28 -40C28 -20 22 -6 4 -6V46z',
    pen.lin('#fff3b8', '#c8861a'),
  ) + pen.circle(0, -10, 6, pen.rad('#8ff', '#06808f'));

/** A sunken nave overgrown with kelp. */
export const world: World = {
  light: '#ffb59a',
  tone: '#f0705a',
  dark: '#8a2742',
  night: '#04212f',
  frame: 'coral',
  air: 'bubbles',
  far: (pen) =>
    backdrop(pen, '#7fe6d8', '#03202e', '#0b6a7c') +
    pen.glow(720, 60, 620, '#e6fff2', 0.8) +
    rays(pen, 720, -80, '#d8fff0', 9, 1100, 0.2) +
    arches(pen, 3, 170, 1440, '#0a5363', '#0d7d86', true),
  middle: (pen) =>
    arches(pen, 5, 420, 1440, '#06404f', '#08596a', true) +
    hills(1120, 120, 3, '#07394a', pen) +
    blades(pen, 1300, 760, 4, '#0b6b52', 26) +
    times(26, (i) => pen.circle(chance(i, 1) * 1440, 300 + chance(i, 2) * 900, 3 + chance(i, 3) * 9, '#cffff2', { opacity: 0.25 })),
  near: (pen) =>
    hills(1290, 110, 8, '#032430', pen) +
    blades(pen, 1440, 900, 11, '#0f8a5a', 14) +
    blades(pen, 1440, 620, 12, '#064a3c', 26) +
    times(9, (i) =>
      pen.at(
        chance(i, 21) * 1440,
        1330 + chance(i, 22) * 60,
        times(5, (k) => pen.line(`M0 60Q${(k - 2) * 18} 10 ${(k - 2) * 34} ${-40 - chance(i, k) * 50}`, 16, i % 2 ? '#e0566a' : '#f09a4a')),
      ),
    ),
  symbols: {
    helmet,
    pearl,
    shell,
    ...tokens(
      'shell',
      [
        ['trident', '#7ff0d8', '#0d7a74'],
        ['wave', '#7cc8ff', '#1a4f9c'],
        ['ring', '#ffb27a', '#a84a1c'],
        ['spiral', '#f6a6c8', '#8c2a5a'],
      ],
      '#08242e',
    ),
    wild: wild(trident, '#c2334d'),
    free: bonus(trident, '#aefcf0', '#0a6a72', 'FREE'),
  },
};
