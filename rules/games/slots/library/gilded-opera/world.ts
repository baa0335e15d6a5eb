import { around, at, b, both, c, draw, glow, l, o, p, pd, row, sides, sky } from '../../art/parts';
import { curtain, tower } from '../../art/places';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const violin = at(
  0,
  0,
  draw(
    b(-4, -56, 8, 50, '#3a1a0c', '#140804', 2),
    pd('M0 -20C26 -20 24 -4 16 4C26 10 30 44 0 46C-30 44 -26 10 -16 4C-24 -4 -26 -20 0 -20z', '#ffb060', '#6a1c08', '#c85a1c'),
    both(l('M10 8C16 14 8 22 12 30', 3, '#2a0c04')),
    b(-9, 26, 18, 5, '#2a0c04'),
    l('M-2 -50V34M2 -50V34', 1, '#fff0c0'),
    both(c(7, -50, 4, '#2a1008')),
  ),
  1,
  28,
);
const mask = draw(
  p('M-46 -18C-20 -30 20 -30 46 -18C48 12 30 30 12 20C6 16 -6 16 -12 20C-30 30 -48 12 -46 -18z', '#fffbe8', '#c89a3a'),
  both(o(21, -3, 12, 7, '#1a0810')),
  row(5, (i) => at(0, -20, p('M0 0C-7 -12 -5 -24 0 -32C5 -24 7 -12 0 0z', '#ff6a7a', '#8a0f2a'), 1, -50 + i * 25)),
  c(0, -20, 7, '#fff', '#c8203a'),
);
const glasses = draw(
  both(p('M6 -20H26L34 26H2z', '#fff0c0', '#8a5a14')),
  both(o(17, 28, 18, 8, '#1a2a4a', '#8ac0ff')),
  both(o(16, -20, 10, 5, '#3a2408')),
  b(-8, -6, 16, 8, '#c89a3a', '#6a4410', 3),
  l('M34 10L48 44', 6, '#c89a3a'),
);
const chandelier = draw(
  l('M0 -50V-20', 4, '#c89a3a'),
  l('M-40 4C-40 30 40 30 40 4M-22 4C-22 20 22 20 22 4', 5, '#e0b04a'),
  row(5, (i) =>
    draw(
      b(-43 + i * 20, -12, 6, 16, '#fffdf0'),
      p(
        `M${-40 + i * 20} -30C${-34 + i * 20} -20 ${-36 + i * 20} -12 ${-40 + i * 20} -12C${-44 + i * 20} -12 ${-46 + i * 20} -20 ${-40 + i * 20} -30z`,
        '#fff6a0',
        '#ff9a2a',
      ),
    ),
  ),
  row(5, (i) => c(-32 + i * 16, 34 - Math.abs(i - 2) * 5, 5, '#fff', '#9ac8ff')),
);
const rose = draw(
  l('M0 10C-4 26 6 34 0 50', 5, '#2f6a34'),
  p('M0 34C-20 20 -30 30 -30 40C-16 42 -6 42 0 34z', '#6ac06a', '#1f5a2a'),
  around(6, p('M0 0C-18 -8 -18 -30 0 -34C18 -30 18 -8 0 0z', '#ff5a6a', '#8a0f24'), 0, -8),
  around(5, p('M0 0C-10 -4 -10 -16 0 -20C10 -16 10 -4 0 0z', '#ff8a8a', '#a8142a'), 0, -8, 36),
  c(0, -8, 6, '#ffc0b0', '#8a0f24'),
);

/** The auditorium of an opera: tiers of boxes in gold, a red curtain, a stage in light. */
export const world: World = {
  light: '#ffe6a0',
  tone: '#c8963a',
  dark: '#6a0f1c',
  night: '#1c060c',
  frame: 'gilt',
  air: 'dust',
  cover: 'tower',
  sound: { root: 261.6, scale: 'major', tone: 'sawtooth', rings: 0.6, stop: 'soft' },
  far: draw(
    sky('#3a0a14', '#7a1420', '#5a0f1a'),
    curtain(300, 120, 840, 900, 12, '#d82a3a', '#5a0812'),
    glow(720, 900, 620, '#ffd88a', 0.7),
  ),
  middle: draw(
    sides(
      row(4, (i) =>
        draw(
          p(
            `M0 ${160 + i * 240}Q300 ${200 + i * 240} 360 ${300 + i * 200}V${390 + i * 200}Q280 ${330 + i * 230} 0 ${300 + i * 240}z`,
            '#ffe6a0',
            '#8a5a1c',
          ),
          row(4, (k) => o(40 + k * 82, 130 + i * 232 + k * 22, 32, 46, '#3a0810', '#14040a')),
          row(4, (k) => c(84 + k * 82, 240 + i * 238 + k * 20, 9, '#fffbe0', '#ffb84a')),
        ),
      ),
    ),
    p('M0 0H1440V130C1080 260 360 260 0 130z', '#c8963a', '#5a2a10'),
    row(9, (i) => c(120 + i * 150, 100 + Math.sin((i / 8) * Math.PI) * 80, 22, '#fff0b0', '#8a5a1c')),
  ),
  near: draw(
    b(0, 1180, 1440, 260, '#4a1a10', '#140606'),
    row(15, (i) => at(50 + i * 96, 1190, p('M-36 40C-40 -20 -20 -34 0 -34C20 -34 40 -20 36 40z', '#fff0b0', '#a8742a'))),
    at(720, 240, chandelier, 4.4),
    tower(-60, 1440, 120, 1440, 'flat', '#8a5a1c', '#c8963a'),
    tower(1500, 1440, 120, 1440, 'flat', '#8a5a1c', '#c8963a'),
  ),
  free: draw(
    sky('#1a1430', '#5a2a7a', '#30205a'),
    row(5, (i) => p(`M${300 + i * 210} 0L${100 + i * 310} 1440H${300 + i * 310}z`, '#ffe6a055', '#ffe6a000')),
  ),
  symbols: {
    violin,
    mask,
    chandelier,
    glasses,
    rose,
    ...tokens(
      'flag',
      [
        ['note', '#ffe6a0', '#9a6414'],
        ['star', '#ff9aa8', '#8a1428'],
        ['moon', '#c8b0f0', '#4a2a7a'],
        ['crown', '#f0c8a0', '#7a4420'],
      ],
      '#1c060c',
    ),
    wild: wild(mask, '#8a0f2a', '#fff', '#ffe6a0'),
    free: bonus(rose, '#fff0c0', '#6a0f1c', 'FREE'),
  },
};
