import { around, at, b, both, c, draw, glow, l, o, p, pd, row, sides, sky } from '../../art/parts';
import { blades } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const orchid = draw(
  l('M0 50C-6 30 6 20 0 4', 5, '#4a8a3a'),
  around(3, p('M0 0C-20 -12 -16 -40 0 -46C16 -40 20 -12 0 0z', '#fff0fa', '#d86ab8'), 0, 2),
  around(2, p('M0 0C-26 -14 -24 -40 0 -40C24 -40 26 -14 0 0z', '#ffd0f0', '#b83a9a'), 0, 2, 90),
  p('M-12 2C-16 20 -6 26 0 28C6 26 16 20 12 2z', '#ffe06a', '#d8641a'),
  c(0, 4, 6, '#fff', '#b83a9a'),
);
const pitcher = draw(
  p('M-22 -26C-20 10 -26 44 0 46C26 44 20 10 22 -26z', '#c8f08a', '#6a1c3a'),
  o(0, -26, 22, 9, '#4a0f24'),
  p('M-22 -28C-18 -50 20 -54 26 -34C12 -34 -8 -32 -22 -28z', '#a8e06a', '#2f7a34'),
  row(3, (i) => l(`M${-10 + i * 10} -14C${-12 + i * 10} 6 ${-8 + i * 8} 24 ${-4 + i * 4} 36`, 2.5, '#8a2440')),
);
const can = draw(
  pd('M-20 -14H24V36H-20z', '#a8e8d8', '#1f6a64', '#4ab0a0'),
  l('M-20 20L-46 -14', 7, '#3a9a8c'),
  p('M-52 -22L-38 -10L-50 -2z', '#a8e8d8', '#1f6a64'),
  l('M-10 -14C-6 -40 36 -40 24 16', 6, '#2a7a70'),
  o(2, -14, 22, 6, '#0d3a38'),
);
const fern = draw(
  l('M-24 46C-10 10 10 -20 34 -44', 4, '#2f6a2a'),
  row(8, (i) =>
    draw(
      at(-20 + i * 7, 36 - i * 10, p('M0 0C8 -10 24 -8 34 4C20 6 8 6 0 0z', '#a8f07a', '#2f8a34'), 1 - i * 0.08, 10),
      at(-20 + i * 7, 36 - i * 10, p('M0 0C-2 -14 8 -26 22 -34C20 -20 10 -6 0 0z', '#8ad86a', '#1f6a2a'), 0.9 - i * 0.07, -66),
    ),
  ),
);
const jar = draw(
  b(-30, -30, 60, 72, '#e0fff4', '#6ab0a0', 16),
  b(-20, -42, 40, 14, '#c8963a', '#6a4410', 4),
  p('M-26 20C-10 10 10 26 26 16V36H-26z', '#7a4a24', '#3a2010'),
  l('M0 20C-2 4 4 -6 0 -18', 4, '#3f8a34'),
  both(p('M0 0C6 -14 18 -16 22 -12C20 -2 10 4 0 0z', '#8ae06a', '#2f7a34')),
);

/** A glasshouse of iron and panes, warm and overgrown. */
export const world: World = {
  light: '#e8ffd8',
  tone: '#5ab07a',
  dark: '#1f5a44',
  night: '#06241c',
  frame: 'iron',
  air: 'leaves',
  cover: 'fan',
  sound: { root: 277.2, scale: 'major', tone: 'sine', rings: 0.6, stop: 'glass' },
  far: draw(
    sky('#bfe8f0', '#f0ffe0', '#d0f4e0'),
    glow(720, 300, 800, '#ffffff', 0.9),
    row(9, (i) =>
      p(
        `M${-60 + i * 190} 1440C${-20 + i * 180} 1100 ${20 + i * 170} 900 ${60 + i * 160} 700C${110 + i * 165} 900 ${100 + i * 175} 1100 ${90 + i * 185} 1440z`,
        '#a8d8b0',
        '#5a9a7a',
      ),
    ),
  ),
  middle: draw(
    l('M90 1440V620C90 240 420 60 720 60C1020 60 1350 240 1350 620V1440', 22, '#f4fff8'),
    row(8, (i) => l(`M720 60C${720 + (i - 3.5) * 90} 140 ${720 + (i - 3.5) * 178} 340 ${720 + (i - 3.5) * 180} 640V1440`, 9, '#e0f4ea')),
    row(5, (i) => l(`M${100 + Math.max(0, 3 - i) * 60} ${300 + i * 210}H${1340 - Math.max(0, 3 - i) * 60}`, 9, '#e0f4ea')),
    around(8, l('M0 -60V-110', 9, '#f4fff8'), 720, 240),
    sides(
      row(5, (i) =>
        at(
          60 + i * 50,
          1200 - i * 40,
          draw(
            l('M0 260C20 100 -20 -60 10 -240', 22, '#5a4a30'),
            row(8, (k) =>
              at(10, -240, p('M0 0C70 -70 190 -60 270 40C180 0 80 10 0 0z', k % 2 ? '#3f9a54' : '#2a7a44', '#0f4a2c'), 0.8, -170 + k * 45),
            ),
          ),
          0.7 + i * 0.12,
        ),
      ),
    ),
  ),
  near: draw(
    (pen) => blades(pen, 1450, 380, 5, '#1f6a3c', 36),
    (pen) => blades(pen, 1450, 240, 11, '#0d3a24', 50),
    sides(
      draw(
        at(150, 1280, orchid, 3.6),
        at(300, 1370, orchid, 2.4),
        row(6, (i) =>
          at(-10, 60 + i * 60, p('M0 0C90 -40 190 0 240 110C150 60 70 60 0 0z', i % 2 ? '#2f8a4a' : '#1f6a3c', '#06241c'), 1, i * 14),
        ),
      ),
    ),
  ),
  free: draw(
    sky('#14103a', '#c85aa8', '#5a2a7a'),
    row(50, (i) => glow((i * 173) % 1440, (i * 127) % 1200, 24 + (i % 4) * 14, i % 2 ? '#fff6a0' : '#ffb0e8', 0.9)),
  ),
  symbols: {
    orchid,
    pitcher,
    can,
    jar,
    fern,
    ...tokens(
      'leaf',
      [
        ['sun', '#fff0a0', '#b8861a'],
        ['leafs', '#c8f0a0', '#3a7a2a'],
        ['wave', '#b0e8f0', '#1f6a8a'],
        ['gem', '#f8c0e0', '#9a3a7a'],
      ],
      '#06241c',
    ),
    wild: wild(orchid, '#1f5a44'),
    free: bonus(fern, '#f4ffe8', '#1f5a44', 'FREE'),
  },
};
