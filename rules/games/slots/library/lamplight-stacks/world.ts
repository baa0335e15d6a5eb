import { at, b, both, c, draw, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { shelves } from '../../art/places';
import { bonus, tokens, valueCoin, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const spines = ['#8a2a2a', '#2a5a44', '#2a3a6a', '#a8782a', '#5a3a24', '#6a2a5a', '#c8b890'];
const lamp = draw(
  b(-26, 38, 52, 8, '#e0b45a', '#6a4410', 3),
  b(-4, -20, 8, 60, '#f0d08a', '#7a5010', 2),
  pd('M-44 -8C-40 -34 -20 -40 0 -40C20 -40 40 -34 44 -8z', '#8affb8', '#0a5a34', '#1fa860'),
  b(-44, -10, 88, 6, '#e0b45a', '#6a4410', 3),
  c(0, 0, 6, '#fffbe0', '#ffd86a'),
  l('M22 -4V14', 2, '#e0b45a'),
);
const tome = draw(
  p('M-34 -38H26L36 -28V40H-24L-34 30z', '#a83a34', '#4a0f14'),
  p('M-24 30H36V40H-24z', '#fff3d8', '#c8a870'),
  b(-24, -26, 42, 44, '#c8963a', '#7a4a10', 3),
  b(-20, -22, 34, 36, '#8a2a2a', '#5a141a', 2),
  c(-3, -4, 10, '#ffe6a0', '#a8742a'),
);
const ladder = draw(
  both(l('M22 -48L28 48', 7, '#c8924a')),
  row(6, (i) => l(`M${-23 - i} ${-36 + i * 15}H${23 + i}`, 6, '#8a5a24')),
);
const ink = draw(
  pd('M-30 44V8C-30 -6 -14 -8 -14 -18H14C14 -8 30 -6 30 8V44z', '#a8c8ff', '#14246a', '#3a5ab8'),
  b(-17, -28, 34, 12, '#e0b45a', '#6a4410', 3),
  l('M4 -20C14 -34 24 -44 40 -54', 5, '#f6f0e0'),
  p('M10 -26C12 -48 30 -56 46 -56C40 -40 28 -28 10 -26z', '#fff', '#b8b0a0'),
);
const globe = draw(
  c(0, -8, 32, '#ffe6b8', '#8a5a2a'),
  p('M-20 -20C-10 -32 2 -26 -2 -16C-8 -8 -16 -8 -14 2C-18 8 -26 -6 -20 -20zM8 -6C18 -10 24 -2 20 8C14 14 6 8 8 -6z', '#5a8a5a'),
  l('M-8 -46A40 40 0 0 1 20 26', 5, '#c8923a'),
  p('M-22 46H22L10 32H-10z', '#e0b45a', '#6a4410'),
);

/** The stacks of a library at night: walls of books, green lamps. */
export const world: World = {
  light: '#ffe0a0',
  tone: '#2f8a5a',
  dark: '#4a2a14',
  night: '#140c08',
  frame: 'wood',
  air: 'dust',
  cover: 'fan',
  sound: { root: 207.7, scale: 'major', tone: 'sine', rings: 0.5, stop: 'wood' },
  far: draw(
    sky('#1c100a', '#3a2414', '#2a180c'),
    p('M540 1440V380A180 180 0 0 1 900 380V1440z', '#3a5a8a', '#14203a'),
    c(800, 420, 54, '#fffbe8', '#e0d8b0'),
    l('M720 200V1440M540 560H900M540 860H900', 14, '#2a180c'),
    glow(720, 700, 500, '#8ab0e0', 0.35),
  ),
  middle: draw(
    sides(
      draw(shelves(-20, 20, 540, 9, 136, '#5a3418', spines, 3), b(510, 0, 34, 1440, '#6a3f1e', '#2a180c'), l('M527 0V1440', 4, '#a8743a')),
    ),
  ),
  near: draw(
    b(0, 1220, 1440, 220, '#5a3418', '#1c0e06'),
    b(0, 1220, 1440, 18, '#a8743a', '#5a3418'),
    sides(draw(glow(250, 1120, 420, '#8affb8', 0.5), at(250, 1120, lamp, 3.2))),
    at(720, 1200, tome, 2),
    at(500, 760, ladder, 7, 8),
  ),
  free: draw(
    sky('#0a2418', '#2f8a5a', '#14503a'),
    row(22, (i) =>
      at(
        (i * 197) % 1440,
        (i * 263) % 1300,
        p('M-40 -24L0 -14L40 -24V20L0 30L-40 20z', '#fff6e0', '#c8a870'),
        0.7 + (i % 4) * 0.3,
        (i * 47) % 360,
      ),
    ),
    glow(720, 600, 800, '#d0ffe0', 0.5),
  ),
  symbols: {
    lamp,
    tome,
    globe,
    ink,
    ...tokens(
      'tile',
      [
        ['key', '#ffe0a0', '#8a5a1a'],
        ['note', '#b8d8c0', '#2f6a4a'],
        ['moon', '#b8c8f0', '#3a4a8a'],
        ['two', '#f0b8a8', '#8a342a'],
      ],
      '#140c08',
    ),
    wild: wild(tome, '#14503a'),
    bonus: bonus(at(0, 0, draw(ring(0, 0, 22, 6, '#c8923a'), o(0, 0, 18, 18, '#e8f6ff', '#8ab0d0'))), '#fff0c8', '#4a2a14', 'FREE'),
    coin: valueCoin('#e8c88a', '#7a4a14', '#fff3d0', 12),
    reader: draw(b(-40, -40, 80, 80, '#2f8a5a', '#0a3a24', 10), at(0, 0, ink, 0.72)),
  },
};
