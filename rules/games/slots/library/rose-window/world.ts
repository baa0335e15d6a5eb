import { at, b, both, c, draw, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { arches } from '../../art/land';
import { rose } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const panes = ['#e03a4a', '#2a6ae0', '#f0b83a', '#2aa86a', '#8a4ad8'];
const window = draw(
  p('M-32 46V-10C-32 -34 -14 -44 0 -52C14 -44 32 -34 32 -10V46z', '#2a2638'),
  p('M-28 42V12H-2V42z', '#2a6ae0', '#0d2a7a'),
  p('M2 42V12H28V42z', '#e03a4a', '#7a0f20'),
  p('M-28 8V-10C-28 -20 -20 -28 -2 -40V8z', '#f0b83a', '#9a5a0c'),
  p('M2 8V-40C20 -28 28 -20 28 -10V8z', '#2aa86a', '#0d4a34'),
  c(0, 0, 12, '#e0c8ff', '#6a2ab8'),
);
const chalice = draw(
  pd('M-28 -40H28C28 -8 14 2 6 6V26C20 30 26 34 26 42H-26C-26 34 -20 30 -6 26V6C-14 2 -28 -8 -28 -40z', '#fff0b0', '#8a5210', '#e0a83a'),
  o(0, -40, 28, 8, '#7a0f20', '#3a0810'),
  row(3, (i) => c(-14 + i * 14, -18, 5, '#fff', panes[i]!)),
);
const book = draw(
  b(-36, -42, 72, 84, '#8a2a3a', '#3a0c18', 5),
  b(-28, -34, 56, 68, '#c8963a', '#7a4a10', 3),
  b(-24, -30, 48, 60, '#6a1a2a', '#3a0c18', 3),
  p('M-5 -24H5V-5H20V5H5V24H-5V5H-20V-5H-5z', '#fff0b0', '#c8963a'),
  l('M36 -20H44M36 20H44', 6, '#c8963a'),
);
const bell = draw(
  p('M-8 -48H8V-38H-8z', '#8a5210'),
  pd('M0 -40C26 -38 22 -4 26 10C28 20 38 26 38 32H-38C-38 26 -28 20 -26 10C-22 -4 -26 -38 0 -40z', '#ffe6a0', '#7a4410', '#d89a3a'),
  l('M-28 18H28', 3, '#fff6d0'),
  c(0, 38, 8, '#f0c060', '#5a3008'),
);
const organ = draw(
  row(7, (i) => pd(`M${-40 + i * 12} 30V${-46 + Math.abs(3 - i) * 10}H${-31 + i * 12}V30z`, '#f6f8ff', '#5a6a8a', '#b8c4e0')),
  row(7, (i) => o(-35.5 + i * 12, 14, 3, 5, '#1a1a30')),
  b(-46, 30, 92, 14, '#7a3a1a', '#2a1008', 3),
);

/** The nave of a cathedral: a rose window throws its colours between the pillars. */
export const world: World = {
  light: '#d8c8ff',
  tone: '#6a5a9a',
  dark: '#2a2448',
  night: '#0c0a1a',
  frame: 'lead',
  air: 'dust',
  cover: 'single',
  sound: { root: 146.8, scale: 'dorian', tone: 'sine', rings: 1.1, stop: 'stone' },
  far: draw(sky('#14122a', '#2a2440', '#1c1836'), glow(720, 480, 760, '#a88aff', 0.5), rose(720, 480, 350, panes, '#0c0a1a'), (pen) =>
    arches(pen, 3, 900, 1440, '#3a3458', '#1a1630', true),
  ),
  middle: draw(
    sides(
      row(3, (i) =>
        draw(
          b(20 + i * 130, 0, 84 - i * 16, 1440, '#6a6284', '#1c1830'),
          l(`M${40 + i * 130} 0V1440M${66 + i * 126} 0V1440`, 5, '#8a82a8'),
          b(4 + i * 130, 300 + i * 60, 116 - i * 16, 40, '#8a82a8', '#3a3458', 8),
        ),
      ),
    ),
    p('M0 0H1440V120C1200 -20 1000 60 720 -60C440 60 240 -20 0 120z', '#4a4468', '#1c1830'),
    row(5, (i) =>
      p(`M${600 + i * 60} 700L${200 + i * 260} 1440H${340 + i * 260}L${640 + i * 60} 700z`, `${panes[i]!}55`, `${panes[i]!}11`),
    ),
  ),
  near: draw(
    b(0, 1250, 1440, 190, '#2a2440', '#0c0a1a'),
    row(8, (i) =>
      at(
        100 + i * 180,
        1300,
        draw(
          b(-7, -60, 14, 70, '#fffdf0'),
          glow(0, -76, 70, '#ffb84a', 0.8),
          p('M0 -92C8 -78 6 -64 0 -62C-6 -64 -8 -78 0 -92z', '#fff0a0', '#ff9a2a'),
        ),
      ),
    ),
    sides(at(40, 1000, ring(0, 0, 10, 2, '#8a82a8'))),
  ),
  free: draw(sky('#2a1a6a', '#e05a9a', '#6a3ab8'), rose(720, 480, 430, panes.toReversed(), '#1a0c30'), glow(720, 480, 900, '#fff0d0', 0.5)),
  symbols: {
    window,
    chalice,
    organ,
    book,
    bell,
    ...tokens(
      'arch',
      [
        ['cross', '#ffb0b0', '#8a1428'],
        ['star', '#f0d890', '#8a5a14'],
        ['leafs', '#9ae0b8', '#1f5a3a'],
        ['eye', '#a8c0ff', '#2a3a9a'],
      ],
      '#0c0a1a',
    ),
    wild: wild(rose(0, 0, 42, panes, '#1a1630'), '#4a2a9a'),
    free: bonus(chalice, '#f0e6ff', '#3a2a6a', 'FREE'),
    mystery: draw(p('M-36 -36H36V36H-36z', '#8a7ac8', '#2a2448'), both(l('M0 -14C14 -14 14 0 0 4', 7, '#fff')), c(0, 20, 5, '#fff')),
  },
};
