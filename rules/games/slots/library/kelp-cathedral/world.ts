import { arches, backdrop, blades, hills, rays } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const whale: Drawing = (pen) =>
  pen.path(
    'M-44 4C-40 -24 -8 -34 18 -20C26 -16 30 -10 34 -12L44 -28C48 -16 46 -8 38 -2C40 12 26 26 0 27C-26 28 -44 20 -44 4z',
    pen.lin('#9fe8ff', '#135a8f'),
  ) +
  pen.path('M-42 8C-30 18 -6 20 14 10C8 24 -8 28 -20 26C-34 24 -42 18 -42 8z', '#e8fbff') +
  times(5, (i) => pen.line(`M${-34 + i * 8} 13q4 6 9 9`, 1.6, '#7fb8d0')) +
  pen.circle(-26, -2, 3.4, '#062538') +
  pen.line('M-12 -30q-3 -10 -11 -11M-12 -30q3 -10 11 -11', 3.2, '#c9f6ff');
const turtle: Drawing = (pen) =>
  pen.path(
    'M-44 -18Q-30 -26 -22 -14L-28 -4zM44 -18Q30 -26 22 -14L28 -4zM-30 30Q-40 20 -26 14zM30 30Q40 20 26 14z',
    pen.lin('#9de07a', '#2e7a3c'),
  ) +
  pen.oval(0, -32, 10, 12, pen.rad('#c4f59b', '#3c8a45')) +
  pen.oval(0, 4, 30, 33, pen.rad('#ffd980', '#8a4a12', '#d08a2c')) +
  pen.line('M0 -29V36M-29 4H29M-22 -18L22 26M22 -18L-22 26', 2.2, '#6b360c') +
  pen.path('M0 -12L13 -4V12L0 20L-13 12V-4z', pen.rad('#ffe9a8', '#b8721e')) +
  pen.circle(-4, -36, 1.8, '#123') +
  pen.circle(4, -36, 1.8, '#123');
const nautilus: Drawing = (pen) =>
  pen.path(
    'M34 14C40 -18 18 -42 -8 -40C-36 -36 -46 -8 -34 14C-24 32 2 38 18 26C30 16 26 -4 10 -10C-4 -14 -14 -2 -8 8C-4 14 6 12 6 4',
    pen.lin('#ffe3d0', '#c65a3a'),
    { stroke: '#7a2c1a', 'stroke-width': 3 },
  ) +
  times(7, (i) =>
    pen.line(`M${-6 + i * 2} -8L${Math.round(Math.cos(2.2 + i * 0.6) * 40)} ${Math.round(-Math.sin(2.2 + i * 0.6) * 36)}`, 2.4, '#a33f28', {
      opacity: 0.6,
    }),
  ) +
  pen.path('M34 14L44 26M30 20L38 34M24 25L28 40', 'none', { stroke: '#ffc9a8', 'stroke-width': 5, 'stroke-linecap': 'round' });
const pearl: Drawing = (pen) =>
  pen.path('M-44 6Q-40 -30 0 -34Q40 -30 44 6Q20 -6 0 -6T-44 6z', pen.lin('#c9a4e8', '#5b2f86')) +
  pen.path('M-44 10Q-20 0 0 0T44 10Q38 38 0 40Q-38 38 -44 10z', pen.lin('#8a58b8', '#3d1d66')) +
  times(7, (i) => pen.line(`M${-30 + i * 10} ${4 + Math.abs(i - 3) * 1.4}L${-22 + i * 7.4} 34`, 1.6, '#2d1250', { opacity: 0.6 })) +
  pen.circle(0, 4, 16, pen.rad('#fff', '#b6a8d8', '#f3eaff'));
const angler: Drawing = (pen) =>
  pen.path('M-36 8C-34 -20 0 -30 20 -12L40 -24L36 4L42 26L20 18C2 36 -32 32 -36 8z', pen.lin('#5a6fd8', '#1a1f66')) +
  pen.path('M-36 6L-14 10L-34 20z', '#0a0c2c') +
  times(4, (i) => pen.path(`M${-34 + i * 6} ${7 + i}l3 6l2 -5z`, '#fff')) +
  pen.circle(-14, -6, 6, '#fff') +
  pen.circle(-15, -6, 3, '#111') +
  pen.line('M-6 -22C-10 -44 -30 -44 -34 -30', 3, '#8fa0ff') +
  pen.glow(-35, -26, 18, '#ffef9a', 0.9) +
  pen.circle(-35, -26, 6, '#fff6c0');
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
    whale,
    turtle,
    nautilus,
    pearl,
    angler,
    ...tokens(
      'shell',
      [
        ['trident', '#7ff0d8', '#0d7a74'],
        ['wave', '#7cc8ff', '#1a4f9c'],
        ['fish', '#ffb27a', '#a84a1c'],
        ['spiral', '#f6a6c8', '#8c2a5a'],
      ],
      '#08242e',
    ),
    wild: wild(trident, '#c2334d'),
    free: bonus(trident, '#aefcf0', '#0a6a72', 'FREE'),
  },
};
