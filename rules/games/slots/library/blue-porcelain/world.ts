import { around, at, b, both, c, draw, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { tiles } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const INK = '#1f4ab0';
const flower = (x: number, y: number, size: number) =>
  at(x, y, draw(around(8, o(0, -12, 5, 10, INK)), c(0, 0, 6, '#fff'), c(0, 0, 3, INK)), size);
const vase = draw(
  pd('M-12 -48H12V-34C40 -20 36 24 16 46H-16C-36 24 -40 -20 -12 -34z', '#ffffff', '#b8c8e8'),
  flower(0, 4, 1.1),
  l('M-12 -40H12M-24 -22C-8 -16 8 -16 24 -22M-20 34C-8 38 8 38 20 34', 4, INK),
  both(l('M18 8C28 2 26 -10 20 -14', 3, INK)),
);
const pot = draw(
  p('M-30 -10C-30 -34 26 -34 28 -10C34 20 18 38 0 38C-20 38 -36 20 -30 -10z', '#ffffff', '#b0c0e4'),
  l('M28 -8C44 -12 46 -26 50 -30', 8, '#e8eefc'),
  l('M-30 -12C-54 -10 -50 24 -28 22', 7, '#e8eefc'),
  c(0, -34, 7, INK),
  p('M-22 -26C-14 -34 14 -34 22 -26z', INK),
  flower(0, 8, 1),
);
const plate = draw(
  c(0, 0, 45, '#ffffff', '#b8c8e8'),
  ring(0, 0, 40, 4, INK),
  around(16, l('M0 -36L4 -28', 3, INK)),
  ring(0, 0, 26, 2.5, INK),
  flower(0, 0, 0.95),
);
const cup = draw(
  p('M-34 -22H34C34 14 20 32 0 32C-20 32 -34 14 -34 -22z', '#ffffff', '#b0c0e4'),
  o(0, -22, 34, 9, '#d8e2f6'),
  o(0, -21, 28, 6, '#8a5a24'),
  l('M-32 -8H32', 4, INK),
  row(5, (i) => p(`M${-24 + i * 12} 2q6 10 0 18q-6 -8 0 -18z`, INK)),
  p('M-18 34H18L14 42H-14z', '#ffffff', '#b0c0e4'),
);
const fanw = draw(
  p('M0 40L-48 -8A58 58 0 0 1 48 -8z', '#ffffff', '#b8c8e8'),
  l('M-40 -4A48 48 0 0 1 40 -4M-22 16A28 28 0 0 1 22 16', 4, INK),
  flower(0, -14, 0.9),
  flower(-24, 0, 0.6),
  flower(24, 0, 0.6),
);

/** White porcelain painted in cobalt: hills, bridges and branches in ink. */
export const world: World = {
  light: '#ffffff',
  tone: '#2f62d0',
  dark: '#163a94',
  night: '#0d2058',
  frame: 'cut',
  air: 'petals',
  cover: 'tower',
  sound: { root: 349.2, scale: 'pentatonic', tone: 'sine', rings: 0.8, stop: 'glass' },
  far: draw(
    sky('#ffffff', '#dce6fa', '#f4f8ff'),
    row(4, (k) =>
      draw(
        p(
          `M${-100 + k * 420} 840C${40 + k * 420} ${520 - k * 30} ${150 + k * 420} ${600} ${240 + k * 420} 840z`,
          ['#9ab4ec', '#6a8ee0'][k % 2]!,
          '#f4f8ff',
        ),
        row(5, (i) =>
          l(
            `M${-60 + k * 420 + i * 22} ${830 - i * 6}C${50 + k * 420} ${600 + i * 34} ${140 + k * 420} ${640 + i * 30} ${220 + k * 420 - i * 16} 830`,
            3,
            INK,
          ),
        ),
      ),
    ),
    row(4, (i) => l(`M${120 + i * 330} ${200 + (i % 2) * 120}c40 -50 90 -30 90 6c46 -34 100 6 76 34h-210c-30 -10 -10 -50 44 -40`, 7, INK)),
    c(1010, 330, 70, '#e8eefc'),
    ring(1010, 330, 70, 6, INK),
  ),
  middle: draw(
    row(12, (i) =>
      l(
        `M0 ${880 + i * 36}q60 -20 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0`,
        4,
        i % 2 ? '#2f62d0' : '#9ab4ec',
      ),
    ),
    p('M260 940C420 760 640 760 800 940L764 950C620 810 440 810 296 950z', '#ffffff', '#c0d0f0'),
    l('M260 940C420 760 640 760 800 940M296 950C440 810 620 810 764 950', 8, INK),
    row(7, (i) => l(`M${330 + i * 66} ${884 - Math.sin(((i + 1) / 8) * Math.PI) * 96}v-60`, 8, INK)),
    at(
      1040,
      920,
      draw(
        row(4, (i) =>
          draw(
            p(
              `M${-150 + i * 26} ${-i * 120}C${-80 + i * 20} ${-30 - i * 120} ${80 - i * 20} ${-30 - i * 120} ${150 - i * 26} ${-i * 120}L${110 - i * 22} ${-54 - i * 120}H${-110 + i * 22}z`,
              INK,
            ),
            b(-84 + i * 18, -120 - i * 120, 168 - i * 36, 68, '#ffffff', '#c0d0f0'),
            row(3, (k) => b(-54 + i * 12 + k * (40 - i * 8), -106 - i * 120, 14, 54, INK)),
          ),
        ),
        b(-90, 0, 180, 60, '#ffffff', '#c0d0f0'),
        l('M0 -480V-540', 8, INK),
      ),
    ),
  ),
  near: draw(
    tiles(
      0,
      1320,
      12,
      1,
      120,
      (pen) =>
        `${pen.box(-50, -50, 100, 100, '#fff', 0)}${[0, 90, 180, 270].map((turn) => pen.path('M0 0C-24 -14 -24 -38 0 -46C24 -38 24 -14 0 0z', INK, { transform: `rotate(${turn})` })).join('')}`,
    ),
    sides(
      draw(
        l('M-20 260C120 300 220 220 330 330M120 280C160 360 240 380 260 450M200 260C240 180 300 170 340 120', 16, INK),
        row(14, (i) => flower(40 + ((i * 67) % 320), 150 + ((i * 97) % 320), 1.4 + (i % 3) * 0.5)),
      ),
    ),
  ),
  free: draw(
    sky('#0d2058', '#2f62d0', '#163a94'),
    c(1010, 330, 100, '#ffffff'),
    row(60, (i) => flower((i * 191) % 1440, (i * 131) % 900, 0.5 + (i % 4) * 0.3)),
  ),
  symbols: {
    vase,
    plate,
    pot,
    fan: fanw,
    cup,
    ...tokens(
      'coin',
      [
        ['leafs', '#ffffff', '#6a8ee0'],
        ['wave', '#c8dcff', '#2f62d0'],
        ['moon', '#e8eefc', '#8aa0d0'],
        ['snow', '#b0ccf8', '#163a94'],
      ],
      '#0d2058',
    ),
    wild: wild(draw(c(0, -4, 40, '#ffffff', '#b8c8e8'), flower(0, -6, 2.4)), '#163a94'),
    free: bonus(cup, '#ffffff', '#163a94', 'FREE'),
  },
};
