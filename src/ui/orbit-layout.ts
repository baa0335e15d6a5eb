/** The coordinate space of scenes. */
export const WIDTH = 640;
export const HEIGHT = 320;

/** The parts of a scene, in its own units. */
export interface Scene {
  /** Centre and radius of the body. */
  x: number;
  y: number;
  radius: number;
  /** Colours of its lit and dark side. */
  light: string;
  shade: string;
  /** Position and size of surface features, each 0 to 1. */
  marks: [along: number, size: number][];
  isBanded: boolean;
  /** Half widths and half heights, the outermost last. */
  orbits: { width: number; height: number }[];
  /** Degrees. */
  tilt: number;
  stars: [x: number, y: number, radius: number][];
}

const colours = [
  ['#a7f0ff', '#11606f'],
  ['#c9bcff', '#3b2f86'],
  ['#ffdf9c', '#7a4a1c'],
  ['#a9f2d2', '#14584a'],
  ['#b5ddff', '#23498c'],
  ['#ffc2cb', '#7a2340'],
] as const;

const STARS = 46;

/** Pseudo-random numbers of 0 to 1 from a seed. */
function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909) + 0x9e3779b9;
    return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
  };
}

/** The scene of a seed, always the same. The body is on the right, so that text has the left. */
export function sceneOf(seed: string): Scene {
  const next = numbersFrom(seed);
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  const [light, shade] = colours[Math.floor(next() * colours.length)]!;
  const radius = between(58, 92);
  const flatness = 0.2 + next() * 0.18;
  const orbits = [1.5, 1.95, 2.5].map((factor) => ({ width: Math.round(radius * factor), height: Math.round(radius * factor * flatness) }));
  return {
    x: between(440, 500),
    y: between(140, 180),
    radius,
    light,
    shade,
    isBanded: next() < 0.5,
    marks: Array.from({ length: 5 }, () => [next(), 0.2 + next() * 0.5]),
    orbits,
    tilt: between(-32, -12),
    stars: Array.from({ length: STARS }, () => [between(0, WIDTH), between(0, HEIGHT), 0.5 + next() * 0.9]),
  };
}
