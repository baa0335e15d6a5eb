import { around, at, b, c, draw, glow, l, o, p, ring, row, sides, sky } from '../../art/parts';
import { gear } from '../../art/places';
import { tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const spring = draw(
  row(4, (i) => ring(0, 0, 40 - i * 9, 4.5, i % 2 ? '#e8eef8' : '#8ab0e0')),
  c(0, 0, 7, '#fff', '#4a6a9a'),
  l('M40 0L46 26', 5, '#8ab0e0'),
);
const pendulum = draw(
  b(-3, -52, 6, 70, '#e8c070', '#7a5014'),
  c(0, 26, 23, '#ffe6a0', '#8a5a14'),
  ring(0, 26, 15, 3, '#8a5a14'),
  c(0, 26, 6, '#fff6d0', '#c8923a'),
  b(-16, -54, 32, 9, '#4a6080', '#1a2638', 3),
);
const ruby = draw(
  c(0, 0, 42, '#dce6f4', '#5a7090'),
  c(0, 0, 33, '#2a3c58', '#101a2c'),
  c(0, 0, 22, '#ff9ab8', '#a80f3a'),
  o(-7, -8, 7, 4, '#ffe0ea'),
  around(4, c(0, -37, 4, '#8aa4c8', '#2a3c58'), 0, 0, 45),
);
const bridge = draw(
  p('M-46 24C-40 -20 -10 -44 30 -40C46 -36 46 -18 34 -14C10 -14 -6 0 -10 30C-14 44 -44 42 -46 24z', '#f0f4fa', '#6a80a0'),
  row(6, (i) => l(`M${-36 + i * 12} ${26 - i * 8}L${-24 + i * 10} ${-2 - i * 5}`, 1.5, '#b0c0d8')),
  c(-28, 24, 8, '#ff9ab8', '#a80f3a'),
  c(28, -26, 8, '#4a6aa8', '#1a2a50'),
  l('M-5 0L5 0M0 -5V5', 0.5, '#fff'),
);
const hands = at(
  0,
  18,
  draw(
    at(0, 0, p('M-4 14L-8 -22L0 -58L8 -22L4 14z', '#a8c8ff', '#1a3a9a'), 1.15, 38),
    at(0, 0, p('M-4 14L-9 -16L0 -44L9 -16L4 14z', '#a8c8ff', '#1a3a9a'), 1.15, -46),
    c(0, 0, 11, '#fff6d0', '#8a5a14'),
  ),
);

/** Inside a tower clock: steel wheels, blue screws, a dial seen from behind. */
export const world: World = {
  light: '#d8e6ff',
  tone: '#5a7aa8',
  dark: '#24364e',
  night: '#0a1018',
  frame: 'iron',
  air: 'dust',
  cover: 'corner',
  sound: { root: 311.1, scale: 'dorian', tone: 'square', rings: 0.18, stop: 'metal' },
  far: draw(
    sky('#16202e', '#0c121c', '#1c2a3c'),
    c(720, 560, 500, '#fff6dc', '#c8b890'),
    ring(720, 560, 500, 34, '#1c2836'),
    ring(720, 560, 380, 12, '#2a3848'),
    around(12, b(-16, -470, 32, 84, '#1c2836', '#0c141c', 4), 720, 560),
    around(60, b(-3, -486, 6, 22, '#1c2836'), 720, 560),
    at(720, 560, p('M-22 60L-30 -140L0 -330L30 -140L22 60z', '#1c2836'), 1, -52),
    at(720, 560, p('M-20 80L-26 -200L0 -440L26 -200L20 80z', '#1c2836'), 1, 64),
    c(720, 560, 44, '#2a3848'),
  ),
  middle: draw(
    gear(280, 900, 250, 22, '#8aa4c8', '#2a3c58', '#121c2a'),
    gear(1180, 820, 290, 26, '#c8a05a', '#5a3a10', '#1a120a'),
    gear(720, 1180, 210, 18, '#b8c8e0', '#3a5070', '#101a28'),
    gear(980, 1250, 110, 12, '#e0b868', '#6a4410', '#1a120a'),
    gear(470, 1290, 130, 14, '#e0b868', '#6a4410', '#1a120a'),
  ),
  near: draw(
    sides(
      draw(
        b(20, 0, 84, 1440, '#3a4e68', '#0c141c'),
        row(12, (i) => c(62, 60 + i * 122, 15, '#8ab0f0', '#14307a')),
        gear(150, 190, 150, 16, '#6a80a0', '#1c2a3c', '#0a1018'),
      ),
    ),
    b(0, 1370, 1440, 70, '#2a3a4e', '#0a1018'),
    at(720, 120, draw(b(-9, -160, 18, 260, '#e8c070', '#7a5014'), c(0, 150, 84, '#ffe6a0', '#7a5014'), ring(0, 150, 58, 8, '#7a5014'))),
  ),
  free: draw(
    sky('#2a1406', '#ffc05a', '#a8601a'),
    glow(720, 560, 800, '#fff0c0', 0.8),
    around(24, p('M-16 -520L0 -1300L16 -520z', '#fff0c077', '#fff0c000'), 720, 560),
    ring(720, 560, 510, 20, '#5a3408'),
  ),
  symbols: {
    wheel: gear(0, 0, 38, 14, '#ffe0a0', '#8a5a14', '#2a1c0a'),
    spring,
    pendulum,
    jewel: ruby,
    hands,
    bridge,
    ...tokens(
      'cog',
      [
        ['ring', '#d8e6ff', '#3a5a8a'],
        ['arrow', '#ffd890', '#8a5a1a'],
        ['bars', '#ffb0c0', '#8a1f3a'],
      ],
      '#0a1018',
    ),
    wild: wild(gear(0, -4, 36, 12, '#8ab0f0', '#14307a', '#0a1634'), '#8a5a14', '#fff', '#ffe6a0'),
  },
};
