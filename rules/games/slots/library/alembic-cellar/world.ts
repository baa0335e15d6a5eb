import { around, at, b, both, c, draw, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { shelves } from '../../art/places';
import { arches } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const flask = draw(
  p('M-8 -46H8V-14L34 36C36 44 30 46 26 46H-26C-30 46 -36 44 -34 36L-8 -14z', '#e8fff0', '#6aa88a'),
  p('M-20 10H20L34 36C36 44 30 46 26 46H-26C-30 46 -36 44 -34 36z', '#a8ff6a', '#1f8a2a'),
  row(5, (i) => c(-14 + i * 7, 22 + (i % 2) * 12, 3 + (i % 2) * 2, '#e8ffd0')),
  b(-11, -52, 22, 9, '#b0804a', '#5a3410', 3),
);
const mortar = draw(
  p('M-38 -8H38C36 22 20 34 14 36V44H-14V36C-20 34 -36 22 -38 -8z', '#c8b8d8', '#4a3a64'),
  o(0, -8, 38, 10, '#2a1c3a'),
  at(10, -14, b(-7, -40, 14, 50, '#e8dcf0', '#7a6a94', 7), 1, 30),
  c(-10, -10, 6, '#a8ff6a'),
  c(4, -9, 5, '#ff8ae0'),
);
const scroll = draw(
  p('M-30 -36H30V36H-30z', '#f6e6c0', '#b08a50'),
  ring(0, 0, 17, 3, '#5a2a6a'),
  p('M0 -15L13 8H-13z', 'none'),
  l('M0 -15L13 8H-13z', 3, '#5a2a6a'),
  c(0, 0, 4, '#5a2a6a'),
  b(-38, -44, 76, 12, '#e0c890', '#8a642a', 6),
  b(-38, 32, 76, 12, '#e0c890', '#8a642a', 6),
);
const moonstone = draw(
  o(0, 4, 34, 40, '#c8a860', '#5a3a10'),
  o(0, 4, 26, 32, '#e8f4ff', '#5a6ac8'),
  p('M8 -16A20 20 0 1 0 8 24A15 15 0 0 1 8 -16z', '#ffffff', '#b8c8f8'),
  ring(0, -44, 6, 4, '#c8a860'),
);
const candle = draw(
  pd('M-14 -6H14V44H-14z', '#f4e8d8', '#a88a70'),
  p('M-14 -6C-16 6 -10 8 -10 18C-6 20 -6 6 -2 6C2 14 6 14 14 2V-8z', '#fffaf0'),
  p('M0 -48C12 -30 10 -14 0 -10C-10 -14 -12 -30 0 -48z', '#d0ff8a', '#3aa83a'),
  c(0, -20, 5, '#fff'),
  o(0, 44, 26, 6, '#8a6a3a', '#3a2410'),
);

/** A vaulted cellar of an alchemist: green fire, violet shadows, glass everywhere. */
export const world: World = {
  light: '#c8ff9a',
  tone: '#7a4aa8',
  dark: '#2f1a4a',
  night: '#0c0616',
  frame: 'stone',
  air: 'bubbles',
  cover: 'trio',
  sound: { root: 138.6, scale: 'phrygian', tone: 'triangle', rings: 0.5, stop: 'glass' },
  far: draw(
    sky('#1a0f2a', '#0c0616', '#2a1640'),
    (pen) => arches(pen, 2, 120, 1200, '#4a3464', '#160c24'),
    glow(720, 820, 560, '#6aff5a', 0.5),
    shelves(120, 330, 470, 4, 150, '#4a2c1c', ['#6a3a8a', '#2a6a5a', '#8a5a2a', '#3a2a5a'], 7),
    shelves(850, 330, 470, 4, 150, '#4a2c1c', ['#8a3a5a', '#2a5a6a', '#7a6a2a', '#5a2a6a'], 9),
  ),
  middle: draw(
    at(
      720,
      1010,
      draw(
        pd('M-190 -60C-210 100 -130 190 0 190C130 190 210 100 190 -60z', '#4a4458', '#0c0a14', '#2a2436'),
        o(0, -60, 190, 46, '#d0ff8a', '#2a9a2a'),
        row(11, (i) => c(-150 + i * 30, -70 - (i % 4) * 26, 12 + (i % 3) * 8, '#d8ffb0aa')),
        l('M-150 190L-180 260M150 190L180 260', 22, '#1a1624'),
      ),
    ),
    row(7, (i) =>
      p(
        `M${540 + i * 60} 1330C${510 + i * 60} 1250 ${570 + i * 60} 1240 ${556 + i * 60} 1170C${610 + i * 60} 1230 ${610 + i * 60} 1280 ${590 + i * 60} 1330z`,
        '#e8ffa0',
        '#2aa82a',
      ),
    ),
    l('M250 900C250 620 520 560 620 640C700 700 640 800 720 920', 12, '#b8e8d0'),
    l('M1190 900C1190 640 980 560 880 660', 12, '#b8e8d0'),
  ),
  near: draw(
    b(0, 1250, 1440, 190, '#3a2418', '#140a08'),
    b(0, 1250, 1440, 16, '#7a5030'),
    sides(draw(at(130, 1180, flask, 2.6), at(290, 1210, candle, 2.2), at(420, 1230, mortar, 1.5))),
    at(720, 70, draw(l('M0 -70V40', 6, '#4a3464'), ring(0, 90, 60, 6, '#c8a860'), around(6, l('M0 -54L0 54', 3, '#c8a860'), 0, 90))),
  ),
  free: draw(
    sky('#2a0a4a', '#c83ab0', '#6a1a8a'),
    around(12, p('M-26 -120L0 -1300L26 -120z', '#ffb0f044', '#ffb0f000'), 720, 820),
    row(3, (i) => ring(720, 560, 170 + i * 90, 6, '#ffd0f8')),
    glow(720, 700, 700, '#ff9ae8', 0.6),
  ),
  symbols: {
    flask,
    moonstone,
    scroll,
    mortar,
    candle,
    ...tokens(
      'jar',
      [
        ['sun', '#ffe8a0', '#a8741a'],
        ['moon', '#d0c8ff', '#4a3a9a'],
        ['triangle', '#c8ffa0', '#2f8a2a'],
        ['eye', '#ffa8e0', '#8a1a6a'],
      ],
      '#0c0616',
    ),
    wild: wild(
      draw(ring(0, -4, 38, 5, '#c8ff9a'), p('M0 -40L32 16H-32z', '#a86ae0', '#3a1468'), c(0, -4, 12, '#e8ffd0', '#3aa83a')),
      '#4a1a7a',
      '#fff',
      '#c8ff9a',
    ),
    free: bonus(both(flask), '#f0ffe0', '#2f1a4a', 'FREE'),
  },
};
