import { at, b, c, draw, l, o, p, ring, row, sky } from '../../art/parts';
import { scales } from '../../art/places';
import { tokens } from '../../art/tokens';
import type { World } from '../../art/world';

const wave = draw(
  p(
    'M-46 36C-44 -6 -20 -40 18 -40C38 -40 48 -24 44 -8C40 -20 28 -22 20 -14C30 -8 32 2 24 10C20 2 10 2 6 10C14 20 30 26 46 36z',
    '#2a5ab0',
    '#0c1f5a',
  ),
  l('M-34 34C-30 0 -10 -26 16 -28M-18 34C-16 12 -4 -8 12 -14', 5, '#f6ecd8'),
  row(4, (i) => c(28 + i * 5, -34 + i * 9, 6, '#f6ecd8')),
);
const boat = draw(
  p('M-48 4C-24 22 24 22 48 -6L36 26C20 38 -26 36 -38 26z', '#d8a860', '#6a3a14'),
  l('M-40 12C-20 26 22 26 42 4', 3, '#3a1c08'),
  l('M0 14V-48', 4, '#6a3a14'),
  p('M4 -46L34 -8H4z', '#f6ecd8', '#c8b890'),
  p('M-4 -40V-8H-26z', '#e0503a', '#9a1f1a'),
);
const peak = draw(
  p('M-48 36L-10 -34Q0 -44 10 -34L48 36z', '#4a78c0', '#142a6a'),
  p('M-18 -18L-10 -34Q0 -44 10 -34L18 -18L8 -8L0 -16L-8 -6z', '#fffdf4', '#d8e0f0'),
  l('M-48 40H48', 5, '#e0503a'),
);
const seal = draw(b(-36, -36, 72, 72, '#f0604a', '#a81f1a', 8), l('M-20 -18H20M0 -18V22M-18 2H18M-22 22H22', 7, '#fff6e8'));
const lantern = draw(
  b(-16, -48, 32, 10, '#3a1c08', '#140804', 3),
  o(0, 0, 30, 38, '#fff6d8', '#e0a85a'),
  row(5, (i) => l(`M${-26 + Math.abs(i - 2) * 3} ${-24 + i * 12}H${26 - Math.abs(i - 2) * 3}`, 2, '#a8642c')),
  b(-16, 38, 32, 10, '#3a1c08', '#140804', 3),
  c(0, 0, 11, '#e0503a'),
);

/** A sea as a woodcut: flat colours, scales of waves, a red sun. */
export const world: World = {
  light: '#f6ecd8',
  tone: '#2f5aa8',
  dark: '#14286a',
  night: '#0a1436',
  frame: 'lacquer',
  air: 'petals',
  cover: 'corner',
  sound: { root: 293.7, scale: 'pentatonic', tone: 'sine', rings: 0.7, stop: 'wood' },
  far: draw(
    sky('#f0dcb8', '#f6ecd8', '#f8e4c8'),
    c(720, 470, 270, '#e0402e'),
    row(6, (i) => l(`M${60 + i * 40} ${220 + i * 64}h${300 - i * 20}m${340} 0h${240}`, 16, '#d8b88a')),
    p('M420 820L700 470Q720 450 740 470L1020 820z', '#3f6ab0'),
    p('M620 570L700 470Q720 450 740 470L820 570L780 590L740 556L700 600L660 566z', '#fffdf4'),
  ),
  middle: draw(
    scales(780, 6, 240, '#3f70c0', '#f6ecd8', '#14286a'),
    p(
      'M0 1440V420C140 380 330 440 380 610C330 560 260 570 230 620C300 640 330 700 300 760C270 710 210 720 190 770C260 830 340 860 420 900L440 1440z',
      '#1f4a9a',
    ),
    row(7, (i) =>
      l(`M${20 + i * 44} 1440C${20 + i * 40} ${900 - i * 10} ${60 + i * 22} ${640 - i * 12} ${120 + i * 32} ${500 + i * 16}`, 8, '#f6ecd8'),
    ),
    row(9, (i) => c(210 + ((i * 67) % 200), 560 + ((i * 89) % 260), 16 + (i % 3) * 8, '#f6ecd8')),
  ),
  near: draw(scales(1200, 4, 330, '#1f4a9a', '#e8d8b8', '#0a1436'), at(1090, 1120, boat, 4.2, -8)),
  free: draw(sky('#0a1436', '#2f5aa8', '#14286a'), c(720, 470, 290, '#fff6d8'), ring(720, 470, 330, 8, '#f6ecd8')),
  symbols: {
    wave,
    boat,
    peak,
    lantern,
    seal,
    ...tokens(
      'coin',
      [
        ['ring', '#a8c8f8', '#1f3f9a'],
        ['snow', '#f6ecd8', '#8a7a58'],
        ['leafs', '#b8d8a0', '#3a6a34'],
      ],
      '#0a1436',
    ),
  },
};
