import { n, type Pen, times } from './pen';
import type { Drawing } from './world';

/** Outlines of tokens. The low symbols of a world share one outline and differ by their marks. */
const shapes = {
  coin: 'M0 -38A38 38 0 1 1 -.1 -38z',
  shield: 'M-32 -36H32V2C32 24 14 34 0 42C-14 34 -32 24 -32 2z',
  hex: 'M0 -41L36 -20V20L0 41L-36 20V-20z',
  tile: 'M-34 -28Q-34 -36 -26 -36H26Q34 -36 34 -28V28Q34 36 26 36H-26Q-34 36 -34 28z',
  drop: 'M0 -44C18 -18 33 -4 33 13A33 29 0 0 1 -33 13C-33 -4 -18 -18 0 -44z',
  leaf: 'M-2 44C-38 26 -40 -18 0 -44C40 -18 38 26 2 44z',
  ticket: 'M-40 -27H40V-9A9 9 0 0 0 40 9V27H-40V9A9 9 0 0 0 -40 -9z',
  diamond: 'M0 -44L40 0L0 44L-40 0z',
  bead: 'M-24 -38H24L40 0L24 38H-24L-40 0z',
  arch: 'M-33 40V-6A33 33 0 0 1 33 -6V40z',
  cog: 'M-8 -42H8L11 -31L21 -27L31 -33L39 -20L31 -11V-1L42 6L36 21L24 20L17 28L20 40L4 44L-4 34L-14 33L-22 41L-35 32L-30 20L-34 11L-44 7L-42 -9L-30 -12L-25 -21L-29 -33L-15 -39z',
  shell: 'M0 40C-12 30 -42 12 -38 -12C-30 -36 -10 -40 0 -40C10 -40 30 -36 38 -12C42 12 12 30 0 40z',
  flag: 'M-36 -32Q-12 -42 0 -32T36 -32V26Q12 36 0 26T-36 26z',
  rock: 'M-30 -30L4 -40L34 -22L40 12L16 38L-24 36L-40 4z',
  jar: 'M-16 -42H16V-32L30 -16V26Q30 40 16 40H-16Q-30 40 -30 26V-16L-16 -32z',
} as const;
export type TokenShape = keyof typeof shapes;

/** Marks of tokens, in a space of 44 units around the middle. */
const marks = {
  spade: 'M0 -20C10 -8 20 -2 20 8C20 16 10 19 3 12L7 22H-7L-3 12C-10 19 -20 16 -20 8C-20 -2 -10 -8 0 -20z',
  heart: 'M0 20C-22 4 -22 -8 -16 -14C-9 -20 -2 -15 0 -9C2 -15 9 -20 16 -14C22 -8 22 4 0 20z',
  club: 'M0 -20A9 9 0 0 1 8 -6A9 9 0 1 1 4 10L8 22H-8L-4 10A9 9 0 1 1 -8 -6A9 9 0 0 1 0 -20z',
  gem: 'M0 -20L15 0L0 20L-15 0z',
  star: 'M0 -21L6 -7L21 -6L9 4L13 19L0 11L-13 19L-9 4L-21 -6L-6 -7z',
  sun: 'M0 -9A9 9 0 1 1 -.1 -9zM-2 -22H2V-13H-2zM-2 13H2V22H-2zM-22 -2H-13V2H-22zM13 -2H22V2H13zM-17 -14L-14 -17L-8 -11L-11 -8zM17 14L14 17L8 11L11 8zM17 -14L14 -17L8 -11L11 -8zM-17 14L-14 17L-8 11L-11 8z',
  moon: 'M6 -19A20 20 0 1 0 18 10A16 16 0 0 1 6 -19z',
  wave: 'M-22 -4Q-16 -14 -10 -4T2 -4T14 -4L22 -8V2Q16 8 10 2T-2 2T-14 2L-22 6zM-22 10Q-16 0 -10 10T2 10T14 10L22 6V14Q16 20 10 14T-2 14T-14 14L-22 18z',
  arrow: 'M0 -22L16 -2H7V22H-7V-2H-16z',
  bolt: 'M5 -22L-14 4H-2L-6 22L14 -6H2z',
  flame: 'M0 -22C4 -10 16 -6 14 8C13 18 6 21 0 21C-6 21 -13 18 -14 8C-15 0 -8 -4 -6 -12C-2 -8 0 -14 0 -22z',
  eye: 'M-22 0Q0 -20 22 0Q0 20 -22 0zM0 -7A7 7 0 1 0 .1 -7z',
  cross: 'M-6 -20H6V-6H20V6H6V20H-6V6H-20V-6H-6z',
  ring: 'M0 -20A20 20 0 1 1 -.1 -20zM0 -11A11 11 0 1 0 .1 -11z',
  key: 'M-12 -14A10 10 0 1 1 -5 3L14 22L20 16L16 12L19 9L3 -6A10 10 0 0 1 -12 -14z',
  leafs: 'M0 22V-2C-16 -2 -20 -12 -20 -20C-8 -20 -1 -14 0 -6C1 -14 8 -20 20 -20C20 -12 16 -2 0 -2z',
  note: 'M-6 -18L18 -22V10A7 6 0 1 1 12 4V-10L0 -8V14A7 6 0 1 1 -6 8z',
  snow: 'M-2 -21H2V21H-2zM-20 -9L-18 -12L20 9L18 12zM-18 12L-20 9L18 -12L20 -9zM0 -6L6 0L0 6L-6 0z',
  spiral:
    'M0 -4A4 4 0 0 1 4 0A8 8 0 0 1 -4 8A12 12 0 0 1 -12 -4A14 14 0 0 1 2 -18A18 18 0 0 1 18 0A20 20 0 0 1 4 20L3 15A15 15 0 0 0 13 0A13 13 0 0 0 2 -13A10 10 0 0 0 -8 -3A8 8 0 0 0 -3 4A4 4 0 0 0 0 0z',
  trident: 'M-2 22V4C-12 4 -16 -4 -16 -18L-10 -12V-6Q-8 -2 -2 -2V-22H2V-2Q8 -2 10 -6V-12L16 -18C16 -4 12 4 2 4V22z',
  crown: 'M-20 16L-22 -14L-9 -2L0 -20L9 -2L22 -14L20 16z',
  mask: 'M-22 -12H22Q22 14 0 20Q-22 14 -22 -12zM-14 -4Q-8 -8 -3 -2Q-8 4 -14 -4zM14 -4Q8 -8 3 -2Q8 4 14 -4z',
  wheel: 'M0 -20A20 20 0 1 1 -.1 -20zM0 -14A14 14 0 1 0 .1 -14zM-2 -16H2V16H-2zM-16 -2H16V2H-16z',
  triangle: 'M0 -21L21 17H-21zM0 -9L-11 11H11z',
  bars: 'M-20 -18H20V-8H-20zM-20 -5H20V5H-20zM-20 8H20V18H-20z',
  two: 'M-14 -20H-4V20H-14zM4 -20H14V20H4z',
  dots: 'M-12 -18A7 7 0 1 1 -12.1 -18zM12 -18A7 7 0 1 1 11.9 -18zM-12 4A7 7 0 1 1 -12.1 4zM12 4A7 7 0 1 1 11.9 4z',
} as const;
export type TokenMark = keyof typeof marks;

/** A token of a shape with a mark. */
export const token =
  (shape: TokenShape, mark: TokenMark, light: string, dark: string, ink: string): Drawing =>
  (pen) =>
    pen.path(shapes[shape], pen.lin(light, dark)) +
    pen.at(0, 0, pen.path(shapes[shape], 'none', { stroke: light, 'stroke-width': 2.2, opacity: 0.75 }), 0.84) +
    pen.at(0, shape === 'drop' ? 9 : 0, pen.path(marks[mark], ink, { 'fill-rule': 'evenodd' }), 1);

/** Several tokens of one shape, each with its mark and colours. */
export function tokens(
  shape: TokenShape,
  list: readonly (readonly [mark: TokenMark, light: string, dark: string])[],
  ink: string,
): Record<string, Drawing> {
  return Object.fromEntries(list.map(([mark, light, dark]) => [mark, token(shape, mark, light, dark, ink)]));
}

/** Letters of strokes, each 20 wide and 26 high. */
const letters: Readonly<Record<string, string>> = {
  W: 'M0 0L5 26L10 8L15 26L20 0',
  I: 'M10 0V26',
  L: 'M2 0V26H18',
  D: 'M2 0V26H8Q19 26 19 13T8 0z',
  B: 'M2 0V26H11Q18 26 18 19T11 13H2H10Q17 13 17 6T10 0z',
  O: 'M10 0Q19 0 19 13T10 26T1 13T10 0z',
  N: 'M2 26V0L18 26V0',
  U: 'M2 0V17Q2 26 10 26T18 17V0',
  S: 'M18 4Q14 0 10 0Q2 0 2 7Q2 12 10 13Q18 14 18 20Q18 26 10 26Q5 26 2 22',
  F: 'M18 0H2V26M2 13H14',
  R: 'M2 26V0H11Q18 0 18 7T11 14H2M11 14L18 26',
  E: 'M18 0H2V26H18M2 13H14',
};

/** A word on a band; no font has to be installed. */
export function word(pen: Pen, text: string, y: number, wide: number, fill: string, ink: string, edge: string): string {
  const scale = (wide * 0.82) / (text.length * 26 - 6);
  const high = 26 * scale + 16;
  const shown = [...text].map((letter, i) => pen.at(i * 26, 0, pen.line(letters[letter] ?? '', 6.4, ink))).join('');
  const half = wide / 2;
  return (
    pen.path(
      `M${n(-half)} ${n(y - high / 2)}L${n(half)} ${n(y - high / 2)}L${n(half - 7)} ${n(y)}L${n(half)} ${n(y + high / 2)}H${n(-half)}L${n(-half + 7)} ${n(y)}z`,
      fill,
      { stroke: edge, 'stroke-width': 2.4 },
    ) + pen.at(-((text.length * 26 - 6) * scale) / 2, y - 13 * scale, shown, scale)
  );
}

/** A wild: the emblem of a world behind its word. */
export const wild =
  (emblem: Drawing, fill: string, ink = '#fff', edge = '#fff'): Drawing =>
  (pen) =>
    pen.at(0, -5, emblem(pen), 0.95) + word(pen, 'WILD', 26, 92, fill, ink, edge);

/** A scatter or bonus symbol: the emblem in a burst of light. */
export const bonus =
  (emblem: Drawing, light: string, dark: string, text: 'BONUS' | 'FREE'): Drawing =>
  (pen) =>
    pen.path(burst, pen.rad(light, dark)) + pen.at(0, -6, emblem(pen), 0.72) + word(pen, text, 31, 96, dark, '#fff', light);

const burst = `M${Array.from({ length: 24 }, (_, i) => {
  const r = i % 2 === 0 ? 48 : 40;
  return `${n(Math.sin((i * Math.PI) / 12) * r)} ${n(-Math.cos((i * Math.PI) / 12) * r)}`;
}).join('L')}z`;

/** A coin or other round thing that shows a value in its middle: light, dark, and the rim. */
export const valueCoin =
  (light: string, dark: string, rim: string, notches = 20): Drawing =>
  (pen) =>
    pen.circle(0, 0, 43, pen.rad(rim, dark, light)) +
    times(notches, (i) => pen.at(0, 0, pen.box(-1.6, -42, 3.2, 8, dark, 1, { opacity: 0.6 }), 1, (360 / notches) * i)) +
    pen.circle(0, 0, 33, pen.lin(dark, light)) +
    pen.circle(0, 0, 29, pen.rad(light, dark));
