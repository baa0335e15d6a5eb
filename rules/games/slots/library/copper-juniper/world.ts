import { chance } from '../../art/pen';
import { at, b, both, c, draw, dunes, glow, l, p, pd, ring, row, sides, sky } from '../../art/parts';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const still = draw(
  pd('M-34 42C-44 4 -20 -2 -14 -16H10C16 -2 36 4 26 42z', '#ffd0a0', '#7a3014', '#d8743a'),
  p('M-10 -16C-12 -34 6 -44 20 -36L46 -10L40 -2L16 -24C8 -28 6 -24 6 -16z', '#ffe0b8', '#9a4420'),
  l('M-32 18H24', 3, '#ffe0b8'),
  c(-4, 28, 6, '#fff', '#7a3014'),
  b(-38, 40, 68, 8, '#4a2412', '#2a1208', 2),
);
const juniper = draw(
  l('M0 46C-6 20 4 0 0 -44', 4, '#3a4a20'),
  row(6, (i) => l(`M0 ${36 - i * 13}L${i % 2 ? -30 : 30} ${22 - i * 12}`, 4, '#5a8a4a')),
  row(6, (i) => c(i % 2 ? -24 + i * 2 : 26 - i * 3, 26 - i * 12, 11, '#a8b8ff', '#232a6a')),
);
const bottle = draw(
  pd('M-10 -30H10V-14C26 -6 28 2 28 12V46H-28V12C-28 2 -26 -6 -10 -14z', '#d8fff0', '#0d5a48', '#3aa88a'),
  b(-9, -46, 18, 18, '#e0a860', '#7a4a1c', 3),
  p('M-20 10H20V36H-20z', '#fff6e0', '#e0c890'),
  l('M-12 18H12M-12 25H6', 3, '#7a4a1c'),
);
const gauge = draw(
  c(0, 0, 42, '#ffe0b8', '#7a3a1a'),
  c(0, 0, 33, '#fffdf0', '#e0d0b0'),
  row(9, (i) => at(0, 0, b(-1.5, -31, 3, 8, '#3a2010'), 1, -120 + i * 30)),
  l('M0 0L20 -16', 4, '#c2331a'),
  c(0, 0, 5, '#3a2010'),
);
const cask = draw(
  pd('M-34 -36C-46 -14 -46 14 -34 36H34C46 14 46 -14 34 -36z', '#e0a860', '#5a2c10', '#a8642c'),
  l('M-38 -22H38M-42 0H42M-38 22H38', 5, '#3a2a24'),
  c(0, 0, 7, '#2a1408'),
);

/** A distillery: stills of copper under pipes, juniper on the hills outside. */
export const world: World = {
  light: '#ffcf9a',
  tone: '#c2683a',
  dark: '#5a2412',
  night: '#12181a',
  frame: 'pipe',
  air: 'dust',
  cover: 'single',
  sound: { root: 196, scale: 'dorian', tone: 'triangle', rings: 0.4, stop: 'metal' },
  far: draw(
    sky('#1a3a3a', '#0c1614', '#2a5a4c'),
    row(3, (i) =>
      draw(
        b(180 + i * 390, 140, 300, 520, '#bfe8d0', '#5a9a8a', 150),
        b(322 + i * 390, 140, 16, 520, '#1a2a26'),
        b(180 + i * 390, 380, 300, 14, '#1a2a26'),
      ),
    ),
    dunes(600, 80, 3, '#3f7a5a'),
    b(0, 660, 1440, 780, '#2a2420', '#120e0c'),
  ),
  middle: draw(
    row(4, (i) =>
      at(
        150 + i * 380,
        1130,
        draw(
          pd('M-150 0C-190 -190 -90 -230 -50 -330H50C90 -230 190 -190 150 0z', '#ffc890', '#4a1c0c', '#c8683a'),
          l('M0 -330C0 -470 120 -470 170 -380L230 -180', 44, '#b5562a'),
          l('M-10 -340C-10 -480 118 -486 170 -392', 8, '#ffd8b0'),
          l('M-160 -90H160', 12, '#ffd8b0'),
        ),
        0.9 + chance(i, 2) * 0.25,
      ),
    ),
    row(3, (i) =>
      draw(
        b(0, 60 + i * 66, 1440, 30, '#d8743a', '#5a2412'),
        row(5, (k) => b(90 + k * 300 + i * 40, 50 + i * 66, 26, 50, '#ffd0a0', '#7a3014', 4)),
      ),
    ),
  ),
  near: draw(
    b(0, 1200, 1440, 240, '#3a2418', '#140c08'),
    row(4, (i) => at(120 + i * 400, 1290, cask, 2.2)),
    sides(at(110, 760, gauge, 2)),
  ),
  free: draw(sky('#3a1408', '#c85a1a', '#7a2a10'), glow(720, 700, 900, '#ffb04a', 0.9)),
  symbols: {
    still,
    juniper,
    bottle,
    gauge,
    cask,
    ...tokens(
      'drop',
      [
        ['leafs', '#a8e0a0', '#2a6a3a'],
        ['flame', '#ffb080', '#9a3414'],
        ['snow', '#d0e8f0', '#3a6a80'],
        ['ring', '#ffd890', '#9a6414'],
      ],
      '#12100c',
    ),
    wild: wild(draw(c(0, 0, 40, '#ffd0a0', '#7a3014'), both(at(0, 6, juniper, 0.7, 20))), '#7a3014'),
    free: bonus(at(0, 0, ring(0, 0, 20, 7, '#d8743a')), '#fff0d8', '#6a2a10', 'FREE'),
  },
};
