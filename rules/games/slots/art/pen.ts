/** Attributes of a shape other than its position and fill. */
type More = Readonly<Record<string, string | number>>;

const written = (more: More) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A number for SVG: one decimal is precise enough. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Pseudo-random numbers from 0 to 1 for ornaments: the same place and salt give the same one. */
export const chance = (place: number, salt = 0): number => {
  const value = Math.sin(place * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

export const times = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, i) => make(i)).join('');

/** Draws SVG shapes and keeps the gradients that they refer to. */
export class Pen {
  private readonly kept: string[] = [];

  constructor(private readonly prefix = 'g') {}

  private keep(make: (id: string) => string): string {
    const id = `${this.prefix}${this.kept.length}`;
    this.kept.push(make(id));
    return `url(#${id})`;
  }

  /** A gradient from one corner to another; by default the light comes from the upper left. */
  lin(from: string, to: string, turn: 'corner' | 'down' | 'across' = 'corner', middle?: string): string {
    const [x2, y2] = { corner: [0.8, 1], down: [0, 1], across: [1, 0] }[turn] as [number, number];
    const between = middle ? `<stop offset=".5" stop-color="${middle}"/>` : '';
    return this.keep(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/>${between}<stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
  }

  /** A gradient that fades to nothing downwards, or upwards. */
  fade(colour: string, from: number, to: number): string {
    return this.keep(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient>`,
    );
  }

  /** A ball's gradient, lit from the upper left. */
  rad(inner: string, outer: string, middle?: string): string {
    const between = middle ? `<stop offset=".55" stop-color="${middle}"/>` : '';
    return this.keep(
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop stop-color="${inner}"/>${between}<stop offset="1" stop-color="${outer}"/></radialGradient>`,
    );
  }

  /** A soft light around a point. */
  glow(x: number, y: number, r: number, colour: string, strength = 0.6): string {
    const fill = this.keep(
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return this.circle(x, y, r, fill);
  }

  path(d: string, fill: string, more: More = {}): string {
    return `<path d="${d}" fill="${fill}"${written(more)}/>`;
  }

  line(d: string, width: number, colour: string, more: More = {}): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${written(more)}/>`;
  }

  circle(x: number, y: number, r: number, fill: string, more: More = {}): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${written(more)}/>`;
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, more: More = {}): string {
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${written(more)}/>`;
  }

  box(x: number, y: number, width: number, height: number, fill: string, rx = 0, more: More = {}): string {
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" rx="${rx}"${written(more)}/>`;
  }

  /** Shapes moved, scaled and turned in degrees. */
  at(x: number, y: number, content: string, scale = 1, turn = 0, more: More = {}): string {
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})"${written(more)}>${content}</g>`;
  }

  /** A shape and its mirror image at the vertical axis. */
  twice(content: string): string {
    return `${content}<g transform="scale(-1 1)">${content}</g>`;
  }

  /** The definitions that the shapes drawn so far refer to. */
  definitions(): string {
    return this.kept.length === 0 ? '' : `<defs>${this.kept.join('')}</defs>`;
  }
}
