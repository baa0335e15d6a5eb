import { around, at, b, both, c, draw, glow, l, o, p, ring, row, sides, sky } from '../../art/parts';
import { tiles, tower } from '../../art/places';
import { chance } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const icon = draw(
  b(-34, -46, 68, 92, '#f0c85a', '#7a4a0c', 6),
  b(-26, -38, 52, 76, '#2a1a6a', '#100a34', 3),
  around(12, p('M-3 -12L0 -26L3 -12z', '#f0c85a')),
  c(0, 0, 12, '#fff6c8', '#e0962a'),
  both(c(26, -38, 5, '#ff7a8a', '#8a0f24')),
  both(c(26, 38, 5, '#7affc8', '#0d6a4a')),
);
const crown = draw(
  p('M-40 30L-44 -16L-22 4L0 -34L22 4L44 -16L40 30z', '#ffe890', '#a8641a'),
  b(-42, 28, 84, 14, '#f0c85a', '#8a5210', 3),
  row(5, (i) => c(-32 + i * 16, 35, 5, ['#ff8a9a', '#8ac8ff', '#9affc0'][i % 3]!, '#3a0c24')),
  c(0, -36, 7, '#fff', '#e0406a'),
  both(c(44, -18, 5, '#fff', '#3a8ae0')),
);
const chest = draw(
  p('M-42 -8C-42 -36 42 -36 42 -8z', '#b03a5a', '#4a0c24'),
  b(-44, -8, 88, 48, '#8a2444', '#3a0818', 4),
  l('M-44 -8H44M-24 -28V40M24 -28V40', 6, '#f0c85a'),
  b(-10, -14, 20, 24, '#ffe890', '#a8641a', 4),
  c(0, -4, 4, '#3a0818'),
);
const peacock = draw(
  around(7, draw(o(0, -32, 9, 16, '#2ad0a8', '#0a5a6a'), c(0, -36, 5, '#2a3ae0'), c(0, -36, 2.4, '#ffe890')), 0, 14, -78),
  c(0, 16, 13, '#3a6af0', '#14206a'),
  around(5, b(-2, -6, 4, 4, '#ffe890'), 0, 16),
);
const lampw = draw(
  l('M-20 -50L-12 -20M20 -50L12 -20M0 -50V-22', 3, '#f0c85a'),
  p('M-28 -20H28C28 16 12 28 0 34C-12 28 -28 16 -28 -20z', '#ff9a7a', '#8a1424'),
  b(-30, -26, 60, 9, '#f0c85a', '#8a5210', 3),
  p('M0 -14C10 -2 8 12 0 16C-8 12 -10 -2 0 -14z', '#fff6a0', '#ff8a1a'),
  c(0, 38, 5, '#f0c85a'),
);

/** A domed hall of gold mosaic, with deep blue between the arches. */
export const world: World = {
  light: '#ffe890',
  tone: '#2a48b8',
  dark: '#5a0f34',
  night: '#120a24',
  frame: 'mosaic',
  air: 'dust',
  cover: 'single',
  sound: { root: 164.8, scale: 'phrygian', tone: 'sine', rings: 0.9, stop: 'stone' },
  far: draw(
    sky('#c8922a', '#6a3f10', '#e8b84a'),
    tiles(0, 0, 36, 36, 40, (pen, i) =>
      pen.box(-46, -46, 92, 92, ['#f0c85a', '#e0b040', '#d09a2a', '#ffe28a', '#b8801c'][Math.floor(chance(i, 3) * 5)] ?? '#f0c85a', 6),
    ),
    p('M360 1440V620A360 360 0 0 1 1080 620V1440z', '#16246a', '#0a0f34'),
    around(24, p('M-12 -200L0 -300L12 -200z', '#ffe890'), 720, 600),
    ring(720, 600, 190, 12, '#ffe890'),
    c(720, 600, 180, '#2a48b8', '#101a5a'),
    around(12, o(0, -110, 18, 46, '#ff7a8a', '#8a0f34'), 720, 600),
    c(720, 600, 52, '#fff6c8', '#e0962a'),
  ),
  middle: draw(
    row(40, (i) => c(400 + ((i * 97) % 640), 700 + ((i * 131) % 600), 4 + (i % 3) * 2, '#ffe890')),
    l('M360 1440V620A360 360 0 0 1 1080 620V1440', 44, '#8a1444'),
    l('M360 1440V620A360 360 0 0 1 1080 620V1440', 16, '#ffe890'),
    sides(
      draw(
        tower(230, 1440, 130, 700, 'flat', '#2f8a7a', '#ffe890'),
        tower(60, 1440, 130, 700, 'flat', '#7a1f4a', '#ffe890'),
        row(2, (i) => l(`M${5 + i * 170} 1240H${115 + i * 170}M${5 + i * 170} 900H${115 + i * 170}`, 12, '#ffe890')),
      ),
    ),
  ),
  near: draw(
    tiles(
      0,
      1260,
      18,
      3,
      80,
      (pen, i) =>
        pen.box(-48, -48, 96, 96, i % 2 ? '#f6ecd8' : '#5a0f34', 0) + pen.path('M0 -40L40 0L0 40L-40 0z', i % 2 ? '#2a48b8' : '#e0b040'),
    ),
    row(3, (i) => at(380 + i * 340, 220, lampw, 2.4)),
    row(3, (i) => glow(380 + i * 340, 240, 200, '#ffb84a', 0.7)),
    b(0, 1240, 1440, 24, '#ffe890', '#a8701a'),
  ),
  free: draw(
    sky('#2a0f5a', '#0a0a34', '#16246a'),
    tiles(0, 0, 24, 24, 60, (pen, i) =>
      pen.box(-44, -44, 88, 88, ['#16246a', '#2a48b8', '#101a5a', '#3a1a7a'][Math.floor(chance(i, 5) * 4)] ?? '#16246a', 4),
    ),
    around(32, p('M-8 -300L0 -1000L8 -300z', '#ffe890'), 720, 600),
    row(40, (i) => c((i * 211) % 1440, (i * 137) % 1300, 8, '#ffe890')),
  ),
  symbols: {
    icon,
    crown,
    chest,
    plume: peacock,
    lamp: lampw,
    ...tokens(
      'arch',
      [
        ['star', '#ffe890', '#a8701a'],
        ['cross', '#ff9ab0', '#8a0f34'],
        ['leafs', '#9affd0', '#0d6a4a'],
        ['gem', '#a8c0ff', '#1f3a9a'],
      ],
      '#120a24',
    ),
    wild: wild(
      draw(
        around(16, b(-5, -46, 10, 12, '#ffe890', '#a8701a', 1)),
        c(0, 0, 32, '#2a48b8', '#101a5a'),
        around(8, o(0, -16, 5, 11, '#ffe890', '#e0962a')),
        c(0, 0, 7, '#fff'),
      ),
      '#5a0f34',
      '#fff',
      '#ffe890',
    ),
    bonus: bonus(chest, '#fff6d0', '#2a1a6a', 'BONUS'),
  },
};
