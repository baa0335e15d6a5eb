import { around, at, b, both, c, draw, faint, glow, l, o, p, ring, row, sides, sky } from '../../art/parts';
import { clouds } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const ship = (light: string, dark: string) =>
  draw(
    o(0, -12, 48, 22, light, dark),
    l('M-46 -12C-20 -2 20 -2 46 -12M-40 -24C-20 -30 20 -30 40 -24', 2.5, '#fff6e0'),
    p('M-48 -12L-58 -28L-44 -22zM-48 -12L-58 4L-44 -2z', dark),
    l('M-18 8L-14 20M18 8L14 20', 2.5, '#6a4a34'),
    p('M-22 20H22L16 34H-16z', '#c8864a', '#5a3014'),
    row(3, (i) => c(-10 + i * 10, 26, 2.6, '#fff6a0')),
  );
const airship = ship('#ffb08a', '#b83a4a');
const balloon = draw(
  p('M0 -50C30 -50 40 -26 34 -8C28 10 12 20 8 26H-8C-12 20 -28 10 -34 -8C-40 -26 -30 -50 0 -50z', '#fff0d8', '#e0a878'),
  p('M0 -50C12 -40 14 -10 6 26H-6C-14 -10 -12 -40 0 -50z', '#e0506a', '#8a1c44'),
  both(p('M20 -46C34 -36 36 -14 30 -2C26 8 16 16 12 22C22 -4 26 -28 20 -46z', '#e0506a', '#8a1c44')),
  l('M-8 26L-6 36M8 26L6 36', 2, '#6a4a34'),
  b(-9, 36, 18, 12, '#c8864a', '#5a3014', 2),
);
const goggles = draw(
  l('M-48 -4H48', 12, '#8a5a34'),
  both(draw(c(20, 0, 21, '#e0b060', '#6a3f14'), c(20, 0, 14, '#a8e8f8', '#1a5a8a'), l('M12 -4L22 -10', 3, '#fff'))),
  b(-5, -5, 10, 10, '#e0b060', '#6a3f14', 3),
);
const propeller = draw(
  around(3, p('M-4 -6C-14 -22 -12 -44 0 -50C12 -44 8 -22 4 -6z', '#e8c088', '#7a4820')),
  c(0, 0, 13, '#f0f4f8', '#6a7884'),
  c(0, 0, 5, '#c84a3a'),
);
const chart = at(
  0,
  0,
  draw(
    p('M-42 -30L-14 -36L14 -28L42 -34V30L14 36L-14 28L-42 34z', '#fff6e0', '#c8a880'),
    l('M-14 -36V28M14 -28V36', 2, '#a88458'),
    l('M-32 14C-16 -10 -4 20 10 -2S28 -16 34 -18', 3, '#e0506a'),
    ring(28, -16, 6, 3, '#e0506a'),
    c(-32, 14, 4, '#1a5a8a'),
  ),
  1,
  -6,
);

/** Above the clouds at dawn: airships and balloons between towers of white. */
export const world: World = {
  light: '#fff4e0',
  tone: '#e8886a',
  dark: '#6a4a7a',
  night: '#2a2048',
  frame: 'brass',
  air: 'petals',
  cover: 'fan',
  sound: { root: 293.7, scale: 'major', tone: 'sine', rings: 0.7, stop: 'soft' },
  far: draw(
    sky('#5a8ad8', '#ffd8b8', '#b8c0f0'),
    c(720, 700, 180, '#fffdf0', '#ffe0a0'),
    glow(720, 700, 700, '#fff0d0', 0.8),
    (pen) => clouds(pen, 860, 220, 3, '#ffe8e0', 6, 0.9),
    faint(0.8, at(1060, 330, ship('#c8b0e0', '#6a5a9a'), 1.7)),
    faint(0.8, at(330, 420, balloon, 1.6)),
    (pen) => clouds(pen, 960, 240, 9, '#fff6f0', 6, 0.95),
  ),
  middle: draw(
    at(500, 470, airship, 4.6),
    at(1130, 640, balloon, 3.4),
    at(240, 760, balloon, 2.2),
    row(3, (i) =>
      draw(
        o(160 + i * 560, 1120, 330, 120, '#ffffff', '#e8d0e0'),
        c(60 + i * 560, 1050, 120, '#ffffff', '#f0dce8'),
        c(250 + i * 560, 1020, 150, '#ffffff', '#f0dce8'),
      ),
    ),
  ),
  near: draw(
    row(5, (i) =>
      draw(
        o(80 + i * 330, 1390, 270, 130, '#ffffff', '#d8c0dc'),
        c(20 + i * 330, 1310, 110, '#ffffff', '#e8d4e8'),
        c(170 + i * 330, 1330, 130, '#ffffff', '#e8d4e8'),
      ),
    ),
    sides(row(2, (i) => at(90 + i * 140, 300 + i * 200, faint(0.9, o(0, 0, 170, 44, '#ffffff'))))),
  ),
  free: draw(
    sky('#140f3a', '#e86a8a', '#5a2f7a'),
    row(70, (i) => c((i * 181) % 1440, (i * 89) % 760, 1.5 + (i % 3), '#fff')),
    c(1000, 300, 110, '#fffdf0', '#f0e0b8'),
    glow(1000, 300, 420, '#fff6d0', 0.6),
  ),
  symbols: {
    airship,
    balloon,
    goggles,
    propeller,
    chart,
    ...tokens(
      'bead',
      [
        ['arrow', '#ffd8b8', '#b85a3a'],
        ['star', '#fff0c0', '#b8862a'],
        ['moon', '#d8d0f8', '#5a4a9a'],
        ['snow', '#c8e4f8', '#3a6a9a'],
      ],
      '#2a2048',
    ),
    wild: wild(
      draw(ring(0, -4, 36, 7, '#e0b060'), around(4, p('M0 -46L8 -12H-8z', '#fff4e0', '#e8886a'), 0, -4), c(0, -4, 9, '#fff', '#c84a3a')),
      '#6a2f5a',
    ),
    free: bonus(balloon, '#ffffff', '#6a4a8a', 'FREE'),
  },
};
