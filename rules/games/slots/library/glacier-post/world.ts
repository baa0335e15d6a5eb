import { backdrop, hanging, hills, ridge, stars } from '../../art/land';
import { times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const lantern: Drawing = (pen) =>
  pen.line('M-20 -26C-24 -58 24 -58 20 -26', 4.5, '#e8c070') +
  pen.path('M-8 -42H8L10 -36L28 -22H-28L-10 -36z', pen.lin('#ffe9b0', '#8a5214', 'corner', '#d89c3a')) +
  pen.path('M-21 -22H21L25 24H-25z', pen.lin('#fff8d8', '#f07a1a', 'down', '#ffcf6a')) +
  pen.circle(0, 4, 19, pen.rad('#fff', '#ffb83a', '#fff0a8'), { opacity: 0.85 }) +
  pen.path(
    'M0 -14C3 -6 11 -2 10 8C9 16 4 19 0 19C-4 19 -9 16 -10 8C-11 1 -5 -1 -4 -7C-2 -5 0 -9 0 -14z',
    pen.lin('#fff3a0', '#f0560e', 'down'),
  ) +
  pen.line('M-13 -22L-16 24M13 -22L16 24', 3, '#a86a1e') +
  pen.path('M-28 24H28L34 42H-34z', pen.lin('#ffe0a0', '#7a440e', 'corner', '#c8862e')) +
  pen.line('M-26 30H22', 2.4, '#fff4d0') +
  pen.path('M-28 -22L-10 -36L-8 -42H8L13 -34C8 -30 4 -36 -1 -32C-6 -28 -9 -32 -14 -26C-18 -22 -22 -26 -28 -22z', '#fff');
const compass: Drawing = (pen) =>
  pen.circle(0, -40, 8, 'none', { stroke: '#e8c070', 'stroke-width': 4.5 }) +
  pen.circle(0, 6, 40, pen.rad('#fff0c4', '#7a440e', '#d89c3a')) +
  pen.circle(0, 6, 32, '#6a3c10') +
  pen.circle(0, 6, 30, pen.rad('#fff', '#a8c8e4', '#eaf6ff')) +
  times(12, (i) => pen.at(0, 6, pen.box(-1.2, -28, 2.4, i % 3 ? 4 : 8, '#1f3f6a'), 1, i * 30)) +
  pen.at(
    0,
    6,
    pen.path('M0 -24L7 0H-7z', pen.lin('#ff7a6a', '#a8142a')) +
      pen.path('M0 24L7 0H-7z', pen.lin('#5a8ac0', '#14305a')) +
      pen.path('M0 -24L0 24L7 0z', '#000', { opacity: 0.16 }),
    1,
    32,
  ) +
  pen.circle(0, 6, 4.5, pen.rad('#fff6c8', '#a8701e')) +
  pen.line('M-22 -6Q-16 -20 -2 -21', 3, '#fff', { opacity: 0.8 });
const letter: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.box(-44, -28, 88, 58, pen.lin('#fffaf0', '#c8d4e8'), 5) +
      pen.path('M-44 -26L0 10L44 -26', 'none', { stroke: '#7a9ac0', 'stroke-width': 4 }) +
      pen.circle(0, 10, 12, pen.rad('#ff7a7a', '#a8142a')) +
      pen.path('M0 4L2 9L7 9L3 12L5 17L0 14L-5 17L-3 12L-7 9L-2 9z', '#ffe0e0'),
    1,
    -8,
  );
const sled: Drawing = (pen) =>
  pen.line('M-46 30H30Q46 30 44 12M-30 30V10M16 30V10', 5, '#d8e8f8') +
  pen.path('M-40 10H30L38 -14C24 -8 8 -8 -4 -8H-40z', pen.lin('#ff6a5a', '#8f1424')) +
  pen.path('M-34 -8V-28H-6V-8z', pen.lin('#d8a868', '#7a4a1c')) +
  pen.path('M-2 -8V-22H22V-10z', pen.lin('#a8c8e8', '#3f6a9a')) +
  pen.line('M-20 -28V-8M-34 -18H-6', 2.4, '#fff0c0');
const berg: Drawing = (pen) =>
  pen.path('M-40 10L-24 -26L-6 -14L8 -44L28 -16L42 10z', pen.lin('#fff', '#7ac8f0')) +
  pen.path('M-44 12H44L22 42L-4 34L-24 44z', pen.lin('#4aa8e0', '#0f3f7a'), { opacity: 0.85 }) +
  pen.path('M8 -44L14 -8L28 -16zM-24 -26L-16 2L-6 -14z', '#c8ecff') +
  pen.line('M-48 12H48', 4, '#fff');
const flake: Drawing = (pen) =>
  times(6, (i) => pen.at(0, 0, pen.line('M0 0V-44M0 -22L-12 -34M0 -22L12 -34M0 -34L-7 -42M0 -34L7 -42', 6, '#d8f4ff'), 1, i * 60)) +
  pen.circle(0, 0, 9, '#fff');

/** A post station between glaciers, below northern lights. */
export const world: World = {
  light: '#eaf8ff',
  tone: '#6ab8e8',
  dark: '#1f5a94',
  night: '#0a1a38',
  frame: 'ice',
  air: 'snow',
  far: (pen) =>
    backdrop(pen, '#081430', '#5ab0d8', '#1a3f7a') +
    stars(pen, 150, 700) +
    times(5, (i) =>
      pen.path(
        `M${-60 + i * 330} 0Q${140 + i * 300} 260 ${40 + i * 330} 640L${150 + i * 330} 640Q${270 + i * 300} 260 ${110 + i * 330} 0z`,
        pen.fade(i % 2 ? '#5affc0' : '#8a7aff', 0.05, 0.55),
      ),
    ) +
    ridge(860, 380, 3, '#7aaad0', pen, 150) +
    ridge(920, 260, 6, '#a8d0ea', pen, 120),
  middle: (pen) =>
    hills(1040, 120, 7, '#d8eefa', pen, 300) +
    [230, 1210]
      .map((x, i) =>
        pen.at(
          x,
          1040,
          pen.box(-100, -130, 200, 140, '#7a3f2a', 4) +
            pen.path('M-130 -120L0 -230L130 -120z', '#fff') +
            pen.box(-64, -90, 46, 46, '#ffd98a', 2) +
            pen.box(22, -90, 46, 100, i ? '#2a5a9a' : '#a8243a', 2) +
            pen.box(52, -250, 30, 70, '#5a2f20') +
            pen.glow(-40, -66, 90, '#ffc45a', 0.6),
        ),
      )
      .join(''),
  near: (pen) =>
    hills(1300, 90, 9, '#fff', pen, 420) +
    hills(1390, 60, 4, '#c8e4f4', pen, 300) +
    hanging(pen, 210, 6, '#d8f0ff', 22) +
    pen.at(240, 1330, lantern(pen), 1.6) +
    pen.at(1200, 1330, sled(pen), 1.8),
  symbols: {
    lantern,
    compass,
    sled,
    letter,
    berg,
    ...tokens(
      'hex',
      [
        ['snow', '#c8ecff', '#2f6ab0'],
        ['wave', '#9af0d8', '#167a70'],
        ['star', '#e8d0ff', '#6a40b8'],
        ['sun', '#ffe0a0', '#b57a24'],
      ],
      '#081430',
    ),
    wild: wild(flake, '#1450a8'),
    free: bonus(lantern, '#e0f8ff', '#1a4a90', 'FREE'),
  },
};
