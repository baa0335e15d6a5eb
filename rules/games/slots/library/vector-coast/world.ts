import { at, b, both, c, draw, glow, l, night, p, pd, peaks, row, sides, sky } from '../../art/parts';
import { barredSun } from '../../art/places';
import { floor } from '../../art/land';
import { bonus, tokens, wild } from '../../art/tokens';
import type { World } from '../../art/world';

const car = draw(
  pd('M-48 14L-40 -4L-18 -8L-2 -26H24L40 -8L48 0V20H-48z', '#ff9ae8', '#5a0f8a', '#e03ab8'),
  p('M-12 -8L0 -22H20L32 -8z', '#9af8ff', '#1a4a8a'),
  c(-26, 20, 11, '#2a2040', '#08040f'),
  c(28, 20, 11, '#2a2040', '#08040f'),
  c(-26, 20, 5, '#9af8ff'),
  c(28, 20, 5, '#9af8ff'),
  l('M-48 8H-38M42 6H48', 4, '#fff6a0'),
);
const cassette = draw(
  b(-44, -30, 88, 60, '#3ad8f0', '#1a2a8a', 6),
  b(-36, -22, 72, 32, '#fff0fa', '#ffb0e0', 4),
  both(draw(c(18, -6, 11, '#1a1040'), c(18, -6, 5, '#fff'))),
  l('M-30 -16H30', 3, '#e03ab8'),
  p('M-26 30L-20 14H20L26 30z', '#1a1040'),
);
const palm = draw(
  l('M4 46C8 16 -2 -6 0 -22', 8, '#5a1f8a'),
  row(7, (i) => at(0, -22, p('M0 0C12 -16 34 -14 46 4C30 -4 14 -2 0 0z', '#3affd0', '#0d5a8a'), 1, -150 + i * 40)),
);
const shades = draw(
  p('M-48 -16H48V-8C48 20 8 26 4 -4H-4C-8 26 -48 20 -48 -8z', '#1a1040', '#08040f'),
  both(p('M8 -10H42C42 12 14 16 8 -10z', '#ffb04a', '#e03ab8')),
  both(l('M14 -6L26 -6', 3, '#fff')),
);
const synth = draw(
  pd('M-48 -22H48V30H-48z', '#5a3ac8', '#140a3a', '#2a1a7a'),
  row(8, (i) => b(-44 + i * 11, 2, 10, 26, '#fff', '#c8c0f0', 1)),
  row(5, (i) => b(-37 + [0, 1, 3, 4, 5][i]! * 11, 2, 6, 15, '#1a1040')),
  row(5, (i) => c(-36 + i * 12, -10, 4.5, '#fff08a', '#e03ab8')),
  b(24, -16, 18, 11, '#9af8ff', '#1a4a8a', 2),
);

/** A coast as drawn by an early computer: a barred sun, a grid that runs to the horizon. */
export const world: World = {
  light: '#9af8ff',
  tone: '#ff3ac8',
  dark: '#3a0f7a',
  night: '#0a0424',
  frame: 'neon',
  air: 'stars',
  cover: 'fan',
  sound: { root: 220, scale: 'minor', tone: 'sawtooth', rings: 0.32, stop: 'soft' },
  far: draw(
    sky('#0a0430', '#ff5a9a', '#5a0f8a'),
    night(110, 600),
    glow(720, 620, 620, '#ff9a4a', 0.7),
    barredSun(720, 600, 330, '#fff08a', '#ff2a8a', '#7a1490'),
    peaks(880, 240, 5, '#2a0a5a', 130),
    peaks(900, 120, 9, '#14063a', 90),
  ),
  middle: (pen) => floor(pen, 880, '#0c0430', '#ff3ac8', 0.9),
  near: draw(sides(draw(at(170, 1180, palm, 9), at(20, 1320, palm, 10))), at(720, 1300, car, 3.4)),
  free: draw(sky('#04041e', '#1a8ad0', '#0a2a6a'), night(200, 900), barredSun(720, 600, 360, '#d0fff8', '#1aa8ff', '#0f3a7a')),
  symbols: {
    car,
    cassette,
    shades,
    synth,
    palm,
    ...tokens(
      'hex',
      [
        ['bolt', '#fff08a', '#b5641a'],
        ['triangle', '#9af8ff', '#1a4a9a'],
        ['wave', '#ff9ae0', '#8a0f6a'],
        ['bars', '#c8a0ff', '#4a1a9a'],
      ],
      '#0a0424',
    ),
    wild: wild(barredSun(0, 0, 42, '#fff08a', '#ff2a8a', '#5a0f8a'), '#1a1a8a', '#fff', '#9af8ff'),
    free: bonus(draw(b(-26, -26, 52, 52, '#9af8ff', '#3a0f7a', 8), p('M-10 -16L18 0L-10 16z', '#fff')), '#ffd0f8', '#5a0f8a', 'FREE'),
  },
};
