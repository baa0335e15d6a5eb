import { around, at, b, both, c, draw, dunes, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { water } from '../../art/places';
import { tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const barge = draw(
  p(
    'M-48 -4C-40 -12 -40 -26 -48 -34C-34 -32 -30 -14 -30 4H30C30 -14 34 -32 48 -34C40 -26 40 -12 48 -4C40 22 20 26 0 26C-20 26 -40 22 -48 -4z',
    '#ffe08a',
    '#a8641a',
  ),
  c(0, -18, 18, '#fff6c0', '#f07a1a'),
  l('M-30 6H30', 4, '#1a6a9a'),
  row(5, (i) => l(`M${-24 + i * 12} 20L${-30 + i * 12} 42`, 4, '#8a4a14')),
);
const ankh = draw(
  ring(0, -24, 15, 10, '#f0b83a'),
  l('M0 -8V44M-28 4H28', 11, '#f0b83a'),
  l('M-1 -6V40M-24 2H24', 3, '#fff0b0'),
  c(0, 4, 7, '#5ad8e8', '#0d5a8a'),
);
const jar = draw(
  pd('M-22 -18H22C36 -4 30 30 18 46H-18C-30 30 -36 -4 -22 -18z', '#fffaf0', '#b09a78'),
  p('M-18 -20C-18 -40 -10 -50 0 -50C10 -50 18 -40 18 -20z', '#3a9ac8', '#0d3a6a'),
  row(3, (i) => l(`M${-26 + i} ${-4 + i * 14}H${26 - i}`, 4, ['#c8342a', '#1f7a9a', '#d89a2a'][i]!)),
);
const collar = draw(
  row(3, (k) =>
    l(
      `M${-44 + k * 9} -24C${-44 + k * 9} ${34 - k * 10} ${44 - k * 9} ${34 - k * 10} ${44 - k * 9} -24`,
      10,
      ['#f0b83a', '#1f8aa8', '#c8342a'][k]!,
    ),
  ),
  row(9, (i) => at(0, -24, c(0, 50, 6, '#fff0b0', '#c8861a'), 1, -64 + i * 16)),
  both(c(36, -28, 8, '#fff0b0', '#a8641a')),
);
const obelisk = draw(
  pd('M-14 44L-9 -36L0 -50L9 -36L14 44z', '#ffe0a0', '#7a4a1c', '#d8a05a'),
  p('M-9 -36L0 -50L9 -36z', '#fff6c0', '#f0a82a'),
  row(4, (i) => b(-5, -26 + i * 16, 10, 8, '#7a3a14')),
  b(-26, 42, 52, 8, '#c8924a', '#6a3a14', 2),
);

/** A river at dusk: pyramids against a vast sun, and the sun's barge. */
export const world: World = {
  light: '#ffdf8a',
  tone: '#1f8ab0',
  dark: '#7a3a10',
  night: '#200e1a',
  frame: 'brass',
  air: 'dust',
  cover: 'corner',
  sound: { root: 155.6, scale: 'phrygian', tone: 'triangle', rings: 0.6, stop: 'stone' },
  far: draw(
    sky('#c8503a', '#ffd080', '#f08a4a'),
    c(860, 640, 330, '#fff6c8', '#ffb03a'),
    glow(860, 640, 720, '#ffe08a', 0.6),
    p('M120 900L520 380L920 900z', '#d8884a', '#8a3a24'),
    p('M520 380L920 900H640z', '#7a2f2a', '#5a1c24'),
    p('M760 900L1040 560L1320 900z', '#c8743a', '#7a2f24'),
    p('M1040 560L1320 900H1130z', '#6a2428', '#4a1420'),
    dunes(900, 40, 3, '#8a3a24', 300),
  ),
  middle: draw(water(940, '#f0945a', '#3a1430', '#ffe8a0', 860), at(1020, 1010, barge, 4)),
  near: draw(
    sides(
      draw(
        b(0, 0, 150, 1440, '#c8843a', '#5a2414'),
        b(150, 0, 14, 1440, '#3a1418'),
        row(7, (i) => at(75, 130 + i * 190, [ankh, at(0, 0, jar, 0.9), obelisk][i % 3]!, 1.2)),
        row(8, (i) => b(0, 20 + i * 190, 150, 12, i % 2 ? '#1f8ab0' : '#f0b83a')),
      ),
    ),
    row(26, (i) => l(`M${i * 58} 1440q${(i % 3) * 14 - 14} -110 ${(i % 5) * 16 - 30} -${150 + (i % 4) * 50}`, 9, '#1c3a24')),
  ),
  free: draw(
    sky('#0c0a2a', '#3a2a7a', '#1a1450'),
    row(60, (i) => c((i * 173) % 1440, (i * 97) % 860, 1.5 + (i % 4), '#fff6d8')),
    c(860, 420, 130, '#fffdf0', '#e0d8b0'),
    p('M120 900L520 380L920 900z', '#3a2a6a', '#14103a'),
    p('M760 900L1040 560L1320 900z', '#2a2058', '#100c30'),
  ),
  symbols: {
    barge,
    collar,
    ankh,
    obelisk,
    jar,
    ...tokens(
      'arch',
      [
        ['eye', '#ffdf8a', '#a8641a'],
        ['sun', '#ff9a7a', '#9a2a1a'],
        ['wave', '#8ae0f0', '#0d5a8a'],
        ['triangle', '#d8b88a', '#6a3a1c'],
      ],
      '#200e1a',
    ),
    wild: wild(
      draw(around(16, p('M-5 -24L0 -48L5 -24z', '#ffdf8a', '#c8741a')), o(0, 0, 27, 27, '#fff6c0', '#f07a1a')),
      '#0d4a6a',
      '#fff',
      '#ffdf8a',
    ),
  },
};
