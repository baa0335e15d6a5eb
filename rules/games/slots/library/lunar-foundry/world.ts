import { at, b, both, c, draw, glow, l, night, o, p, peaks, ring, row, sides, sky } from '../../art/parts';
import { tokens, valueCoin, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const rover = draw(
  b(-40, -10, 80, 20, '#d8dce8', '#5a6478', 4),
  p('M-24 -10L-16 -32H10L20 -10z', '#ffd08a', '#a8641a'),
  b(-10, -28, 14, 12, '#8ae0ff', '#1a5a8a', 2),
  row(3, (i) => draw(c(-28 + i * 28, 20, 13, '#6a7488', '#1a1e28'), c(-28 + i * 28, 20, 5, '#d8dce8'))),
  l('M28 -10V-44M18 -44H40', 4, '#d8dce8'),
);
const dome = draw(
  p('M-44 26A44 44 0 0 1 44 26z', '#b8f0ff', '#2a6a9a'),
  l('M-30 24C-28 -2 -14 -16 0 -18C14 -16 28 -2 30 24M0 -18V24M-40 8H40', 3, '#e8fbff'),
  b(-48, 26, 96, 12, '#d8dce8', '#5a6478', 4),
  b(-8, 10, 16, 16, '#ffb84a', '#a8501a', 2),
);
const ore = draw(
  p('M-30 -14L-4 -36L26 -24L38 8L12 36L-22 30L-40 8z', '#8a94a8', '#2a303c'),
  l('M-18 -10L2 0L16 -14M2 0L-6 20M16 12L26 4', 6, '#ffb03a'),
  l('M-18 -10L2 0L16 -14M2 0L-6 20', 2, '#fff6c0'),
);
const drill = at(
  0,
  0,
  draw(
    b(-14, -50, 28, 40, '#ff9a4a', '#a8401a', 5),
    p('M-16 -10H16L0 52z', '#e8ecf4', '#4a5468'),
    l('M-14 0L12 6M-10 14L9 19M-6 28L5 31', 4, '#4a5468'),
    both(b(14, -42, 12, 10, '#3a4454', '#1a202a', 2)),
  ),
  1,
  24,
);
const dish = draw(
  p('M-40 -30C-44 6 -10 32 26 24z', '#f4f6fc', '#6a7488'),
  l('M-6 -4L24 -34', 5, '#d8dce8'),
  c(26, -36, 7, '#ff9a4a', '#a8401a'),
  p('M-14 46L0 14L16 46z', '#8a94a8', '#2a303c'),
);

/** Works on the moon: craters, domes, furnaces, and the earth above. */
export const world: World = {
  light: '#ffd8a0',
  tone: '#8a94a8',
  dark: '#3a4254',
  night: '#05070e',
  frame: 'iron',
  air: 'stars',
  cover: 'corner',
  sound: { root: 116.5, scale: 'minor', tone: 'square', rings: 0.4, stop: 'metal' },
  far: draw(
    sky('#02030a', '#10182c', '#060a18'),
    night(160, 900),
    c(1000, 330, 170, '#bfe8ff', '#0a3a8a'),
    p(
      'M900 250C960 220 1040 240 1040 300C1010 350 960 320 930 360C880 350 870 290 900 250zM1050 380C1100 360 1140 380 1130 420C1090 450 1050 430 1050 380z',
      '#6ab87a',
      '#2a6a4a',
    ),
    glow(1000, 330, 340, '#7ac0ff', 0.4),
    peaks(880, 190, 4, '#5a6274', 180),
    peaks(930, 120, 9, '#434a5a', 120),
  ),
  middle: draw(
    p('M0 940C300 900 600 960 900 920C1100 900 1300 930 1440 910V1440H0z', '#9aa2b2', '#3a404e'),
    row(7, (i) =>
      draw(
        o(120 + ((i * 263) % 1200), 1010 + i * 52, 90 + (i % 3) * 40, 18 + (i % 3) * 8, '#6a7282'),
        o(120 + ((i * 263) % 1200), 1016 + i * 52, 78 + (i % 3) * 36, 12 + (i % 3) * 6, '#3a404e'),
      ),
    ),
    at(330, 930, dome, 4.4),
    at(
      1080,
      900,
      draw(
        p('M-110 60V-240H-60V-380H-20V-240H60V-160H110V60z', '#6a7488', '#242a36'),
        b(-40, -60, 80, 120, '#fff0a0', '#ff6a1a', 8),
        glow(0, 0, 240, '#ff9a3a', 0.8),
        row(3, (i) => c(-40 - i * 16, -420 - i * 60, 40 + i * 18, '#ffb87a44')),
      ),
    ),
  ),
  near: draw(
    p('M0 1290C300 1240 700 1330 1440 1270V1440H0z', '#2a303c', '#0c0f16'),
    sides(
      at(
        120,
        1270,
        draw(
          b(-40, -620, 24, 620, '#6a7488', '#242a36'),
          b(30, -620, 24, 620, '#6a7488', '#242a36'),
          row(6, (i) => l(`M-28 ${-600 + i * 100}L42 ${-500 + i * 100}M42 ${-600 + i * 100}L-28 ${-500 + i * 100}`, 8, '#4a5468')),
          c(8, -650, 20, '#ff9a8a', '#e0241a'),
          glow(8, -650, 120, '#ff4a3a', 0.6),
        ),
      ),
    ),
    at(760, 1290, rover, 2.6),
  ),
  free: draw(
    sky('#1a0604', '#ff7a2a', '#7a1e0c'),
    night(90, 600),
    c(1000, 330, 200, '#fff6c0', '#ff8a1a'),
    glow(1000, 330, 700, '#ffb04a', 0.8),
  ),
  symbols: {
    rover,
    dome,
    drill,
    dish,
    ore,
    ...tokens(
      'hex',
      [
        ['moon', '#d8dce8', '#4a5468'],
        ['star', '#ffd8a0', '#a8641a'],
        ['bolt', '#a8e8ff', '#1a5a8a'],
        ['ring', '#ffb0a0', '#8a2f24'],
      ],
      '#05070e',
    ),
    wild: wild(
      draw(
        c(0, -4, 34, '#e8ecf4', '#5a6478'),
        row(4, (i) => c(-14 + i * 10, -14 + ((i * 13) % 22), 4 + (i % 2) * 3, '#8a94a8')),
        ring(0, -4, 41, 3, '#ffb84a'),
      ),
      '#a8401a',
    ),
    coin: valueCoin('#ffb84a', '#8a3a0c', '#fff0c0', 6),
  },
};
