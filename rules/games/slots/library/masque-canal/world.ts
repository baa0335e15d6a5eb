import { around, at, b, both, c, draw, glow, l, o, p, pd, row, sides, sky } from '../../art/parts';
import { lights, tower, water } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const gondola = draw(
  p('M-50 -20C-44 -28 -40 -20 -42 -12C-34 12 30 14 40 -8C42 -18 46 -26 50 -22C50 4 34 28 0 28C-34 28 -48 4 -50 -20z', '#3a3048', '#0c0a14'),
  l('M-40 -4C-26 14 26 14 38 -2', 3, '#f0c86a'),
  b(-14, -10, 28, 16, '#c82a4a', '#6a0f24', 4),
  l('M22 -46L6 30', 4, '#c8924a'),
);
const mask = draw(
  p('M-44 -20C-20 -34 20 -34 44 -20C46 10 26 34 0 42C-26 34 -46 10 -44 -20z', '#fffdf4', '#c8b0a0'),
  p('M-44 -20C-20 -34 -2 -34 0 -30V42C-26 34 -46 10 -44 -20z', '#3ab0b0', '#0d4a5a'),
  both(p('M8 -8C14 -16 30 -16 34 -6C28 2 14 2 8 -8z', '#140a18')),
  p('M-8 24Q0 30 8 24Q0 36 -8 24z', '#c82a4a'),
  row(3, (i) => c(-12 + i * 12, -30 - (i % 2) * 6, 5, '#fff0b0', '#c8861a')),
);
const fan = draw(
  row(9, (i) =>
    at(0, 34, p('M-6 0L-9 -68Q0 -76 9 -68L6 0z', i % 2 ? '#c82a4a' : '#f6d8c0', i % 2 ? '#6a0f24' : '#c89a78'), 1, -64 + i * 16),
  ),
  c(0, 34, 8, '#f0c86a', '#8a5a14'),
);
const lantern = draw(
  l('M0 -52V-40', 4, '#2a2030'),
  p('M-22 -28L0 -44L22 -28z', '#4a3a58', '#1a1020'),
  p('M-22 -28H22L16 34H-16z', '#ffe6a0', '#e0862a'),
  l('M-22 -28L-16 34M22 -28L16 34M0 -28V34', 4, '#2a2030'),
  b(-18, 34, 36, 8, '#4a3a58', '#1a1020', 3),
);
const ring2 = draw(
  c(0, 14, 32, '#fff0b0', '#8a5a14'),
  c(0, 14, 22, '#20101c'),
  p('M-20 -24L0 -48L20 -24L0 -4z', '#ff8ab0', '#a80f4a'),
  p('M-20 -24H20L0 -4z', '#c82a6a', '#6a0f3a'),
);

/** A canal at night: palaces with pointed windows, lanterns over the water. */
export const world: World = {
  light: '#f8d890',
  tone: '#1f8a90',
  dark: '#5a1a3a',
  night: '#0c0a20',
  frame: 'gilt',
  air: 'petals',
  cover: 'trio',
  sound: { root: 246.9, scale: 'minor', tone: 'triangle', rings: 0.45, stop: 'glass' },
  far: draw(
    sky('#0c0a30', '#5a3a7a', '#241a58'),
    row(40, (i) => c((i * 167) % 1440, (i * 71) % 500, 1 + (i % 3), '#fff')),
    c(720, 250, 78, '#fffdf0', '#f0dca8'),
    glow(720, 250, 360, '#fff0c8', 0.5),
    tower(720, 800, 150, 250, 'dome', '#3a2a5a', '#4a6a8a'),
    tower(620, 800, 70, 190, 'dome', '#30245a', '#40587a'),
    tower(820, 800, 70, 190, 'dome', '#30245a', '#40587a'),
    tower(930, 800, 46, 420, 'spire', '#3a2a5a', '#2a5a6a'),
  ),
  middle: draw(
    water(860, '#2a4a7a', '#0a0820', '#ffd890'),
    sides(
      row(3, (i) =>
        draw(
          b(-20 + i * 170, 240 + i * 150, 190, 760 - i * 110, ['#c86a5a', '#d8a070', '#8a6a9a'][i]!, ['#5a1c2a', '#6a3a2a', '#30244a'][i]!),
          row(9, (k) =>
            p(
              `M${8 + i * 170 + (k % 3) * 56} ${440 + i * 130 + Math.floor(k / 3) * 150}v-56q6 -30 18 -38q12 8 18 38v56z`,
              (k + i) % 3 ? '#ffd890' : '#1a1030',
              (k + i) % 3 ? '#c86a1a' : '#0c0a20',
            ),
          ),
          b(-20 + i * 170, 232 + i * 150, 190, 18, '#f0dcc0', '#8a6a5a'),
        ),
      ),
    ),
    p('M420 880C520 720 920 720 1020 880L980 890C880 770 560 770 460 890z', '#d8c0b0', '#5a4458'),
  ),
  near: draw(
    lights(-40, 160, 1480, 160, 130, 11, '#ffd890', '#1a1030'),
    at(720, 1230, gondola, 5.2),
    sides(
      row(3, (i) =>
        draw(
          b(30 + i * 70, 900 + i * 60, 28, 560, i % 2 ? '#f6ecd8' : '#c82a4a', i % 2 ? '#a89078' : '#5a0f24'),
          row(5, (k) => p(`M${30 + i * 70} ${960 + i * 60 + k * 100}l28 -30v34l-28 30z`, i % 2 ? '#1f8a90' : '#f6ecd8')),
          c(44 + i * 70, 896 + i * 60, 20, '#fff0b0', '#c8861a'),
        ),
      ),
    ),
  ),
  free: draw(
    sky('#2a0830', '#e05a6a', '#8a2060'),
    around(14, p('M-3 -60L0 -320L3 -60z', '#fff0b0'), 420, 300),
    around(14, p('M-3 -50L0 -260L3 -50z', '#9affe0'), 1010, 240),
    around(14, p('M-3 -40L0 -220L3 -40z', '#ffb0d0'), 720, 440),
  ),
  symbols: {
    mask,
    gondola,
    fan,
    lantern,
    ring: ring2,
    ...tokens(
      'shield',
      [
        ['star', '#f8d890', '#8a5a14'],
        ['wheel', '#9ae8e0', '#0d5a64'],
        ['moon', '#d0c0f8', '#4a3a8a'],
        ['heart', '#ffa8b8', '#8a1438'],
      ],
      '#0c0a20',
    ),
    wild: wild(draw(both(at(10, -2, o(0, 0, 16, 30, '#1f8a90', '#0a3a44'), 1, 24)), mask), '#8a1438', '#fff', '#f8d890'),
    bonus: bonus(pd('M-30 30V-10C-30 -36 30 -36 30 -10V30z', '#f0c86a', '#6a3410'), '#fff0c8', '#5a1a3a', 'BONUS'),
  },
};
