import { around, at, both, c, draw, glow, l, p, pd, ring, row, sides, sky } from '../../art/parts';
import { blades, clouds, trees } from '../../art/land';
import { stepped } from '../../art/places';
import { tokens } from '../../art/tokens';
import type { World } from '../../art/world';

const sunstone = draw(
  around(12, p('M-7 -34L0 -50L7 -34z', '#ffe08a', '#a8641a')),
  c(0, 0, 38, '#e0c890', '#6a4a20'),
  ring(0, 0, 28, 4, '#3a2810'),
  around(8, p('M-5 -26H5V-16H-5z', '#5affc0', '#0d6a4a')),
  c(0, 0, 13, '#ffd86a', '#b5641a'),
);
const jade = draw(
  pd('M-36 -24L-18 -42H18L36 -24V24L18 42H-18L-36 24z', '#b8ffd8', '#0a5a3c', '#2fb07a'),
  p('M-22 -16H-10V-28H10V-16H22V16H10V28H-10V16H-22z', '#0d6a48', '#053a28'),
  c(0, 0, 9, '#d8fff0', '#2fb07a'),
);
const knife = at(
  0,
  0,
  draw(
    pd('M0 -54C16 -30 14 0 8 14H-8C-14 0 -16 -30 0 -54z', '#5a5a7a', '#0c0c1a', '#2a2a40'),
    l('M-4 -36L4 -26L-6 -14L6 -2', 2, '#a8a8d0'),
    p('M-18 12H18V22H-18z', '#ffe08a', '#a8641a'),
    p('M-8 22H8L10 52H-10z', '#2fb07a', '#0a5a3c'),
  ),
  1,
  34,
);
const gourd = draw(
  pd('M-10 -44H10V-30C24 -20 22 -6 14 0C34 8 40 40 0 44C-40 40 -34 8 -14 0C-22 -6 -24 -20 -10 -30z', '#ffd08a', '#7a3410', '#d8843a'),
  l('M-24 16L-12 28L0 16L12 28L24 16M-14 -14H14', 4, '#5a1c08'),
);

/** A step pyramid above the jungle, jade and gold in the mist. */
export const world: World = {
  light: '#ffe08a',
  tone: '#4aa878',
  dark: '#14503a',
  night: '#06201a',
  frame: 'steps',
  air: 'leaves',
  cover: 'single',
  sound: { root: 164.8, scale: 'phrygian', tone: 'triangle', rings: 0.35, stop: 'stone' },
  far: draw(
    sky('#ffd88a', '#3a8a6a', '#b8d890'),
    c(720, 300, 150, '#fffbe0', '#ffd05a'),
    glow(720, 300, 620, '#fff0b0', 0.7),
    (pen) => clouds(pen, 640, 160, 3, '#e8f8d0', 7, 0.5),
    (pen) => trees(pen, 900, 240, 2, '#2a5a40', '#3a7a54', 16),
  ),
  middle: draw(
    stepped(720, 1200, 1180, 8, 96, '#d8c89a', '#6a6a4a'),
    at(
      720,
      432,
      draw(
        p('M-130 0V-120H-150V-150H150V-120H130V0z', '#e8d8a8', '#6a5a3a'),
        p('M-40 0V-90H40V0z', '#0a1a14'),
        both(p('M60 -100H110V-20H60z', '#2fb07a', '#0a5a3c')),
      ),
    ),
    (pen) => clouds(pen, 1080, 150, 8, '#c8e8c0', 6, 0.55),
  ),
  near: draw(
    (pen) => blades(pen, 1450, 420, 4, '#0d3a28', 50),
    (pen) => blades(pen, 1450, 300, 9, '#06201a', 60),
    sides(
      row(6, (i) =>
        at(
          -20,
          200 + i * 150,
          p('M0 0C140 -90 260 -40 330 60C220 20 120 40 0 0z', i % 2 ? '#14503a' : '#1f6a48', '#06201a'),
          1,
          -20 + i * 16,
        ),
      ),
    ),
  ),
  free: draw(
    sky('#06201a', '#2fb07a', '#0d5a44'),
    around(16, p('M-40 -200L0 -1500L40 -200z', '#ffe08a44', '#ffe08a00'), 720, 300),
    c(720, 300, 190, '#fffbe0', '#ffb03a'),
  ),
  symbols: {
    sunstone,
    jade,
    knife,
    gourd,
    ...tokens(
      'rock',
      [
        ['sun', '#ffe08a', '#a8641a'],
        ['moon', '#b8ffd8', '#0a5a3c'],
        ['spiral', '#ffb08a', '#8a2f1a'],
        ['eye', '#c8d8e8', '#3a5068'],
      ],
      '#06201a',
    ),
  },
};
