import { backdrop, clouds, columns, floor, hills } from '../../art/land';
import { times } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const amphora: Drawing = (pen) =>
  pen.line('M-14 -34C-34 -34 -34 -10 -24 -6M14 -34C34 -34 34 -10 24 -6', 5, '#c85a2a') +
  pen.path(
    'M-12 -46H12V-34C12 -26 32 -14 26 10C22 28 8 34 8 44H-8C-8 34 -22 28 -26 10C-32 -14 -12 -26 -12 -34z',
    pen.lin('#f08a4a', '#7a2a10'),
  ) +
  pen.box(-27, -6, 54, 14, '#2a120a') +
  times(5, (i) => pen.path(`M${-24 + i * 10} 4h6v-6h-3v3`, 'none', { stroke: '#ffd09a', 'stroke-width': 2 }));
const lyre: Drawing = (pen) =>
  pen.line('M-16 34C-44 10 -34 -26 -26 -42M16 34C44 10 34 -26 26 -42', 8, pen.lin('#ffe9a0', '#b57a14')) +
  pen.line('M-30 -28H30', 6, '#ffe9a0') +
  times(5, (i) => pen.line(`M${-12 + i * 6} -28V30`, 1.8, '#fff6d8')) +
  pen.path('M-20 28H20L12 44H-12z', pen.lin('#ffe9a0', '#8a5a0c'));
const helmet: Drawing = (pen) =>
  pen.path('M-36 -10C-30 -50 20 -54 40 -20L38 30L30 36C32 14 26 -10 10 -18z', pen.lin('#e8344a', '#6a0f24')) +
  pen.path('M-28 40V-4C-28 -32 22 -34 24 -4V6L8 4V40L-4 44V8L-16 10V44z', pen.lin('#ffe9b0', '#9a6a1c', 'corner', '#d8a848'));
const scroll: Drawing = (pen) =>
  pen.path('M-30 -34H30V34H-30z', pen.lin('#fffaf0', '#d8c08a')) +
  times(4, (i) => pen.line(`M-20 ${-16 + i * 12}H${20 - (i % 2) * 12}`, 3, '#8a7048')) +
  pen.box(-40, -44, 80, 16, pen.lin('#fff3d8', '#b08a48', 'down'), 8) +
  pen.box(-40, 28, 80, 16, pen.lin('#fff3d8', '#a07a3a', 'down'), 8) +
  pen.circle(14, 30, 10, pen.rad('#ff9a8a', '#a8142a'));
const laurel: Drawing = (pen) =>
  pen.twice(
    times(6, (i) =>
      pen.at(
        -14 - Math.sin(i * 0.5) * 22,
        34 - i * 14,
        pen.path('M0 0C-14 -2 -18 -12 -14 -20C-4 -18 2 -8 0 0z', pen.lin('#e8f0a0', '#5a8a2a')),
        1.1,
        i * 12 - 20,
      ),
    ) + pen.line('M-6 40C-40 22 -38 -20 -18 -40', 3, '#8aa83a'),
  );
const mask: Drawing = (pen) =>
  pen.path('M-34 -38Q0 -48 34 -38C40 0 24 44 0 46C-24 44 -40 0 -34 -38z', pen.lin('#fffaf0', '#b8a890')) +
  pen.path('M-24 -14Q-14 -24 -6 -12Q-14 -6 -24 -14zM24 -14Q14 -24 6 -12Q14 -6 24 -14zM-18 18Q0 38 18 18Q0 26 -18 18z', '#3a2a40') +
  pen.line('M-30 -26Q-16 -36 -6 -26M30 -26Q16 -36 6 -26', 4, '#7a6a5a');
const eye: Drawing = (pen) =>
  pen.glow(0, 0, 50, '#b48aff', 0.8) +
  pen.path('M0 -44L38 -22V22L0 44L-38 22V-22z', pen.lin('#5a3aa8', '#1c0f4a')) +
  pen.path('M-28 0Q0 -26 28 0Q0 26 -28 0z', '#fff') +
  pen.circle(0, 0, 12, pen.rad('#8ff0ff', '#1450b0')) +
  pen.circle(0, 0, 5, '#0a0a2a');

/** A temple terrace above the sea, white in the sun. */
export const world: World = {
  light: '#fff6e0',
  tone: '#c8bca8',
  dark: '#6a5f58',
  night: '#1a2444',
  frame: 'stone',
  air: 'dust',
  far: (pen) =>
    backdrop(pen, '#2a8ad8', '#ffe9c8', '#8ad0f0') +
    pen.circle(720, 230, 90, '#fffbe0') +
    pen.glow(720, 230, 380, '#fff3b0', 0.7) +
    clouds(pen, 420, 130, 3, '#fff', 6, 0.8) +
    hills(880, 120, 4, '#7a9ab8', pen, 320) +
    pen.box(0, 900, 1440, 540, pen.lin('#3ab0d8', '#0f5a9a', 'down')),
  middle: (pen) =>
    pen.path('M60 470L720 250L1380 470z', pen.lin('#fffaf0', '#c8b8a0', 'down'), { opacity: 0.95 }) +
    pen.box(60, 470, 1320, 60, '#e8dcc8') +
    columns(pen, [130, 330, 1110, 1310], 96, 550, 1240, pen.lin('#fffaf0', '#b8a890', 'across'), '#d8c8b0') +
    pen.circle(720, 390, 56, '#e0b04a'),
  near: (pen) =>
    floor(pen, 1220, '#e0d0b8', '#a89478', 0.5) +
    [110, 1330]
      .map((x) =>
        pen.at(
          x,
          1250,
          pen.path('M-70 120L-50 0H50L70 120z', '#b8603a') +
            times(9, (i) =>
              pen.line(`M0 0Q${(i - 4) * 30} -120 ${(i - 4) * 46} ${-150 - (i % 3) * 40}`, 16, i % 2 ? '#4a8a3a' : '#6aa84a'),
            ),
        ),
      )
      .join(''),
  symbols: {
    helmet,
    lyre,
    amphora,
    scroll,
    laurel,
    ...tokens(
      'bead',
      [
        ['sun', '#ffe28a', '#b5741a'],
        ['wave', '#8ad0ff', '#1f5ab0'],
        ['triangle', '#ffb09a', '#a8382a'],
      ],
      '#1a1430',
    ),
    wild: wild(laurel, '#2a5ab8'),
    free: bonus(lyre, '#fff0c0', '#6a4ab8', 'FREE'),
    mystery: eye,
    mask,
  },
};
