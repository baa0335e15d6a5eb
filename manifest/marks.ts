import type { BrandId } from '#brands/brand';

interface MarkColours {
  line: string;
  accent: string;
}

/** The mark of each brand, drawn in a box of 48 by 48. */
const marks: Readonly<Record<BrandId, (colours: MarkColours) => string>> = {
  // An orbit, and the craft at the point nearest to its planet.
  perigee: ({ line, accent }) =>
    '<g transform="rotate(-45 24 24)">' +
    `<path d="M40.8 14.6A20.4 16.2 0 1 0 40.8 33.4" fill="none" stroke="${line}" stroke-width="3.8" stroke-linecap="round"/>` +
    `<circle cx="30" cy="24" r="7" fill="${line}"/><circle cx="43" cy="24" r="4" fill="${accent}"/></g>`,
  // A globe cut along its meridians, the one in front lit.
  meridian: ({ line, accent }) =>
    `<path d="M18.5 4.8a20 20 0 0 0 0 38.4a13.5 22 0 0 1 0-38.4z" fill="${line}"/>` +
    `<path d="M24 4.5a9.5 20 0 0 0 0 39a9.5 20 0 0 0 0-39z" fill="${accent}"/>` +
    `<path d="M29.5 4.8a20 20 0 0 1 0 38.4a13.5 22 0 0 0 0-38.4z" fill="${line}"/>`,
};

/** A brand's mark as SVG shapes, `size` wide and high, its corner at x and y. */
export function markShapes(id: BrandId, colours: MarkColours, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 48})">${marks[id](colours)}</g>`;
}
