import { around, at, b, both, c, draw, faint, glow, l, o, p, peaks, ring, row, sides, sky } from '../../art/parts';
import { hanging } from '../../art/land';
import { tokens } from '../../art/tokens';
import type { World } from '../../art/world';

const sphere = draw(
  c(0, 4, 38, '#ffd86a', '#8a4a0c'),
  ring(0, 4, 20, 8, '#5a3008'),
  c(0, 4, 17, '#c8fbff', '#0d6a8a'),
  around(8, c(0, -30, 3, '#fff0b0'), 0, 4),
  l('M-10 -44V-34M10 -44V-34M-14 -46H14', 6, '#8a94a0'),
  both(b(34, -2, 12, 14, '#c8861a', '#5a3008', 3)),
  l('M-6 -4L4 -10', 4, '#fff'),
);
const lampw = draw(
  c(0, -10, 26, '#f0ffff', '#2ad0d0'),
  around(10, l('M0 -34V-42', 4, '#8affff'), 0, -10),
  b(-14, 14, 28, 12, '#c8861a', '#5a3008', 3),
  p('M-10 26H10L6 44H-6z', '#8a94a0', '#2a3440'),
);
const tube = draw(
  p('M-16 46C-20 10 -12 -10 -18 -34H18C12 -10 20 10 16 46z', '#ff9a6a', '#6a1c2a'),
  o(0, -34, 18, 8, '#2a0810'),
  row(3, (i) => c(-8 + i * 9, -46 - (i % 2) * 6, 6, '#fff0c0', '#ff7a3a')),
  l('M-12 -10H12M-14 14H14', 3, '#ffd0a0'),
);
const gauge = draw(
  c(0, 0, 42, '#8a94a0', '#2a3440'),
  c(0, 0, 33, '#082430', '#020a10'),
  row(9, (i) => at(0, 0, b(-1.5, -31, 3, 8, '#5affd8'), 1, -120 + i * 30)),
  l('M0 0L-16 -18', 4, '#ff7a5a'),
  c(0, 0, 5, '#ff7a5a'),
);
const glass = draw(
  p('M-34 -30L0 -46L34 -30L40 8L16 42H-16L-40 8z', '#8afff0', '#0a4a6a'),
  l('M-34 -30L0 -8L34 -30M0 -8L-16 42M0 -8L16 42M-40 8L0 -8L40 8', 2.5, '#e0ffff'),
);

/** The deep sea: one lamp, smoking vents, glass that glows. */
export const world: World = {
  light: '#7affe8',
  tone: '#c8861a',
  dark: '#0d3a4a',
  night: '#01060c',
  frame: 'brass',
  air: 'bubbles',
  cover: 'tower',
  sound: { root: 110, scale: 'phrygian', tone: 'sine', rings: 0.9, stop: 'glass' },
  far: draw(
    sky('#02121c', '#010408', '#020a12'),
    glow(720, 560, 560, '#1a8a9a', 0.35),
    peaks(1100, 500, 5, '#03141e', 170),
    row(60, (i) => c((i * 197) % 1440, (i * 139) % 1300, 1 + (i % 4), ['#5affd8', '#5a9aff', '#c86aff'][i % 3]!)),
    row(14, (i) =>
      glow(90 + ((i * 311) % 1300), 160 + ((i * 173) % 760), 40 + (i % 4) * 26, ['#5affd8', '#c86aff', '#5a9aff'][i % 3]!, 0.5),
    ),
  ),
  middle: draw(
    l('M720 0V420', 9, '#5a6470'),
    p('M640 620L200 1440H1240L800 620z', '#ffe8a033', '#ffe8a000'),
    at(720, 520, sphere, 4.2),
    glow(720, 540, 330, '#ffe8a0', 0.5),
    row(5, (i) =>
      at(
        120 + i * 300,
        1300 - (i % 2) * 60,
        draw(
          p('M-50 140C-40 0 -30 -80 -24 -190H24C30 -80 40 0 50 140z', '#4a2430', '#120608'),
          glow(0, -200, 110, '#ff6a3a', 0.7),
          row(4, (k) => faint(0.35, c(-10 + (k % 2) * 24, -240 - k * 70, 34 + k * 16, '#3a3a44'))),
        ),
      ),
    ),
  ),
  near: draw(
    peaks(1400, 150, 15, '#000306', 130),
    (pen) => hanging(pen, 260, 7, '#000306', 14),
    sides(
      row(5, (i) =>
        l(`M${20 + i * 34} 1440C${-10 + i * 40} 1200 ${80 + i * 30} 1100 ${30 + i * 30} ${860 + i * 90}`, 9, i % 2 ? '#0d6a6a' : '#6a1a6a'),
      ),
    ),
  ),
  free: draw(
    sky('#10042a', '#2ad0c0', '#0a4a7a'),
    row(40, (i) => glow((i * 211) % 1440, (i * 173) % 1440, 60 + (i % 5) * 30, ['#5affd8', '#ff6ad0', '#5a9aff'][i % 3]!, 0.7)),
  ),
  symbols: {
    sphere,
    lamp: lampw,
    glass,
    gauge,
    vent: tube,
    ...tokens(
      'bead',
      [
        ['trident', '#7affe8', '#0a5a5a'],
        ['eye', '#e0a0ff', '#5a1a8a'],
      ],
      '#01060c',
    ),
  },
};
