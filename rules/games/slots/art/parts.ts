import { backdrop, hills, ridge, stars } from './land';
import { n, type Pen, times } from './pen';
import type { Drawing } from './world';

/** Drawings composed of parts, which can be combined, repeated, mirrored and moved. */
export const draw =
  (...parts: readonly Drawing[]): Drawing =>
  (pen) =>
    parts.map((part) => part(pen)).join('');

/** A fill: a plain colour, or a gradient from the upper left. */
const fill = (pen: Pen, from: string, to?: string) => (to ? pen.lin(from, to) : from);

/** A path. */
export const p =
  (d: string, from: string, to?: string): Drawing =>
  (pen) =>
    pen.path(d, fill(pen, from, to), { 'fill-rule': 'evenodd' });

/** A path whose gradient runs down. */
export const pd =
  (d: string, from: string, to: string, middle?: string): Drawing =>
  (pen) =>
    pen.path(d, pen.lin(from, to, 'down', middle), { 'fill-rule': 'evenodd' });

/** A ball. */
export const c =
  (x: number, y: number, r: number, inner: string, outer?: string): Drawing =>
  (pen) =>
    pen.circle(x, y, r, outer ? pen.rad(inner, outer) : inner);

/** An oval. */
export const o =
  (x: number, y: number, rx: number, ry: number, from: string, to?: string): Drawing =>
  (pen) =>
    pen.oval(x, y, rx, ry, fill(pen, from, to));

/** A line along a path. */
export const l =
  (d: string, width: number, colour: string): Drawing =>
  (pen) =>
    pen.line(d, width, colour);

/** A box. */
export const b =
  (x: number, y: number, width: number, height: number, from: string, to?: string, rx = 0): Drawing =>
  (pen) =>
    pen.box(x, y, width, height, fill(pen, from, to), rx);

/** A circle's outline. */
export const ring =
  (x: number, y: number, r: number, width: number, colour: string): Drawing =>
  (pen) =>
    pen.circle(x, y, r, 'none', { stroke: colour, 'stroke-width': width });

/** A soft light. */
export const glow =
  (x: number, y: number, r: number, colour: string, strength = 0.6): Drawing =>
  (pen) =>
    pen.glow(x, y, r, colour, strength);

/** A part moved, scaled and turned. */
export const at =
  (x: number, y: number, part: Drawing, scale = 1, turn = 0): Drawing =>
  (pen) =>
    pen.at(x, y, part(pen), scale, turn);

/** A part and its mirror image. */
export const both =
  (part: Drawing): Drawing =>
  (pen) =>
    pen.twice(part(pen));

/** A part and its mirror image at the middle of a scene. */
export const sides =
  (part: Drawing): Drawing =>
  (pen) => {
    const once = part(pen);
    return `${once}<g transform="translate(1440 0) scale(-1 1)">${once}</g>`;
  };

/** A part repeated around a point. */
export const around =
  (count: number, part: Drawing, x = 0, y = 0, from = 0): Drawing =>
  (pen) => {
    const once = part(pen);
    return times(count, (i) => pen.at(x, y, once, 1, n2(from + (360 / count) * i)));
  };

const n2 = (value: number) => Number(n(value));

/** A part for each number from 0 on. */
export const row =
  (count: number, part: (index: number) => Drawing): Drawing =>
  (pen) =>
    times(count, (i) => part(i)(pen));

/** A translucent part. */
export const faint =
  (opacity: number, part: Drawing): Drawing =>
  (pen) =>
    `<g opacity="${opacity}">${part(pen)}</g>`;

/** A gradient over the whole scene. */
export const sky =
  (top: string, bottom: string, middle?: string): Drawing =>
  (pen) =>
    backdrop(pen, top, bottom, middle);

/** Functions of a pen as parts. */
export const part =
  <Rest extends readonly unknown[]>(make: (pen: Pen, ...rest: Rest) => string) =>
  (...rest: Rest): Drawing =>
  (pen) =>
    make(pen, ...rest);

export const night = part(stars);
export const peaks =
  (y: number, rise: number, salt: number, colour: string, step: number): Drawing =>
  (pen) =>
    ridge(y, rise, salt, colour, pen, step);
export const dunes =
  (y: number, rise: number, salt: number, colour: string, step?: number): Drawing =>
  (pen) =>
    hills(y, rise, salt, colour, pen, step);
