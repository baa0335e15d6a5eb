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
  const found = css.matchAll(/--([a-z-]+):\s*(#[0-9A-F]{6});/g);
  return Object.fromEntries([...found].map(([, name = '', colour = '']) => [name, colour]));
}
