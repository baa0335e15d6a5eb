import { around, at, b, both, c, draw, faint, glow, l, o, p, pd, peaks, row, sides, sky } from '../../art/parts';
import { clouds } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const tower = draw(
  p('M-18 46L-11 -22H11L18 46z', '#ffffff', '#a8b0bc'),
  p('M-16 24L-14 8H14L16 24zM-13 -4L-11.5 -16H11.5L13 -4z', '#e0402e', '#8a1410'),
  b(-14, -28, 28, 7, '#2a3440', '#0c1218', 2),
  b(-9, -42, 18, 14, '#fff6a0', '#ffb02a', 2),
  p('M-13 -42L0 -54L13 -42z', '#e0402e', '#8a1410'),
  p('M9 -38L48 -50V-24z', '#fff6a066', '#fff6a000'),
  p('M-9 -38L-48 -50V-24z', '#fff6a066', '#fff6a000'),
);
const helm = draw(
  around(8, b(-4, -50, 8, 26, '#d8a05a', '#5a2c10', 4)),
  c(0, 0, 33, '#c8864a', '#5a2c10'),
  c(0, 0, 24, '#12242e'),
  around(8, l('M0 0V-26', 5, '#b0743a')),
  c(0, 0, 9, '#ffe6a0', '#8a5a1c'),
);
const barometer = draw(
  c(0, -8, 36, '#e0b060', '#5a3408'),
  c(0, -8, 28, '#fffdf4', '#d8ccb0'),
  row(9, (i) => at(0, -8, b(-1.2, -26, 2.4, 7, '#2a2018'), 1, -120 + i * 30)),
  l('M0 -8L-16 -20', 4, '#c2331a'),
  c(0, -8, 4, '#2a2018'),
  b(-14, 26, 28, 20, '#e0b060', '#5a3408', 4),
);
const anchor = draw(
  l('M0 -26V38M-20 -14H20', 9, '#8a98a8'),
  l('M-38 12C-34 40 -10 42 0 40C10 42 34 40 38 12', 9, '#8a98a8'),
  p('M-46 16L-38 0L-28 14zM46 16L38 0L28 14z', '#c8d4e0', '#4a5868'),
  c(0, -36, 11, '#c8d4e0', '#4a5868'),
  c(0, -36, 5, '#12242e'),
);
const oilskin = draw(
  p('M-14 -40C-6 -48 6 -48 14 -40L36 -26L44 26L28 30L24 -4V44H-24V-4L-28 30L-44 26L-36 -26z', '#ffe06a', '#c8861a'),
  l('M0 -36V42', 3, '#8a5a10'),
  row(4, (i) => c(7, -20 + i * 16, 3, '#5a3408')),
  p('M-14 -40C-8 -30 8 -30 14 -40', '#a8701a'),
);

/** A lighthouse in a storm: slate waves, one beam, white spray. */
export const world: World = {
  light: '#fff0b0',
  tone: '#4a6a80',
  dark: '#1a3040',
  night: '#08121a',
  frame: 'rope',
  air: 'rain',
  cover: 'tower',
  sound: { root: 146.8, scale: 'minor', tone: 'sawtooth', rings: 0.6, stop: 'wood' },
  far: draw(
    sky('#0c1820', '#5a7a88', '#22394a'),
    (pen) => clouds(pen, 180, 260, 3, '#14242e', 7, 0.9),
    (pen) => clouds(pen, 340, 200, 8, '#22394a', 7, 0.8),
    l('M1080 120L1020 300L1070 320L990 520', 9, '#f0f8ff'),
    glow(1040, 320, 260, '#d0e8ff', 0.5),
    row(3, (i) =>
      p(
        `M0 ${760 + i * 60}C200 ${680 + i * 60} 300 ${830 + i * 50} 520 ${740 + i * 60}S900 ${690 + i * 60} 1100 ${770 + i * 50}S1340 ${720 + i * 60} 1440 ${750 + i * 60}V1440H0z`,
        ['#3a5868', '#2c4858', '#20394a'][i]!,
      ),
    ),
  ),
  middle: draw(
    p('M420 1130C470 960 560 930 640 880H820C900 930 990 980 1040 1130L1120 1440H340z', '#2a2e34', '#0c0e12'),
    at(
      720,
      870,
      draw(
        p('M-86 60L-56 -440H56L86 60z', '#ffffff', '#8a949e'),
        row(3, (i) =>
          p(
            `M${-84 + i * 9} ${40 - i * 150}L${-78 + i * 9} ${-60 - i * 150}H${78 - i * 9}L${84 - i * 9} ${40 - i * 150}z`,
            '#d8382a',
            '#7a120e',
          ),
        ),
        b(-80, -470, 160, 34, '#22303a', '#0a1016', 4),
        b(-44, -550, 88, 84, '#fffbd0', '#ffc23a', 4),
        p('M-64 -550L0 -620L64 -550z', '#d8382a', '#7a120e'),
        row(3, (i) => o(0, -330 + i * 130, 12, 20, '#12242e')),
      ),
    ),
    p('M764 350L1440 130V620z', '#fff6b0aa', '#fff6b000'),
    p('M676 350L0 170V560z', '#fff6b077', '#fff6b000'),
    glow(720, 360, 260, '#fff6c0', 0.9),
  ),
  near: draw(
    row(3, (i) =>
      p(
        `M0 ${1120 + i * 90}C160 ${1010 + i * 90} 260 ${1200 + i * 90} 430 ${1110 + i * 90}S760 ${1060 + i * 100} 930 ${1150 + i * 90}S1260 ${1030 + i * 90} 1440 ${1130 + i * 90}V1440H0z`,
        ['#34566a', '#22404f', '#12242e'][i]!,
        '#08121a',
      ),
    ),
    row(3, (i) =>
      l(
        `M0 ${1120 + i * 90}C160 ${1010 + i * 90} 260 ${1200 + i * 90} 430 ${1110 + i * 90}S760 ${1060 + i * 100} 930 ${1150 + i * 90}S1260 ${1030 + i * 90} 1440 ${1130 + i * 90}`,
        12 - i * 3,
        '#e8f4f8',
      ),
    ),
    row(30, (i) => faint(0.7, c((i * 191) % 1440, 1020 + ((i * 67) % 220), 5 + (i % 4) * 3, '#ffffff'))),
    peaks(1440, 80, 4, '#05090e', 160),
    sides(c(-20, 1440, 90, '#12242e')),
  ),
  free: draw(sky('#2a5a8a', '#ffd890', '#e8a88a'), c(1020, 520, 170, '#fffbe0', '#ffc04a'), glow(1020, 520, 640, '#fff0c0', 0.8), (pen) =>
    clouds(pen, 240, 120, 4, '#fff6e8', 6, 0.7),
  ),
  symbols: {
    tower,
    helm,
    anchor,
    barometer,
    oilskin,
    ...tokens(
      'flag',
      [
        ['wave', '#b8d8e8', '#2f5a74'],
        ['bolt', '#fff0b0', '#a8741a'],
        ['ring', '#ffb0a0', '#9a2418'],
        ['two', '#c8d4dc', '#4a5a68'],
      ],
      '#08121a',
    ),
    wild: wild(helm, '#8a1f18'),
    free: bonus(
      draw(both(p('M4 -4L46 -18V14z', '#fff6b0', '#ffb02a')), pd('M-12 20V-16H12V20z', '#fffbd0', '#ffb02a')),
      '#fffbe8',
      '#1a3040',
      'FREE',
    ),
  },
};
