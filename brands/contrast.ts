/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colours of a style sheet's custom properties, by name without the dashes. */
export function colourTokens(css: string): Record<string, string> {
  const found = css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/gi);
  return Object.fromEntries([...found].map(([, name = '', colour = '']) => [name, colour.toUpperCase()]));
}

const surfaces = ['void', 'hull', 'deck', 'panel', 'rail'];
const texts = [
  'starlight',
  'haze',
  'dust',
  'ion',
  'plasma',
  'aurora',
  'solar',
  'reentry',
  'thruster',
  'tier-rising',
  'tier-bronze',
  'tier-silver',
  'tier-gold',
  'tier-platinum',
  'tier-diamond',
];
const lines = ['field', 'focus'];
const fills = [
  ['ink', 'thruster'],
  ['ink', 'thruster-hover'],
  ['ink', 'thruster-pressed'],
  ['on-secondary', 'secondary'],
  ['on-secondary', 'secondary-hover'],
  ['on-secondary', 'secondary-pressed'],
  ['on-alarm', 'alarm'],
  ['on-alarm', 'alarm-hover'],
  ['on-alarm', 'alarm-pressed'],
] as const;

/** The required contrasts: colour, background and minimum. */
export const promises: readonly { colour: string; on: string; least: number }[] = [
  ...texts.flatMap((colour) => surfaces.map((on) => ({ colour, on, least: 4.5 }))),
  ...lines.flatMap((colour) => surfaces.map((on) => ({ colour, on, least: 3 }))),
  ...fills.map(([colour, on]) => ({ colour, on, least: 4.5 })),
];

/** The contrasts that a palette fails, one line each; a missing colour fails its own. */
export function brokenPromises(palette: Readonly<Record<string, string>>): string[] {
  return promises.flatMap(({ colour, on, least }) => {
    const [front, back] = [palette[colour], palette[on]];
    const ratio = front && back ? contrast(front, back) : 0;
    return ratio >= least ? [] : [`${colour} on ${on}: ${ratio.toFixed(2)} of ${least}`];
  });
}
