import { at, b, c, draw, dunes, glow, l, p, pd, row, sides, sky } from '../../art/parts';
import { tower } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const grapes = draw(
  l('M0 -48V-30', 5, '#6a4420'),
  p('M0 -34C14 -54 36 -46 40 -34C28 -22 12 -22 0 -34z', '#a8d85a', '#3a7a24'),
  row(10, (i) =>
    c([-24, -8, 8, 24, -16, 0, 16, -8, 8, 0][i]!, [-18, -18, -18, -18, -2, -2, -2, 14, 14, 30][i]!, 11.5, '#d8a0f0', '#4a0f54'),
  ),
);
const glass = draw(
  p('M-26 -48H26C28 -18 14 -4 4 0V32H22V40H-22V32H-4V0C-14 -4 -28 -18 -26 -48z', '#f0f4f8', '#a8b4c0'),
  p('M-25 -32H25C22 -14 12 -6 0 -6C-12 -6 -22 -14 -25 -32z', '#d83a5a', '#5a0a24'),
  l('M-18 -42V-34', 3, '#fff'),
);
const barrel = draw(
  pd('M-32 -38C-46 -14 -46 14 -32 38H32C46 14 46 -14 32 -38z', '#d8965a', '#4a200c', '#9a5a2c'),
  l('M-37 -22H37M-41 0H41M-37 22H37', 5, '#3a302c'),
  c(0, 0, 8, '#2a140a'),
  p('M-3 8C-5 20 5 20 3 8z', '#a8143a'),
);
const basket = draw(
  l('M-34 -4C-34 -52 34 -52 34 -4', 6, '#a8743a'),
  p('M-40 -4H40L30 40H-30z', '#d8a860', '#6a3f14'),
  row(4, (i) => l(`M${-38 + i * 2} ${6 + i * 9}H${38 - i * 2}`, 3, '#7a4c1c')),
  row(5, (i) => c(-24 + i * 12, -8 - (i % 2) * 6, 10, i % 2 ? '#f0a0b0' : '#c880e0', i % 2 ? '#8a1430' : '#4a0f54')),
);
const corkscrew = draw(
  b(-36, -46, 72, 14, '#c8843a', '#5a2c0c', 7),
  l('M0 -32V-10M0 -10C16 -6 16 4 0 6C-16 8 -16 18 0 20C14 22 12 32 0 34L0 48', 6, '#c8d0d8'),
);

/** Vineyards in late autumn: rows over hills, a villa, a low sun. */
export const world: World = {
  light: '#ffe0a0',
  tone: '#a8324a',
  dark: '#5a1430',
  night: '#1c0a14',
  frame: 'wood',
  air: 'leaves',
  cover: 'trio',
  sound: { root: 233.1, scale: 'major', tone: 'triangle', rings: 0.5, stop: 'wood' },
  far: draw(
    sky('#7a9ac8', '#ffd8a0', '#f0b8a0'),
    c(420, 480, 110, '#fffbe0', '#ffd070'),
    glow(420, 480, 480, '#fff0c0', 0.8),
    dunes(640, 150, 4, '#a88aa0', 360),
    dunes(700, 130, 9, '#b8806a', 300),
    row(9, (i) => p(`M${740 + i * 62} ${690 - (i % 3) * 12}c-14 -60 -10 -110 0 -140c10 30 14 80 0 140z`, '#4a5a34', '#2a3820')),
    at(
      960,
      650,
      draw(
        b(-110, -80, 220, 100, '#f0d0a0', '#b8845a'),
        p('M-124 -80L0 -130L124 -80z', '#c8583a', '#7a2a1c'),
        row(4, (i) => b(-88 + i * 50, -56, 24, 38, '#6a3a24')),
        b(60, -190, 54, 120, '#f0d0a0', '#b8845a'),
        p('M52 -190L87 -220L122 -190z', '#c8583a', '#7a2a1c'),
      ),
    ),
  ),
  middle: draw(
    row(6, (k) =>
      draw(
        p(
          `M-40 ${740 + k * 104}C300 ${680 + k * 96} 700 ${800 + k * 96} 1480 ${700 + k * 104}V1440H-40z`,
          ['#d89a4a', '#c8743a', '#b8582f', '#a8443a', '#8a3034', '#6a2030'][k]!,
          '#5a1c24',
        ),
        row(16, (i) =>
          c(
            i * 96 + (k % 2) * 48,
            762 + k * 100 + Math.sin(i * 0.5 + k) * 26,
            22 + k * 5,
            ['#e0a83a', '#d8743a', '#a8b84a', '#c84a3a'][(i + k) % 4]!,
            '#4a2410',
          ),
        ),
        row(16, (i) => b(i * 96 + (k % 2) * 48 - 3, 770 + k * 100 + Math.sin(i * 0.5 + k) * 26, 6, 40 + k * 6, '#3a2414')),
      ),
    ),
  ),
  near: draw(
    b(0, 1330, 1440, 110, '#3a1c14', '#140806'),
    sides(
      draw(
        tower(-30, 1440, 70, 1440, 'flat', '#5a3a24', '#3a2414'),
        row(8, (i) =>
          at(
            40 + ((i * 53) % 170),
            60 + i * 34,
            p('M0 0C24 -34 70 -30 86 0C70 36 24 34 0 0z', ['#e0a83a', '#c84a3a', '#a8b84a'][i % 3]!, '#5a2c14'),
            1.3,
            i * 47,
          ),
        ),
        at(150, 330, grapes, 2.4),
        at(300, 1310, barrel, 2.6),
      ),
    ),
    at(720, 1330, basket, 2),
  ),
  free: draw(
    sky('#2a1040', '#ff8a5a', '#a83a6a'),
    c(420, 480, 150, '#fff6d0', '#ff9a4a'),
    row(20, (i) => glow((i * 173) % 1440, 100 + ((i * 97) % 500), 40, '#ffe8a0', 0.8)),
  ),
  symbols: {
    grapes,
    glass,
    barrel,
    basket,
    corkscrew,
    ...tokens(
      'leaf',
      [
        ['leafs', '#e8c86a', '#8a5a14'],
        ['sun', '#ffb07a', '#a83a1a'],
        ['heart', '#f0a0b8', '#8a1438'],
        ['crown', '#d8b0e8', '#5a1a6a'],
      ],
      '#1c0a14',
    ),
    wild: wild(
      draw(
        p(
          'M0 -46C10 -30 40 -34 44 -16C34 -6 44 12 30 26C18 22 8 34 0 40C-8 34 -18 22 -30 26C-44 12 -34 -6 -44 -16C-40 -34 -10 -30 0 -46z',
          '#f0a83a',
          '#a8281a',
        ),
        l('M0 -30V34M0 0L26 -14M0 0L-26 -14', 3, '#ffe0a0'),
      ),
      '#5a1430',
    ),
    free: bonus(glass, '#fff0d0', '#5a1430', 'FREE'),
  },
};
