import { backdrop, clouds, hills, ridge, stars } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const lantern: Drawing = (pen) =>
  pen.box(-14, -44, 28, 8, '#5a2410', 3) +
  pen.oval(0, -4, 32, 34, pen.rad('#fff0a0', '#c22a18', '#ff7a2a')) +
  times(5, (i) => pen.line(`M${-24 + i * 12} -28Q${-36 + i * 18} -4 ${-24 + i * 12} 22`, 1.8, '#8f1c10', { opacity: 0.7 })) +
  pen.box(-14, 28, 28, 7, '#5a2410', 3) +
  pen.line('M0 35V48M-6 35V44M6 35V44', 2.4, '#ffcf4a');
const parasol: Drawing = (pen) =>
  pen.line('M0 -40V46', 5, '#8a4a20') +
  pen.path(
    'M-48 6C-44 -22 -22 -42 0 -44C22 -42 44 -22 48 6Q36 -2 24 6Q12 -2 0 6Q-12 -2 -24 6Q-36 -2 -48 6z',
    pen.lin('#ff8a6a', '#a8182a'),
  ) +
  pen.path('M-24 6Q-18 -26 0 -44Q18 -26 24 6Q12 -2 0 6Q-12 -2 -24 6z', pen.lin('#fff3d8', '#e0a05a')) +
  pen.circle(0, -46, 4, '#ffd98a');
const fan: Drawing = (pen) =>
  pen.path('M0 36L-46 -10A56 56 0 0 1 46 -10z', pen.lin('#ffe3f0', '#d8447a')) +
  times(9, (i) =>
    pen.line(`M0 36L${Math.round(Math.sin(-0.92 + i * 0.23) * 60)} ${Math.round(36 - Math.cos(-0.92 + i * 0.23) * 62)}`, 1.8, '#8c1c4a'),
  ) +
  pen.circle(14, -18, 10, '#fff') +
  pen.circle(0, 34, 5, '#ffcf4a');
const drum: Drawing = (pen) =>
  pen.oval(0, 0, 40, 36, pen.lin('#a8321a', '#4a100a')) +
  pen.oval(0, -4, 31, 28, pen.rad('#fff7e0', '#d8b98a')) +
  pen.path('M0 -22A18 18 0 0 1 0 14A9 9 0 0 1 0 -4A9 9 0 0 0 0 -22z', '#c22a18') +
  times(10, (i) => pen.circle(Math.cos(i * 0.63) * 36, Math.sin(i * 0.63) * 32, 2.6, '#ffcf4a'));
const bowl: Drawing = (pen) =>
  pen.line('M-12 -22q-8 -7 0 -13t0 -13M8 -22q-8 -7 0 -13t0 -13', 4, '#fff3e0', { opacity: 0.85 }) +
  pen.path('M-17 34H17L21 45H-21z', pen.lin('#7ac8b0', '#12504a')) +
  pen.path('M-44 -8C-42 22 -24 38 0 38C24 38 42 22 44 -8z', pen.lin('#d8fff0', '#145a54', 'corner', '#5ab8a0')) +
  pen.oval(0, -8, 44, 12, pen.lin('#f4fff8', '#4a9a88')) +
  pen.oval(0, -6, 37, 8, pen.lin('#5a7a1a', '#c8e05a')) +
  pen.line('M16 5L10 14L17 21L10 34M10 14L2 18', 2.8, '#ffd75a') +
  times(5, (i) => pen.at(-20, 15, pen.path('M0 -1C-5 -4 -4 -9 0 -9C4 -9 5 -4 0 -1z', '#ff9ab8'), 1, i * 72)) +
  pen.circle(-20, 15, 2.2, '#ffe08a') +
  pen.line('M-37 2C-35 12 -31 19 -26 24', 3, '#fff', { opacity: 0.7 });
const blossom: Drawing = (pen) =>
  times(5, (i) =>
    pen.at(0, 0, pen.path('M0 -4C-20 -14 -16 -44 -4 -44L0 -38L4 -44C16 -44 20 -14 0 -4z', pen.lin('#fff', '#ff8ab4')), 1, i * 72),
  ) + pen.circle(0, 0, 9, pen.rad('#fff3a0', '#e08a2a'));

/** A festival night above a river: hundreds of lanterns rise. */
export const world: World = {
  light: '#ffd98a',
  tone: '#c23a2a',
  dark: '#5a1018',
  night: '#140a2a',
  frame: 'bamboo',
  air: 'petals',
  far: (pen) =>
    backdrop(pen, '#160c3a', '#f08a5a', '#5a2a78') +
    stars(pen, 90, 600) +
    pen.circle(1000, 330, 130, pen.rad('#fffbe6', '#ffd98a')) +
    pen.glow(1000, 330, 420, '#ffe0a0', 0.5) +
    ridge(900, 380, 5, '#3f2160', pen, 200) +
    clouds(pen, 860, 150, 3, '#f7a07a', 6, 0.35),
  middle: (pen) =>
    times(34, (i) => {
      const s = 0.5 + chance(i, 4) * 1.1;
      return pen.at(
        chance(i, 1) * 1440,
        60 + chance(i, 2) * 860,
        pen.glow(0, 0, 70, '#ffb04a', 0.5) +
          pen.path('M-16 -22H16L20 14H-20z', pen.lin('#fff0a8', '#f0682a', 'down')) +
          pen.box(-18, 14, 36, 5, '#8c2a18'),
        s,
        -8 + chance(i, 3) * 16,
      );
    }) +
    hills(1060, 130, 7, '#2a1446', pen) +
    [200, 1190]
      .map((x) =>
        pen.at(
          x,
          1060,
          times(
            4,
            (i) =>
              pen.path(
                `M${-130 + i * 24} ${-i * 110}Q0 ${-40 - i * 110} ${130 - i * 24} ${-i * 110}L${100 - i * 20} ${-34 - i * 110}H${-100 + i * 20}z`,
                '#7a1c22',
              ) +
              pen.box(-70 + i * 12, -112 - i * 110, 140 - i * 24, 80, '#3a1230') +
              pen.box(-30 + i * 5, -92 - i * 110, 60 - i * 10, 50, '#ffc45a', 2),
          ),
        ),
      )
      .join(''),
  near: (pen) =>
    pen.box(0, 1210, 1440, 230, pen.lin('#3a1a5a', '#0c0620', 'down')) +
    times(30, (i) => pen.oval(chance(i, 8) * 1440, 1230 + chance(i, 9) * 190, 60 + chance(i, 7) * 90, 3, '#ffb86a', { opacity: 0.4 })) +
    pen.line('M-20 120Q300 60 520 210M1460 60Q1200 60 980 190', 22, '#1c0a1e') +
    times(26, (i) =>
      pen.circle(i < 13 ? i * 40 : 960 + (i - 13) * 40, 90 + chance(i, 12) * 110, 16 + chance(i, 13) * 22, i % 3 ? '#ffb0cc' : '#ff80aa', {
        opacity: 0.9,
      }),
    ),
  symbols: {
    bowl,
    parasol,
    drum,
    fan,
    lantern,
    ...tokens(
      'leaf',
      [
        ['moon', '#ffe9a8', '#b5762a'],
        ['wave', '#a8d8ff', '#2c5aa8'],
        ['snow', '#e0c8ff', '#6a3aa0'],
        ['leafs', '#c8f0a0', '#3f7a2a'],
      ],
      '#221034',
    ),
    wild: wild(blossom, '#b8205a'),
    free: bonus(lantern, '#ffe9a0', '#a8201a', 'FREE'),
  },
};
