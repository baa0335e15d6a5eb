import { around, at, b, both, c, draw, faint, glow, l, night, o, p, ring, row, sky } from '../../art/parts';
import { chance } from '../../art/pen';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const probe = draw(
  b(-12, -20, 24, 40, '#e8e0ff', '#5a4a9a', 5),
  both(draw(b(18, -12, 30, 24, '#4a8aff', '#14246a', 2), l('M12 0H20', 4, '#c8c0f0'), l('M28 -12V12M38 -12V12', 1.5, '#a8c8ff'))),
  p('M-14 -20L0 -44L14 -20z', '#ffb86a', '#c8501a'),
  c(0, 0, 7, '#9affff', '#0d5a8a'),
  l('M0 20V44', 4, '#c8c0f0'),
);
const hole = draw(
  o(0, 0, 48, 15, '#ffb84a', '#c8301a'),
  c(0, 0, 25, '#000'),
  ring(0, 0, 25, 4, '#fff0c0'),
  p('M-46 2C-30 16 30 16 46 2C30 24 -30 24 -46 2z', '#fff0b0', '#ff7a2a'),
);
const pulsar = draw(
  p('M-8 -6L-4 -52H4L8 -6z', '#e8f8ff', '#5a9aff'),
  p('M-8 6L-4 52H4L8 6z', '#e8f8ff', '#5a9aff'),
  o(0, 0, 42, 12, '#a88aff', '#3a1a8a'),
  c(0, 0, 19, '#ffffff', '#7ac0ff'),
);
const prismw = draw(
  p('M-2 -40L38 30H-42z', '#e8f0ff', '#5a6ac8'),
  l('M-50 6L-16 -4', 4, '#fff'),
  row(5, (i) => l(`M16 -2L48 ${-8 + i * 8}`, 4, ['#ff5a5a', '#ffb84a', '#fff06a', '#5affa0', '#5aa0ff'][i]!)),
);
const clock = draw(
  ring(0, 0, 38, 8, '#c8b0ff'),
  c(0, 0, 32, '#2a1a6a', '#0a0424'),
  around(12, b(-1.5, -30, 3, 7, '#fff')),
  l('M0 0C-2 -12 8 -16 4 -26M0 0C10 -2 12 8 20 6', 4, '#ffb86a'),
  c(0, 0, 4, '#fff'),
);

/** A black hole with its disc of light; everything bends around it. */
export const world: World = {
  light: '#ffd09a',
  tone: '#7a4ae0',
  dark: '#2a1468',
  night: '#040210',
  frame: 'neon',
  air: 'stars',
  cover: 'trio',
  sound: { root: 98, scale: 'whole', tone: 'sine', rings: 1.2, stop: 'soft' },
  far: draw(
    sky('#040212', '#14083a', '#0a0424'),
    night(260, 1440),
    glow(300, 300, 620, '#5a2ae0', 0.45),
    glow(1200, 1100, 700, '#e0407a', 0.35),
    row(26, (i) => faint(0.2 + chance(i, 3) * 0.3, ring(720, 620, 330 + i * 34, 2 + chance(i, 1) * 5, i % 3 ? '#a88aff' : '#ffb86a'))),
  ),
  middle: draw(
    glow(720, 620, 620, '#ff9a4a', 0.8),
    at(
      720,
      620,
      draw(
        row(14, (i) => faint(0.16, o(0, 0, 660 - i * 26, 150 - i * 7, i % 2 ? '#ffb04a' : '#ff5a2a'))),
        ring(0, 0, 262, 26, '#ffe0a0'),
        ring(0, 0, 290, 16, '#ff8a3a'),
        c(0, 0, 250, '#000'),
        p('M-600 -6C-300 90 300 90 600 -6C320 150 -320 150 -600 -6z', '#fff6d8', '#ff8a2a'),
        p('M-440 20C-200 76 200 76 440 20C220 100 -220 100 -440 20z', '#ffffff', '#ffd08a'),
      ),
      1,
      -10,
    ),
  ),
  near: draw(
    row(16, (i) =>
      at(
        720,
        620,
        at(0, 0, p(`M${620 + chance(i, 2) * 300} -14l46 -10l20 24l-30 22l-40 -8z`, '#4a3a7a', '#0c0624'), 0.7 + chance(i, 4) * 0.9),
        1,
        i * 23,
      ),
    ),
    at(210, 1160, probe, 3, -30),
  ),
  free: draw(
    sky('#ffffff', '#ffb86a', '#ff7a8a'),
    row(48, (i) =>
      l(
        `M${720 + Math.cos(i * 0.131) * 300} ${620 + Math.sin(i * 0.131) * 300}L${720 + Math.cos(i * 0.131) * 1300} ${620 + Math.sin(i * 0.131) * 1300}`,
        5,
        i % 2 ? '#7a4ae0' : '#ffffff',
      ),
    ),
  ),
  symbols: {
    hole,
    pulsar,
    probe,
    clock,
    prism: prismw,
    ...tokens(
      'coin',
      [
        ['spiral', '#c8b0ff', '#4a1ab8'],
        ['star', '#ffd09a', '#b85a14'],
        ['ring', '#9ad8ff', '#1a4ab8'],
        ['dots', '#ffa0c0', '#a81450'],
      ],
      '#040210',
    ),
    wild: wild(hole, '#4a1ab8'),
    free: bonus(pulsar, '#f0e8ff', '#2a1468', 'FREE'),
  },
};
