import { around, at, b, both, c, draw, glow, l, o, p, pd, ring, row, sides, sky } from '../../art/parts';
import { strata } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const turquoise = draw(
  p('M-30 -20L-8 -40L24 -32L38 -4L26 30L-10 40L-36 16z', '#8af0e0', '#0d7a80'),
  l('M-20 -14L0 -4L-8 18M0 -4L24 -12M-2 10L18 22', 3, '#5a3a1c'),
  l('M-30 -20L-8 -40L24 -32L38 -4L26 30L-10 40L-36 16z', 4, '#d8e0e8'),
);
const pot = draw(
  pd('M-18 -36H18C18 -24 40 -16 40 8C40 30 22 42 0 42C-22 42 -40 30 -40 8C-40 -16 -18 -24 -18 -36z', '#f0a06a', '#7a2c14', '#c8582c'),
  l('M-38 0L-26 12L-13 0L0 12L13 0L26 12L38 0', 4, '#fff0d8'),
  l('M-34 22H34', 4, '#2a140c'),
  b(-20, -42, 40, 8, '#5a2410', '#2a1008', 3),
);
const cactus = draw(
  pd('M-10 46V-34A10 10 0 0 1 10 -34V46z', '#a8e07a', '#1f5a34', '#4a9a4a'),
  l('M-10 14H-26V-10M10 0H28V-24', 14, '#3f8a44'),
  l('M0 -36V44M-26 -8V8M28 -20V-2', 2, '#d8ffb0'),
  around(5, p('M0 0C-6 -4 -5 -11 0 -13C5 -11 6 -4 0 0z', '#ff8aa8', '#c8204a'), 0, -44),
);
const spur = draw(
  around(10, p('M-5 -16L0 -34L5 -16z', '#fff6d8', '#8a6a3a'), 16, 6),
  c(16, 6, 14, '#f0d8a0', '#6a4a1c'),
  l('M4 2C-20 -4 -34 -16 -34 -36M4 12C-30 10 -44 -8 -46 -32', 6, '#c8a860'),
  c(16, 6, 5, '#3a2408'),
);
const drum = draw(
  pd('M-34 -18V24C-34 44 34 44 34 24V-18z', '#d8743a', '#5a1c0c', '#a8442a'),
  o(0, -18, 34, 16, '#fff6e0', '#d8b88a'),
  l('M-34 -10L-20 32L-6 0L8 36L20 0L34 28', 3, '#fff0d0'),
  around(8, p('M-2 -9H2V-4H-2z', '#c2331a'), 0, -18),
);

/** A canyon of red rock in layers under a turquoise sky. */
export const world: World = {
  light: '#ffd8a0',
  tone: '#e0703a',
  dark: '#7a2414',
  night: '#2a0c10',
  frame: 'steps',
  air: 'dust',
  cover: 'corner',
  sound: { root: 174.6, scale: 'pentatonic', tone: 'sine', rings: 0.5, stop: 'wood' },
  far: draw(
    sky('#1fb0b8', '#ffd0a0', '#8ae0d0'),
    c(980, 300, 110, '#fffbe8', '#ffe0a0'),
    glow(980, 300, 420, '#fff0c0', 0.7),
    p(
      'M0 760H180V430L220 400H460L500 440V760H660V560L700 530H820L850 560V760H1000V480L1040 440H1300L1340 470V760H1440V1440H0z',
      '#f0945a',
      '#b0482c',
    ),
    strata(640, 40, ['#d8683a88', '#b04a2c88', '#e0845a88'], 4),
  ),
  middle: draw(
    p('M0 1440V280C120 300 200 420 220 560C250 700 420 760 440 1000L460 1440z', '#e8683a', '#7a1c14'),
    p('M1440 1440V200C1320 260 1240 400 1230 560C1200 740 1010 800 1000 1010L960 1440z', '#d8582c', '#6a1810'),
    row(7, (i) =>
      l(
        `M0 ${420 + i * 130}C120 ${440 + i * 130} 180 ${500 + i * 120} 240 ${560 + i * 120}M1440 ${360 + i * 130}C1330 ${400 + i * 130} 1270 ${460 + i * 120} 1220 ${540 + i * 120}`,
        16,
        i % 2 ? '#ffb07a77' : '#5a141088',
      ),
    ),
    p('M440 1440C560 1240 620 1080 700 1000H780C820 1100 900 1240 1000 1440z', '#2ab8b8', '#0d5a70'),
  ),
  near: draw(strata(1260, 66, ['#a83a20', '#7a2414', '#4a140e'], 8), sides(at(180, 1250, cactus, 4)), at(1060, 1310, pot, 1.9)),
  free: draw(sky('#2a0c30', '#ff7a3a', '#a82a4a'), c(720, 620, 240, '#fff0c0', '#ff9a3a'), glow(720, 620, 700, '#ffb04a', 0.7)),
  symbols: {
    turquoise,
    pot,
    spur,
    drum,
    cactus,
    ...tokens(
      'bead',
      [
        ['sun', '#ffd890', '#b5641a'],
        ['bolt', '#8af0e0', '#0d7a80'],
        ['triangle', '#ffb090', '#9a3420'],
        ['spiral', '#f0d0b0', '#7a4a2c'],
      ],
      '#2a0c10',
    ),
    wild: wild(
      draw(around(8, p('M-7 -14L0 -46L7 -14z', '#ffe0a0', '#c2541a')), c(0, 0, 22, '#8af0e0', '#0d7a80'), ring(0, 0, 22, 4, '#fff0d0')),
      '#7a2414',
    ),
    free: bonus(both(turquoise), '#fff0c8', '#7a2414', 'FREE'),
  },
};
