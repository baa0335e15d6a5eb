import { around, at, b, both, c, draw, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const engine = draw(
  c(0, 2, 40, '#3a4a5a', '#0a0e14'),
  ring(0, 2, 36, 5, '#c89a4a'),
  c(0, -2, 22, '#8a98a8', '#2a3440'),
  around(12, c(0, -30, 2.6, '#e0c080'), 0, 2),
  c(0, -30, 11, '#fffbe0', '#ffc24a'),
  b(-42, 32, 84, 12, '#c8342a', '#6a100c', 3),
  both(c(30, 38, 8, '#f0d890', '#8a5a1c')),
);
const ticket = at(
  0,
  0,
  draw(
    p('M-44 -26H44V-8A8 8 0 0 0 44 8V26H-44V8A8 8 0 0 0 -44 -8z', '#fff3d0', '#d8b070'),
    l('M-30 -12H20M-30 0H8M-30 12H14', 4, '#6a3a24'),
    l('M26 -24V24', 2, '#a8743a'),
    c(-34, 16, 3, '#a8743a'),
  ),
  1,
  -14,
);
const signal = draw(
  b(-6, 0, 12, 50, '#4a5664', '#1a222c'),
  b(-22, -50, 44, 60, '#2a323c', '#0a0e14', 10),
  c(0, -34, 13, '#ff9a8a', '#c8140f'),
  c(0, -4, 13, '#a0ffc0', '#0f8a3a'),
);
const watch = draw(
  b(-7, -50, 14, 14, '#f0d890', '#8a5a1c', 4),
  c(0, 4, 39, '#fff0c0', '#8a5a1c'),
  c(0, 4, 31, '#fffdf4', '#e0d4b8'),
  row(12, (i) => at(0, 4, b(-1.5, -29, 3, 7, '#2a2018'), 1, i * 30)),
  l('M0 4V-16M0 4L12 12', 4, '#1a2430'),
  c(0, 4, 4, '#c8342a'),
);
const trunk = draw(
  b(-44, -26, 88, 62, '#b0642c', '#4a200c', 6),
  both(b(18, -26, 12, 62, '#e0b060', '#7a4a14')),
  l('M-14 -26C-14 -42 14 -42 14 -26', 6, '#4a200c'),
  b(-8, -4, 16, 14, '#f6dc96', '#8a5a1c', 2),
  at(-8, 20, p('M-12 -8H12V8H-12z', '#3a9ab0', '#0d4a5a'), 1, -8),
);

/** A station hall by night: an arch of iron and glass, a train in its steam. */
export const world: World = {
  light: '#ffd890',
  tone: '#a8342a',
  dark: '#2a3a4a',
  night: '#0a1016',
  frame: 'rail',
  air: 'dust',
  cover: 'single',
  sound: { root: 185, scale: 'minor', tone: 'square', rings: 0.25, stop: 'metal' },
  far: draw(
    sky('#0c1c30', '#3a5a78', '#1c3450'),
    c(720, 760, 560, '#5a86a8', '#1c3450'),
    row(40, (i) => c((i * 157) % 1440, (i * 61) % 500, 1 + (i % 3), '#fff')),
    row(13, (i) =>
      l(
        `M720 760L${720 + Math.cos(Math.PI + (i * Math.PI) / 12) * 620} ${760 + Math.sin(Math.PI + (i * Math.PI) / 12) * 620}`,
        7,
        '#141e28',
      ),
    ),
    row(4, (i) => ring(720, 760, 160 + i * 150, 12, '#141e28')),
    ring(720, 760, 640, 60, '#1c2834'),
    b(0, 760, 1440, 680, '#2a2a2e', '#0c0c10'),
  ),
  middle: draw(
    p('M640 780H800L1180 1440H260z', '#3a342e', '#14100c'),
    row(9, (i) => b(620 - i * i * 5.4, 800 + i * i * 8, 200 + i * i * 10.8, 10 + i * 2.4, '#5a4430')),
    l('M680 780L420 1440M760 780L1020 1440', 14, '#c8d4e0'),
    at(720, 830, engine, 4.6),
    glow(720, 690, 460, '#fff0c0', 0.6),
    row(9, (i) => c(420 + i * 76, 960 + ((i * 53) % 120), 60 + ((i * 31) % 50), '#dfe8f066')),
  ),
  near: draw(
    sides(
      draw(
        p('M0 1440V1180L330 1010L420 1440z', '#4a3c34', '#1c1410'),
        row(3, (i) =>
          draw(
            b(60 + i * 110, 300 + i * 120, 26, 900, '#2f4450', '#0c141a'),
            l(
              `M${73 + i * 110} ${320 + i * 120}C${73 + i * 110} ${220 + i * 120} ${150 + i * 100} ${220 + i * 120} ${150 + i * 100} ${290 + i * 120}`,
              12,
              '#2f4450',
            ),
            c(150 + i * 100, 310 + i * 120, 24, '#fffbe0', '#ffb84a'),
            glow(150 + i * 100, 310 + i * 120, 140, '#ffd070', 0.6),
          ),
        ),
      ),
    ),
    at(190, 1290, trunk, 2.6),
    at(720, 190, draw(c(0, 0, 110, '#2f4450', '#0c141a'), at(0, 0, watch, 2.3))),
  ),
  free: draw(
    sky('#0a2a34', '#ffb05a', '#a8504a'),
    row(24, (i) => l(`M${(i * 131) % 1440} ${(i * 89) % 760}h${160 + (i % 5) * 60}`, 6, '#fff0c088')),
    c(720, 760, 300, '#fff6d8', '#ff9a4a'),
    glow(720, 760, 700, '#ffd08a', 0.8),
  ),
  symbols: {
    engine,
    watch,
    trunk,
    signal,
    ticket,
    ...tokens(
      'ticket',
      [
        ['wheel', '#c8d4e0', '#3a4a5a'],
        ['arrow', '#ffb0a0', '#8a1c14'],
        ['two', '#ffd890', '#8a5a1c'],
        ['bars', '#a8d8c8', '#1f5a4a'],
      ],
      '#0a1016',
    ),
    wild: wild(
      draw(
        o(0, -4, 40, 40, '#c8342a', '#5a0c0a'),
        at(0, -8, pd('M-26 26C-26 -30 26 -30 26 26z', '#ffd890', '#8a5a1c'), 0.8),
        c(0, -10, 9, '#fffbe0', '#ffb84a'),
      ),
      '#1c2c3c',
      '#fff',
      '#ffd890',
    ),
  },
};
