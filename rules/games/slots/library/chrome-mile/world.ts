import { around, at, b, both, c, draw, dunes, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const grille = draw(
  pd('M-46 -8C-46 -28 46 -28 46 -8V20C46 30 -46 30 -46 20z', '#f4f8fc', '#5a6a7a', '#c0ccd8'),
  row(7, (i) => l(`M${-24 + i * 8} -12V20`, 4, '#2a3440')),
  both(draw(c(36, -2, 10, '#fffbe0', '#e0b84a'))),
  p('M-8 -26L0 -42L8 -26z', '#f4f8fc', '#7a8a9a'),
);
const pump = draw(
  b(-26, -30, 44, 76, '#e0402e', '#7a140f', 8),
  b(-26, -52, 44, 26, '#f4f8fc', '#a8b4c0', 10),
  c(-4, -39, 9, '#1fa8a0', '#0d4a5a'),
  b(-18, -20, 28, 18, '#fff6d0', '#e0c078', 3),
  l('M-14 -11H6', 4, '#5a241c'),
  l('M18 -14H30C38 -14 38 -2 38 8V24C38 34 26 34 26 24V12', 5, '#2a3038'),
  b(26, -28, 14, 16, '#c8d4e0', '#4a5a6a', 3),
  b(-34, 42, 60, 8, '#2a3038', '#0c0e12', 2),
);
const jukebox = draw(
  p('M-34 46V-14C-34 -40 -18 -50 0 -50C18 -50 34 -40 34 -14V46z', '#ff7a5a', '#7a1420'),
  l('M-26 44V-12C-26 -32 -14 -42 0 -42C14 -42 26 -32 26 -12V44', 5, '#ffe08a'),
  b(-18, -26, 36, 24, '#8af0ff', '#14607a', 5),
  row(4, (i) => b(-16 + i * 9, 6, 6, 26, '#fff6d0', '#c8862a', 2)),
  b(-34, 40, 68, 8, '#3a1014', '#140406', 2),
);
const sign = draw(
  p('M-44 -30L30 -30L46 -8L30 14H-44z', '#2ab8b0', '#0d4a5a'),
  l('M-44 -30L30 -30L46 -8L30 14H-44z', 4, '#fff0c0'),
  at(-10, -8, p('M0 -12L4 -4L13 -3L6 3L8 12L0 7L-8 12L-6 3L-13 -3L-4 -4z', '#ffd86a')),
  l('M-20 14V48M14 14V48', 5, '#8a94a0'),
);
const key = draw(
  ring(-18, -18, 15, 9, '#d8e0e8'),
  l('M-8 -8L34 34M22 22L32 12M32 32L42 22', 9, '#d8e0e8'),
  l('M-8 -8L32 32', 2.5, '#fff'),
  b(-30, 14, 20, 28, '#e0402e', '#7a140f', 4),
);

/** A desert road at sunset: a diner with neon, a car with much chrome. */
export const world: World = {
  light: '#ffe8b0',
  tone: '#1fa8a0',
  dark: '#8a1f2a',
  night: '#1a0c14',
  frame: 'rail',
  air: 'dust',
  cover: 'fan',
  sound: { root: 196, scale: 'major', tone: 'square', rings: 0.22, stop: 'metal' },
  far: draw(
    sky('#1a4a6a', '#ff9a5a', '#e0708a'),
    c(720, 640, 200, '#fff6c0', '#ff8a4a'),
    glow(720, 640, 560, '#ffd08a', 0.7),
    p('M0 780L160 620H340L420 700L560 640L640 720L800 780z', '#8a3a5a', '#5a1f3f'),
    p('M780 780L900 640L1060 560H1240L1320 660L1440 700V780z', '#9a3f54', '#5a1f3f'),
    b(0, 770, 1440, 670, '#c86a44', '#5a241c'),
  ),
  middle: draw(
    p('M690 780H750L1330 1440H110z', '#4a4450', '#1c1820'),
    row(7, (i) => p(`M${716 - i * 0.9} ${800 + i * i * 13}h${8 + i * 3}l${i * 2} ${14 + i * 8}h-${8 + i * 7}z`, '#ffe8a0')),
    at(
      1080,
      800,
      draw(
        b(-210, -120, 420, 130, '#f0f4f8', '#7a8a98', 18),
        b(-210, -86, 420, 14, '#e0402e'),
        b(-210, -60, 420, 14, '#1fa8a0'),
        row(5, (i) => b(-186 + i * 78, -40, 58, 44, '#fff6c0', '#ffb04a', 4)),
        b(-60, -210, 120, 90, '#e0402e', '#7a140f', 8),
        at(0, -165, p('M0 -30L8 -10L30 -8L13 6L18 28L0 16L-18 28L-13 6L-30 -8L-8 -10z', '#fff0a0')),
        glow(0, -160, 160, '#ff7a5a', 0.6),
      ),
    ),
    at(330, 850, draw(l('M0 120V-180', 14, '#3a2a2a'), at(0, -220, sign, 2.6))),
  ),
  near: draw(
    dunes(1360, 60, 5, '#3a1418', 300),
    sides(
      row(3, (i) =>
        at(
          40 + i * 90,
          1440,
          draw(pd('M-30 0V-220A30 30 0 0 1 30 -220V0z', '#5a8a4a', '#1a3420'), l('M-30 -90H-70V-160', 34, '#3f6a3a')),
          1 - i * 0.2,
        ),
      ),
    ),
    at(720, 1270, grille, 5),
  ),
  free: draw(
    sky('#0c0a30', '#e02a7a', '#5a1a6a'),
    row(50, (i) => c((i * 179) % 1440, (i * 97) % 700, 1.5 + (i % 3), '#fff')),
    c(1000, 260, 80, '#fffdf0', '#e8dcb8'),
    b(0, 740, 1440, 40, '#ff6ac8', '#e02a7a'),
  ),
  symbols: {
    grille,
    jukebox,
    pump,
    sign,
    key,
    ...tokens(
      'shield',
      [
        ['star', '#ffe8b0', '#b8741a'],
        ['wheel', '#c8d4e0', '#4a5a6a'],
        ['bolt', '#8af0e8', '#0d6a70'],
        ['note', '#ffa8a0', '#9a1c24'],
      ],
      '#1a0c14',
    ),
    wild: wild(
      draw(
        c(0, -4, 40, '#e8eef4', '#5a6a7a'),
        c(0, -4, 30, '#2a3038', '#0c0e12'),
        c(0, -4, 20, '#f4f8fc', '#7a8a9a'),
        around(8, o(0, -13, 3, 6, '#2a3038'), 0, -4),
      ),
      '#8a1f2a',
    ),
    free: bonus(sign, '#fff6d8', '#0d5a5a', 'FREE'),
  },
};
