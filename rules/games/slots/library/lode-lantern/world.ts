import { at, b, both, c, draw, glow, l, o, p, ring, row, sides, sky } from '../../art/parts';
import { crystals, tunnel } from '../../art/places';
import { tokens, valueCoin, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const lantern = draw(
  ring(0, -40, 12, 4, '#c8a060'),
  p('M-18 -30H18L24 -20H-24z', '#d8a860', '#6a4410'),
  b(-20, -20, 40, 48, '#fff6c0', '#f0962a', 6),
  l('M-20 -20V28M20 -20V28M0 -20V28', 4, '#6a4410'),
  p('M-26 28H26V42H-26z', '#d8a860', '#5a3408'),
  p('M0 -10C8 2 8 14 0 18C-8 14 -8 2 0 -10z', '#ff6a1a'),
);
const pick = at(
  0,
  0,
  draw(
    b(-5, -40, 10, 90, '#b87a44', '#4a2810', 3),
    p('M-48 -18C-24 -46 24 -46 48 -18C24 -32 -24 -32 -48 -18z', '#e8ecf4', '#4a5464'),
    b(-10, -42, 20, 16, '#8a94a4', '#2a323c', 3),
  ),
  1,
  28,
);
const cart = draw(
  p('M-46 -20H46L34 26H-34z', '#8a6a4a', '#2a1c10'),
  row(3, (i) =>
    p(
      `M${-34 + i * 24} -20L${-24 + i * 24} -44L${-6 + i * 24} -38L${-2 + i * 24} -20z`,
      ['#ff7a9a', '#7ae8ff', '#b88aff'][i]!,
      ['#8a0f3a', '#0d5a8a', '#3a148a'][i]!,
    ),
  ),
  l('M-44 -18H44M-36 20H36', 5, '#c8a060'),
  both(draw(c(22, 34, 12, '#4a5464', '#14181e'), c(22, 34, 5, '#c8a060'))),
);
const ruby = draw(
  p('M-26 -40H26L46 -12L0 46L-46 -12z', '#ff9ab0', '#9a0f34'),
  p('M-26 -40H26L18 -12H-18z', '#ffd0d8', '#e0406a'),
  p('M-18 -12H18L0 46z', '#e83a64', '#7a0c2a'),
  l('M-46 -12H46M-18 -12L0 46L18 -12', 2.5, '#ffe0e8'),
);
const geode = draw(
  c(0, 0, 44, '#8a7a6a', '#2a2420'),
  c(0, 0, 33, '#e8d0ff', '#4a148a'),
  row(9, (i) => at(0, 0, p('M-7 30L0 8L7 30z', i % 2 ? '#f4e8ff' : '#a86ae8'), 1, i * 40)),
  c(0, 0, 9, '#1a0830'),
);

/** A mine: timber and rails, gems in the walls, light from lamps. */
export const world: World = {
  light: '#ffc878',
  tone: '#8a5a34',
  dark: '#3a2416',
  night: '#0e0908',
  frame: 'wood',
  air: 'dust',
  cover: 'single',
  sound: { root: 130.8, scale: 'minor', tone: 'triangle', rings: 0.3, stop: 'stone' },
  far: draw(
    sky('#1c1210', '#0c0807', '#2a1c16'),
    tunnel(720, 740, 1500, 1500, 8, '#4a342a', '#1c120e'),
    glow(720, 820, 330, '#ffb84a', 0.9),
    c(720, 830, 30, '#fff6d0'),
  ),
  middle: draw(
    p('M680 860H760L1150 1440H290z', '#2a1c14', '#120a08'),
    row(8, (i) => b(650 - i * i * 6, 880 + i * i * 9, 140 + i * i * 12, 8 + i * 2.6, '#6a4426', '#3a2010')),
    l('M696 860L440 1440M744 860L1000 1440', 12, '#9aa4b0'),
    row(3, (i) =>
      draw(
        l(`M${560 - i * 180} ${1060 + i * 120}V${560 - i * 150}H${880 + i * 180}V${1060 + i * 120}`, 40 + i * 22, '#5a3a1e'),
        l(
          `M${560 - i * 180} ${700 - i * 110}L${660 - i * 170} ${566 - i * 150}M${880 + i * 180} ${700 - i * 110}L${780 + i * 170} ${566 - i * 150}`,
          20 + i * 10,
          '#3a2414',
        ),
      ),
    ),
    at(720, 1150, cart, 2.6),
  ),
  near: draw(
    sides(
      draw(
        p('M0 0H130C90 200 160 340 110 560C170 760 90 980 150 1200C120 1320 180 1380 190 1440H0z', '#3a2a24', '#0e0908'),
        crystals(120, 520, 190, 5, '#7ae8ff', '#0d5a8a', 2),
        crystals(90, 920, 230, 6, '#ff8ab0', '#8a0f3a', 5),
        crystals(140, 1240, 180, 5, '#c89aff', '#4a148a', 8),
      ),
    ),
    at(300, 250, lantern, 2.2),
    at(1140, 250, lantern, 2.2),
    glow(300, 260, 260, '#ffb84a', 0.7),
    glow(1140, 260, 260, '#ffb84a', 0.7),
  ),
  free: draw(
    sky('#1a0834', '#5a1a9a', '#2a0f5a'),
    row(16, (i) =>
      crystals(
        60 + ((i * 97) % 1330),
        300 + ((i * 211) % 1000),
        150,
        5,
        ['#7ae8ff', '#ff9ac0', '#d0a8ff'][i % 3]!,
        ['#0d6aa8', '#a8144a', '#5a1aa8'][i % 3]!,
        i,
      ),
    ),
    glow(720, 720, 700, '#e8d0ff', 0.5),
  ),
  symbols: {
    ruby,
    cart,
    lantern,
    geode,
    pick,
    ...tokens(
      'diamond',
      [
        ['gem', '#9af0ff', '#0d6a9a'],
        ['star', '#ffd890', '#a8641a'],
        ['cross', '#d0a8ff', '#4a148a'],
        ['bars', '#ffa8a0', '#8a2420'],
      ],
      '#0e0908',
    ),
    wild: wild(draw(both(at(4, -4, pick, 0.9)), o(0, -4, 14, 14, '#fff6c0', '#f0962a')), '#5a2c10'),
    coin: valueCoin('#f0b84a', '#7a3a0c', '#ffe8b0', 10),
  },
};
