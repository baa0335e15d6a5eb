import { around, at, b, both, c, draw, faint, glow, l, o, p, peaks, row, sides, sky } from '../../art/parts';
import { clouds } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const kettle = draw(
  p('M-32 -8C-34 -34 34 -34 32 -8C40 24 22 40 0 40C-22 40 -40 24 -32 -8z', '#6a7a70', '#18241e'),
  l('M-24 -24C-24 -54 24 -54 24 -24', 6, '#c8964a'),
  l('M30 0L48 -20', 9, '#3a4a40'),
  c(0, -32, 6, '#c8964a', '#6a4410'),
  row(12, (i) => c(-24 + (i % 4) * 16, -4 + Math.floor(i / 4) * 14, 2.4, '#9ab0a4')),
);
const bowl = draw(
  p('M-42 -14H42C40 18 22 34 0 34C-22 34 -40 18 -42 -14z', '#c86a44', '#4a1c14'),
  o(0, -14, 42, 11, '#e0e8a0', '#7aa83a'),
  p('M-16 36H16L12 44H-12z', '#8a3a24', '#3a120c'),
  l('M-34 4C-14 14 10 0 32 6', 4, '#f0c8a0'),
  row(3, (i) => faint(0.7, l(`M${-14 + i * 14} -24q6 -8 0 -14t0 -12`, 3, '#fff'))),
);
const sprig = draw(
  l('M0 48C4 20 -6 0 0 -20', 4, '#4a7a2a'),
  p('M0 -12C-16 -24 -12 -44 0 -50C12 -44 16 -24 0 -12z', '#e0ff9a', '#4a9a2a'),
  both(p('M0 8C12 -16 34 -18 46 -10C38 8 18 16 0 8z', '#b8e86a', '#2f7a24')),
  both(p('M0 30C10 14 28 12 36 18C30 30 14 36 0 30z', '#9ad85a', '#2a6a20')),
);
const hat = draw(
  p('M-48 24C-28 6 -10 -26 0 -34C10 -26 28 6 48 24C24 36 -24 36 -48 24z', '#f0d890', '#8a6420'),
  row(5, (i) => l(`M0 -34L${-36 + i * 18} ${28 + (i % 2) * 3}`, 2, '#a87c30')),
  l('M-28 8C-10 14 10 14 28 8', 3, '#a87c30'),
);
const whisk = draw(
  b(-9, -48, 18, 34, '#f0d890', '#a8742a', 4),
  row(9, (i) => l(`M${-8 + i * 2} -14C${-30 + i * 7.5} 6 ${-26 + i * 6.5} 30 ${-20 + i * 5} 46`, 3, i % 2 ? '#e0c070' : '#b8903a')),
  l('M-14 -6H14', 4, '#2a2018'),
);

/** Tea terraces in morning mist: green steps down a hillside. */
export const world: World = {
  light: '#f0f8c0',
  tone: '#6aa84a',
  dark: '#2a5a2a',
  night: '#0c2018',
  frame: 'bamboo',
  air: 'rain',
  cover: 'corner',
  sound: { root: 220, scale: 'pentatonic', tone: 'sine', rings: 0.8, stop: 'wood' },
  far: draw(
    sky('#f8e8d0', '#b8d8c0', '#e8ecd0'),
    c(440, 330, 90, '#fff8e0', '#ffd8a0'),
    glow(440, 330, 420, '#fff0c8', 0.7),
    peaks(640, 330, 4, '#9ac0b0', 180),
    peaks(700, 210, 8, '#7aaa94', 130),
    (pen) => clouds(pen, 600, 130, 5, '#fffdf4', 7, 0.7),
  ),
  middle: draw(
    row(11, (i) =>
      draw(
        p(
          `M-20 ${660 + i * 62}C${240 + (i % 3) * 60} ${600 + i * 62 + (i % 2) * 60} ${520 - (i % 2) * 90} ${740 + i * 62} ${820 + (i % 3) * 40} ${680 + i * 62}S1240 ${630 + i * 62} 1460 ${700 + i * 62}V1440H-20z`,
          ['#a8d870', '#86c058', '#6aa84a', '#58963f'][i % 4]!,
          '#2a5a2a',
        ),
        l(
          `M-20 ${660 + i * 62}C${240 + (i % 3) * 60} ${600 + i * 62 + (i % 2) * 60} ${520 - (i % 2) * 90} ${740 + i * 62} ${820 + (i % 3) * 40} ${680 + i * 62}S1240 ${630 + i * 62} 1460 ${700 + i * 62}`,
          7,
          '#d8f0a0',
        ),
      ),
    ),
    at(
      1060,
      760,
      draw(
        p('M-130 0C-70 -30 70 -30 130 0L96 -60H-96z', '#4a3a34', '#1c1412'),
        b(-80, 0, 160, 90, '#f0e0c0', '#a88860'),
        row(3, (i) => b(-62 + i * 46, 14, 32, 50, '#ffd890', '#c87a2a')),
        p('M-80 -60C-40 -84 40 -84 80 -60L58 -104H-58z', '#4a3a34', '#1c1412'),
      ),
    ),
  ),
  near: draw(
    sides(
      row(7, (i) =>
        at(
          60 + i * 44,
          1440,
          draw(
            p('M-70 0C-90 -90 -40 -150 0 -160C40 -150 90 -90 70 0z', i % 2 ? '#4a8a34' : '#2f6a28', '#0c2018'),
            row(6, (k) => at(-40 + k * 16, -90 - (k % 3) * 24, sprig, 0.5)),
          ),
          1 + (i % 3) * 0.2,
        ),
      ),
    ),
    at(720, 1360, bowl, 2.2),
  ),
  free: draw(
    sky('#14204a', '#e88a6a', '#6a4a7a'),
    c(440, 330, 130, '#fffbe8', '#ffd8a0'),
    row(40, (i) => c((i * 167) % 1440, (i * 83) % 560, 1.5 + (i % 3), '#fff')),
  ),
  symbols: {
    kettle,
    bowl,
    sprig,
    hat,
    whisk,
    ...tokens(
      'leaf',
      [
        ['leafs', '#d8f0a0', '#4a8a2a'],
        ['wave', '#c0e0d8', '#3a7a6a'],
        ['sun', '#ffe0a0', '#b8742a'],
        ['spiral', '#e8c8b0', '#8a4a34'],
      ],
      '#0c2018',
    ),
    wild: wild(
      draw(around(6, at(0, -8, p('M0 0C-10 -10 -8 -30 0 -38C8 -30 10 -10 0 0z', '#d8f0a0', '#3f8a2a'))), c(0, 0, 12, '#fffbe0', '#c8964a')),
      '#2a5a2a',
    ),
    free: bonus(kettle, '#f8fce0', '#2a5a2a', 'FREE'),
  },
};
