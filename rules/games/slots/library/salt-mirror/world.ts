import { around, at, b, both, c, draw, dunes, faint, glow, l, o, p, peaks, ring, row, sky } from '../../art/parts';
import { crystals } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const crystal = draw(
  p('M-24 -22L0 -44L24 -22V20L0 44L-24 20z', '#ffffff', '#b0a8d8'),
  p('M0 -44L24 -22V20L0 44z', '#e8b8d0', '#8a7ab8'),
  l('M-24 -22L0 -6L24 -22M0 -6V44', 2.5, '#fff'),
);
const compass = draw(
  c(0, 0, 42, '#fff6f0', '#d89aa8'),
  c(0, 0, 33, '#8a9ae0', '#3a3a8a'),
  around(4, p('M0 -40L8 -8H-8z', '#fff', '#ffc8b8')),
  around(4, p('M0 -28L6 -6H-6z', '#ffd8c8', '#e0708a'), 0, 0, 45),
  c(0, 0, 7, '#fff', '#e0708a'),
);
const mirror = draw(
  o(0, -8, 30, 36, '#f0c8a8', '#a86a5a'),
  o(0, -8, 23, 29, '#e8f4ff', '#8ab0e0'),
  l('M-10 4L8 -24M0 8L12 -10', 3, '#fff'),
  b(-5, 26, 10, 24, '#f0c8a8', '#8a4a3a', 4),
);
const sail = draw(
  p('M-4 -48V22H-38C-34 -8 -22 -32 -4 -48z', '#fff8f0', '#d8a8b8'),
  p('M4 -40V22H34C32 0 20 -24 4 -40z', '#ffc0b0', '#c8607a'),
  b(-40, 26, 80, 8, '#8a5a7a', '#4a2a4a', 4),
  c(-26, 40, 8, '#4a2a4a'),
  c(26, 40, 8, '#4a2a4a'),
);
const lily = draw(
  around(8, p('M0 0C-12 -10 -10 -32 0 -42C10 -32 12 -10 0 0z', '#fff', '#f0a0b8')),
  around(8, p('M0 0C-8 -8 -7 -20 0 -26C7 -20 8 -8 0 0z', '#fff6e0', '#f0b890'), 0, 0, 22.5),
  c(0, 0, 8, '#fff0a0', '#e0a03a'),
);

/** A salt flat after rain: the sky twice, with a line between them. */
export const world: World = {
  light: '#ffffff',
  tone: '#f0a8b8',
  dark: '#7a6aa8',
  night: '#2a2450',
  frame: 'ice',
  air: 'petals',
  cover: 'trio',
  sound: { root: 329.6, scale: 'whole', tone: 'sine', rings: 0.9, stop: 'glass' },
  far: draw(
    sky('#8ab0f0', '#ffe0c8', '#f8c0d0'),
    c(720, 560, 130, '#fffdf0', '#ffe0b0'),
    glow(720, 560, 560, '#fff0d0', 0.8),
    row(5, (i) => faint(0.75, o(160 + i * 300, 200 + (i % 3) * 90, 240, 20, '#fff'))),
    peaks(760, 110, 4, '#a890c8', 160),
    p('M0 760H1440V1440H0z', '#ffd8d0', '#8aa0e0'),
    faint(0.45, at(0, 1520, at(0, 0, peaks(760, 110, 4, '#a890c8', 160)), 1)),
    faint(0.6, o(720, 960, 130, 130, '#fff6e0')),
    row(14, (i) => faint(0.5, b(560 - i * 12, 840 + i * 42, 320 + i * 24, 3, '#fff'))),
  ),
  middle: draw(
    row(9, (i) => faint(0.55, l(`M${-200 + i * 230} 1440L${420 + i * 76} 770`, 3, '#fff'))),
    row(7, (i) => faint(0.55, l(`M0 ${800 + i * i * 14}H1440`, 3, '#fff'))),
    at(330, 800, sail, 2),
    faint(0.3, at(330, 900, at(0, 0, sail, -2))),
  ),
  near: draw(
    dunes(1400, 40, 6, '#ffffff', 300),
    crystals(160, 1420, 330, 7, '#ffffff', '#b8a8e0', 3),
    crystals(1290, 1430, 380, 8, '#fff6f8', '#a898d8', 6),
  ),
  free: draw(
    sky('#1a1448', '#ff9ab0', '#6a4aa8'),
    glow(720, 700, 800, '#ffe0c8', 0.8),
    row(40, (i) => c((i * 211) % 1440, (i * 137) % 760, 2 + (i % 3), '#fff')),
  ),
  symbols: {
    crystal,
    compass,
    sail,
    mirror,
    lily,
    ...tokens(
      'diamond',
      [
        ['sun', '#ffe8b8', '#c8782a'],
        ['wave', '#c0e0ff', '#3a6ab8'],
        ['moon', '#e8d0ff', '#6a4aa8'],
        ['dots', '#ffc8d0', '#b84a6a'],
      ],
      '#2a2450',
    ),
    wild: wild(draw(ring(0, 0, 36, 6, '#fff'), crystal), '#8a4a8a'),
    free: bonus(both(lily), '#ffffff', '#7a5aa0', 'FREE'),
  },
};
