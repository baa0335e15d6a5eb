import { at, b, both, c, draw, glow, l, o, p, row, sides, sky } from '../../art/parts';
import { fanRays } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const coupe = draw(
  p('M-40 -40H40C36 -10 14 0 4 2V32H26V40H-26V32H-4V2C-14 0 -36 -10 -40 -40z', '#f0fff8', '#6aa8a0'),
  p('M-34 -30H34C30 -12 12 -4 0 -4C-12 -4 -30 -12 -34 -30z', '#fff0a0', '#d8962a'),
  row(5, (i) => c(-14 + i * 8, -16 - (i % 2) * 8, 2.5, '#fff')),
  c(30, -42, 9, '#ff6a5a', '#9a140f'),
);
const spire = draw(
  p('M-34 46V10H-24V-8H-14V-24H-6L0 -54L6 -24H14V-8H24V10H34V46z', '#f0d890', '#6a4410'),
  row(3, (i) => l(`M${-18 + i * 18} 44V${6 - (i % 2) * 22}`, 5, '#12201c')),
  both(l('M28 16V44', 4, '#12201c')),
);
const fan = draw(
  row(9, (i) =>
    at(0, 36, p('M-7 0L-10 -74Q0 -84 10 -74L7 0z', i % 2 ? '#1a8a80' : '#f0d890', i % 2 ? '#0a3a3a' : '#a8782a'), 1, -60 + i * 15),
  ),
  c(0, 36, 9, '#fff6d0', '#a8782a'),
);
const sax = draw(
  l('M-18 -44C-8 -44 -8 -36 -8 -28V16C-8 38 22 38 22 12', 17, '#c8923a'),
  l('M-14 -40C-10 -36 -11 -30 -11 -24V16', 4, '#fff6c0'),
  p('M8 14C10 -8 16 -14 44 -18C38 -4 36 6 34 16z', '#ffe6a0', '#a86a1a'),
  row(5, (i) => c(-8, -20 + i * 10, 4, '#fff', '#8a5a14')),
  l('M-32 -46H-16', 6, '#2a2018'),
);
const brooch = draw(
  p('M0 -44L22 -22H40V0L22 22L0 46L-22 22L-40 0V-22H-22z', '#f0d890', '#7a5010'),
  p('M0 -32L20 -8L0 30L-20 -8z', '#8affe8', '#0a5a5a'),
  l('M-20 -8H20M0 -32V30', 2, '#e8fff8'),
  both(c(29, -11, 6, '#fff', '#9aa8b8')),
);

/** A lobby of the twenties: black lacquer, gold lines, a fan of light behind a tower. */
export const world: World = {
  light: '#f6dc96',
  tone: '#b88a3a',
  dark: '#0f4a48',
  night: '#08100f',
  frame: 'deco',
  air: 'dust',
  cover: 'tower',
  sound: { root: 233.1, scale: 'dorian', tone: 'square', rings: 0.28, stop: 'metal' },
  far: draw(
    sky('#0a1614', '#0a1614'),
    fanRays(720, 900, 24, 180, 360, '#123a38', '#0a1614'),
    glow(720, 900, 640, '#f6dc96', 0.5),
    row(12, (i) =>
      l(
        `M720 900L${720 + Math.cos(Math.PI + (i + 0.5) * (Math.PI / 12)) * 1300} ${900 + Math.sin(Math.PI + (i + 0.5) * (Math.PI / 12)) * 1300}`,
        5,
        '#b88a3a',
      ),
    ),
  ),
  middle: draw(
    at(
      720,
      1000,
      draw(
        p('M-170 440V100H-130V-160H-90V-380H-52V-560H-22L0 -800L22 -560H52V-380H90V-160H130V100H170V440z', '#d8aa5a', '#3a2408'),
        row(5, (i) => l(`M${-80 + i * 40} 440V${-60 - (2 - Math.abs(i - 2)) * 180}`, 13, '#0c1a18')),
      ),
    ),
    sides(
      row(4, (i) =>
        draw(
          b(30 + i * 110, 560 + i * 130, 84, 900, '#1f3a36', '#08100f'),
          row(7, (k) => b(48 + i * 110, 600 + i * 130 + k * 90, 48, 46, '#f6dc9688', '#b88a3a33', 2)),
        ),
      ),
    ),
  ),
  near: draw(
    b(0, 1230, 1440, 210, '#0c1614', '#040807'),
    row(12, (i) => p(`M${i * 120} 1230L${i * 120 + 60} 1330L${i * 120 + 120} 1230z`, '#b88a3a', '#5a3a10')),
    sides(
      draw(
        b(0, 0, 70, 1440, '#12302e', '#060c0b'),
        l('M78 0V1440M92 0V1440', 4, '#f6dc96'),
        row(5, (i) => o(34, 150 + i * 290, 24, 70, '#f6dc96', '#7a5010')),
      ),
    ),
  ),
  free: draw(
    fanRays(720, 900, 24, 180, 360, '#f6dc96', '#b8742a'),
    fanRays(720, 900, 12, 0, 180, '#5a3408', '#7a4a10'),
    glow(720, 900, 500, '#fff', 0.5),
  ),
  symbols: {
    spire,
    coupe,
    sax,
    brooch,
    fan,
    ...tokens(
      'tile',
      [
        ['spade', '#d8f0e8', '#1a5a54'],
        ['heart', '#ffb8a8', '#8a1f1a'],
        ['club', '#c8e0a8', '#2f5a2a'],
        ['gem', '#f6dc96', '#8a5a14'],
      ],
      '#08100f',
    ),
    wild: wild(fan, '#0f4a48', '#f6dc96', '#f6dc96'),
    bonus: bonus(coupe, '#fff0c0', '#0f4a48', 'BONUS'),
  },
};
