import { around, at, b, both, c, draw, glow, l, o, p, ring, row, sides, sky } from '../../art/parts';
import { tiles } from '../../art/places';
import { arches } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const leaf = p('M0 0C4 -18 22 -26 40 -22C36 -6 20 6 0 0z', '#9ae06a', '#1f6a2a');
const lemon = draw(
  p('M-44 10C-36 -28 6 -44 32 -30C40 -32 46 -28 46 -20C48 10 20 40 -18 36C-32 40 -46 28 -44 10z', '#fff6a0', '#e0a010'),
  at(20, -30, leaf, 0.8, -30),
  o(-12, -6, 8, 4, '#fffde0'),
);
const orange = draw(
  c(0, 6, 40, '#ffd08a', '#e0641a'),
  at(2, -30, leaf, 0.9, -10),
  c(0, -30, 4, '#3a5a1a'),
  row(9, (i) => c(-22 + ((i * 17) % 44), -8 + ((i * 23) % 40), 1.6, '#c8501a')),
);
const cherry = draw(
  l('M-18 10C-14 -20 6 -36 20 -44M22 16C24 -10 22 -30 20 -44', 4, '#3a6a24'),
  c(-20, 24, 20, '#ff9a9a', '#a80f24'),
  c(22, 28, 18, '#ff8a8a', '#980c20'),
  at(18, -44, leaf, 0.7, 30),
);
const fig = draw(
  p('M0 -44C6 -30 36 -10 34 16C30 40 -30 40 -34 16C-36 -10 -6 -30 0 -44z', '#a87ac8', '#3a1450'),
  o(6, 14, 20, 16, '#ffd0b0', '#d8486a'),
  row(7, (i) => c(-4 + ((i * 11) % 22), 6 + ((i * 7) % 16), 1.8, '#fff0c0')),
);
const jug = draw(
  p('M-16 -44H14L18 -26C34 -12 36 20 22 44H-24C-38 20 -34 -12 -18 -26z', '#fffdf6', '#c8c8d8'),
  l('M20 -22C46 -20 44 16 26 18', 7, '#2f6ac0'),
  around(6, o(0, -11, 4, 8, '#2f6ac0'), -2, 10),
  l('M-28 -8H24M-30 30H26', 4, '#2f6ac0'),
);

/** A courtyard with blue tiles, orange trees and a fountain at noon. */
export const world: World = {
  light: '#fff6dc',
  tone: '#2f70c8',
  dark: '#14387a',
  night: '#0c2048',
  frame: 'azulejo',
  air: 'petals',
  cover: 'fan',
  sound: { root: 261.6, scale: 'major', tone: 'triangle', rings: 0.3, stop: 'wood' },
  far: draw(
    sky('#3a9ae8', '#bfe6ff', '#7ac4f4'),
    glow(720, 120, 700, '#fffbe0', 0.8),
    b(0, 330, 1440, 1110, '#fff0d0', '#e0b880'),
    p('M0 330H1440L1400 270H40z', '#d8743a', '#a8482a'),
    row(30, (i) => b(i * 49, 276, 20, 54, '#b8562c')),
    (pen) => arches(pen, 4, 420, 980, '#f8e0b0', '#7a4a3a'),
  ),
  middle: draw(
    b(0, 960, 1440, 480, '#e8d0a8', '#a87c58'),
    tiles(
      0,
      840,
      12,
      1,
      120,
      (pen, i) =>
        `${pen.box(-50, -50, 100, 100, '#fffdf4', 0)}${[0, 90, 180, 270].map((turn) => pen.path('M0 0C-24 -14 -24 -38 0 -46C24 -38 24 -14 0 0z', i % 2 ? '#2f70c8' : '#e0a02a', { transform: `rotate(${turn})` })).join('')}${pen.circle(0, 0, 9, '#14387a')}`,
    ),
    at(
      720,
      1120,
      draw(
        o(0, 60, 330, 80, '#fffdf4', '#a8b8d0'),
        o(0, 46, 290, 58, '#5ac0e8', '#1a6aa8'),
        b(-30, -200, 60, 250, '#fffdf4', '#b0b8c8'),
        o(0, -200, 150, 34, '#fffdf4', '#a8b8d0'),
        l('M0 -220C-60 -330 -120 -250 -130 -190M0 -220C60 -330 120 -250 130 -190M0 -220V-300', 9, '#d8f4ff'),
      ),
    ),
  ),
  near: draw(
    sides(
      draw(
        at(
          130,
          1280,
          draw(
            p('M-110 140L-130 -20H130L110 140z', '#d8743a', '#7a2c14'),
            b(-16, -260, 32, 250, '#7a5030', '#3a2210'),
            row(11, (i) => c(-150 + ((i * 83) % 300), -560 + ((i * 61) % 300), 96, i % 2 ? '#4a9a3a' : '#2f7a34', '#1a5024')),
            row(9, (i) => c(-130 + ((i * 97) % 270), -540 + ((i * 71) % 290), 26, '#ffd08a', '#e0641a')),
          ),
        ),
      ),
    ),
    tiles(
      0,
      1360,
      12,
      1,
      120,
      (pen, i) =>
        `${pen.box(-50, -50, 100, 100, i % 2 ? '#2f70c8' : '#fffdf4', 0)}${pen.path('M-50 0L0 -50L50 0L0 50z', i % 2 ? '#fffdf4' : '#e0a02a')}${pen.circle(0, 0, 16, '#14387a')}`,
    ),
  ),
  free: draw(
    sky('#ff8a4a', '#ffe0a0', '#ffb86a'),
    c(720, 200, 160, '#fffbe0', '#ffd04a'),
    around(18, p('M-30 -190L0 -1400L30 -190z', '#fff6c055', '#fff6c000'), 720, 200),
  ),
  symbols: {
    lemon,
    orange,
    cherry,
    fig,
    jug,
    ...tokens(
      'tile',
      [
        ['sun', '#fff0a0', '#c8901a'],
        ['leafs', '#b8e8a0', '#2f7a34'],
        ['wave', '#b0dcff', '#1f5ab0'],
        ['star', '#ffc0a8', '#b0402a'],
      ],
      '#0c2048',
    ),
    wild: wild(
      draw(c(0, -4, 38, '#fff6dc', '#f0b04a'), around(8, p('M0 0L-9 -32H9z', '#ffb03a', '#e0641a'), 0, -4), ring(0, -4, 38, 5, '#e0641a')),
      '#14387a',
    ),
    free: bonus(draw(both(at(2, 0, leaf)), c(0, 4, 14, '#ffd08a', '#e0641a')), '#fffbe0', '#14387a', 'FREE'),
  },
};
