import type { Dice } from '#rules/dice';
import type { Colours } from './colours';

/** Offset 0 to 1, colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A picture's focal point, its size, and where its ground begins. */
export interface Frame {
  width: number;
  height: number;
  x: number;
  y: number;
  radius: number;
  horizon: number;
}

/** The subject of a cover: shapes around the middle of the frame, or a landscape of its width. */
export type Body = (brush: Brush, frame: Frame) => string;

/** A number for SVG: one decimal is precise enough. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes as text; numbers are rounded to two decimals. */
function attributes(list: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');
}

type Extra = Readonly<Record<string, string | number | undefined>>;

export const circle = (x: number, y: number, r: number, fill: string, extra: Extra = {}) =>
  `<circle${attributes({ cx: x, cy: y, r, fill, ...extra })}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = {}) =>
  `<ellipse${attributes({ cx: x, cy: y, rx, ry, fill, ...extra })}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra: Extra = {}) =>
  `<rect${attributes({ x, y, width, height, fill, ...extra })}/>`;
export const path = (d: string, fill: string, extra: Extra = {}) => `<path${attributes({ d, fill, ...extra })}/>`;
export const stroke = (d: string, colour: string, width: number, extra: Extra = {}) =>
  `<path${attributes({ d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...extra })}/>`;
export const group = (content: string, extra: Extra) => `<g${attributes(extra)}>${content}</g>`;

/** A closed outline through points. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string, extra: Extra = {}) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);

/** An array of a length, each value made from its index. */
export const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** Draws with one game's random generator and colours, and stores the gradients and clips that its shapes refer to. */
export class Brush {
  private readonly kept: string[] = [];

  constructor(
    readonly dice: Dice,
    readonly colours: Colours,
  ) {}

  /** A random number between two numbers. */
  between(from: number, to: number): number {
    return from + ((to - from) * this.dice.int(10_001)) / 10_000;
  }

  /** A random whole number between two numbers, both included. */
  whole(from: number, to: number): number {
    return from + this.dice.int(to - from + 1);
  }

  isLucky(percent: number): boolean {
    return this.dice.int(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.dice.int(list.length)] as T;
  }

  /** Either -1 or 1. */
  side(): number {
    return this.dice.int(2) * 2 - 1;
  }

  private keep(make: (id: string) => string): string {
    const id = `d${this.kept.length}`;
    this.kept.push(make(id));
    return id;
  }

  /** A linear gradient in fractions of the shape's box, top to bottom by default. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1] as readonly number[]): string {
    return `url(#${this.keep((id) => `<linearGradient${attributes({ id, x1, y1, x2, y2 })}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** A radial gradient, its centre and radius in fractions of the shape's box. */
  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5] as readonly number[]): string {
    return `url(#${this.keep((id) => `<radialGradient${attributes({ id, cx, cy, r })}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** Shapes clipped to the outline of another. */
  cut(content: string, outline: string): string {
    const id = this.keep((made) => `<clipPath id="${made}">${outline}</clipPath>`);
    return group(content, { 'clip-path': `url(#${id})` });
  }

  /** A soft glow. */
  glow(x: number, y: number, r: number, colour: string, opacity = 0.6): string {
    const fill = this.radial([
      [0, colour, opacity],
      [0.35, colour, opacity * 0.42],
      [1, colour, 0],
    ]);
    return circle(x, y, r, fill);
  }

  /** The definitions that the shapes drawn so far refer to. */
  definitions(): string {
    return `<defs>${this.kept.join('')}</defs>`;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`)
    .join('');
}
