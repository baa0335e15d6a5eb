import { around, at, b, both, c, draw, glow, l, p, ring, row, sides, sky } from '../../art/parts';
import { circuits } from '../../art/places';
import { tokens } from '../../art/tokens';
import type { World } from '../../art/world';

const chip = draw(
  both(row(5, (i) => b(30, -30 + i * 14, 18, 6, '#e8d8a0', '#8a6a2a', 1))),
  row(5, (i) => b(-32 + i * 14, -48, 6, 96, '#e8d8a0', '#8a6a2a', 1)),
  b(-34, -34, 68, 68, '#2a3a40', '#060c0e', 5),
  b(-18, -18, 36, 36, '#5affb0', '#0a5a3a', 3),
  c(-24, -24, 4, '#8a9aa0'),
);
const tube = draw(
  p('M-24 24V-20C-24 -46 24 -46 24 -20V24z', '#ffe8c066', '#ffb05a44'),
  l('M-24 24V-20C-24 -46 24 -46 24 -20V24', 3, '#f0e0c8'),
  l('M-10 20V-14C-10 -22 10 -22 10 -14V20M-10 0H10', 4, '#ff9a3a'),
  c(0, -12, 6, '#fff6c0', '#ff8a1a'),
  b(-26, 24, 52, 12, '#3a4448', '#0c1214', 2),
  row(4, (i) => b(-20 + i * 12, 36, 4, 14, '#e8d8a0')),
);
const coil = draw(ring(0, 0, 30, 20, '#4a3a2a'), around(18, p('M-4 -20H4L5 -42H-5z', '#ffb07a', '#a8441a')), c(0, 0, 17, '#08120f'));
const disc = draw(
  c(0, 0, 45, '#e8f0f4', '#7a8a94'),
  p('M0 0L32 -32A45 45 0 0 1 45 0z', '#a8ffe0', '#3a9ad8'),
  p('M0 0L-32 32A45 45 0 0 1 -45 0z', '#ffb0e8', '#7a5ae0'),
  ring(0, 0, 30, 1.5, '#5a6a74'),
  c(0, 0, 15, '#2a3a40', '#0c1214'),
  c(0, 0, 6, '#e8f0f4'),
);
const probe = at(
  0,
  0,
  draw(
    b(-7, -50, 14, 60, '#e0402e', '#6a0f0c', 5),
    p('M-5 10H5L1 46H-1z', '#e8eef2', '#7a8a94'),
    l('M-7 -20H7M-7 -10H7', 2, '#ffb0a0'),
    l('M0 -50C0 -60 20 -56 24 -40', 4, '#2a3038'),
  ),
  1,
  30,
);

/** A circuit board from close up: green, black and one light that counts. */
export const world: World = {
  light: '#b8ffd8',
  tone: '#1fa86a',
  dark: '#0a3a2a',
  night: '#020c08',
  frame: 'circuit',
  air: 'dust',
  cover: 'trio',
  sound: { root: 261.6, scale: 'whole', tone: 'square', rings: 0.14, stop: 'soft' },
  far: draw(sky('#04180f', '#0a3a26', '#06281a'), circuits(60, '#1f8a5a', 3), circuits(26, '#3affa0', 11)),
  middle: draw(
    at(
      720,
      620,
      draw(
        row(12, (i) => draw(b(-300 + i * 52, -330, 24, 660, '#e8d8a0', '#7a5a20'), b(-330, -300 + i * 52, 660, 24, '#e8d8a0', '#7a5a20'))),
        b(-290, -290, 580, 580, '#1c282c', '#04090a', 18),
        b(-200, -200, 400, 400, '#2a3a40', '#0a1214', 10),
        row(9, (i) =>
          b(
            -160 + (i % 3) * 112,
            -160 + Math.floor(i / 3) * 112,
            92,
            92,
            i === 4 ? '#b8ffd8' : '#0f6a44',
            i === 4 ? '#1fa86a' : '#063a24',
            8,
          ),
        ),
        glow(0, 0, 300, '#3affa0', 0.7),
      ),
    ),
    sides(
      row(3, (i) =>
        at(
          200,
          420 + i * 330,
          draw(
            b(-70, -110, 140, 220, '#c8d4d8', '#4a5a60', 60),
            b(-70, -40, 140, 50, '#2a3a40'),
            l('M-30 110V160M30 110V160', 10, '#e8d8a0'),
          ),
          0.9,
        ),
      ),
    ),
  ),
  near: draw(
    sides(
      row(6, (i) =>
        draw(
          b(-20, 120 + i * 220, 200, 90, '#12181a', '#020506', 6),
          row(4, (k) => b(180, 130 + i * 220 + k * 20, 40, 9, '#e8d8a0', '#7a5a20')),
          c(20, 165 + i * 220, 9, i % 2 ? '#ff5a4a' : '#5affb0'),
          glow(20, 165 + i * 220, 60, i % 2 ? '#ff5a4a' : '#5affb0', 0.7),
        ),
      ),
    ),
    b(0, 1340, 1440, 100, '#0a3a2a', '#020c08'),
    row(24, (i) => b(14 + i * 60, 1360, 34, 80, '#f0d890', '#8a6a2a', 3)),
  ),
  free: draw(
    sky('#02060f', '#0a4a8a', '#061c4a'),
    circuits(80, '#3ac8ff', 5),
    row(20, (i) => glow((i * 211) % 1440, (i * 167) % 1440, 90, '#5ad8ff', 0.6)),
  ),
  symbols: {
    chip,
    disc,
    tube,
    coil,
    probe,
    ...tokens(
      'tile',
      [
        ['bolt', '#fff0a0', '#a8861a'],
        ['two', '#a8ffd0', '#0f7a4a'],
        ['wave', '#a8e0ff', '#1a5a9a'],
      ],
      '#020c08',
    ),
  },
};
