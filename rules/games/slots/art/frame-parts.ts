import { n, type Pen, times } from './pen';

/** Colours of a frame, from a world. */
export interface Colours {
  light: string;
  tone: string;
  dark: string;
  night: string;
}

/** The size of the reels in pixels, and how wide the border around them is. */
export interface Size {
  width: number;
  height: number;
  border: number;
}

/** Draws a frame around reels. */
export type Frame = (pen: Pen, colours: Colours, size: Size) => string;

/** A ring between the outside and the reels. */
export const ring = ({ width, height, border }: Size, inset: number, rx: number) => {
  const [x, y, w, h] = [-border + inset, -border + inset, width + 2 * (border - inset), height + 2 * (border - inset)];
  const r = Math.min(rx, w / 2, h / 2);
  const outer = `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return `${outer}M0 0v${height}h${width}v${-height}z`;
};

/** Something at each corner. */
export const corners = (size: Size, draw: (x: number, y: number, i: number) => string) => {
  const half = size.border / 2;
  const [right, bottom] = [size.width + half, size.height + half];
  return (
    [
      [-half, -half],
      [right, -half],
      [right, bottom],
      [-half, bottom],
    ] as const
  )
    .map(([x, y], i) => draw(x, y, i))
    .join('');
};

/** Places along the border, about `gap` apart. */
export function along(
  { width, height, border }: Size,
  gap: number,
  draw: (x: number, y: number, isSide: boolean, i: number) => string,
): string {
  const half = border / 2;
  const across = Math.max(2, Math.round(width / gap));
  const down = Math.max(2, Math.round(height / gap));
  return (
    times(across + 1, (i) => draw((i * width) / across, -half, false, i) + draw((i * width) / across, height + half, false, i + 50)) +
    times(down + 1, (i) => draw(-half, (i * height) / down, true, i + 100) + draw(width + half, (i * height) / down, true, i + 150))
  );
}

/** The plain frame that most styles start from. */
export const base = (pen: Pen, { light, tone, dark, night }: Colours, size: Size, rx: number) =>
  pen.path(ring(size, 0, rx), night, { 'fill-rule': 'evenodd', opacity: 0.9 }) +
  pen.path(ring(size, size.border * 0.12, rx * 0.8), pen.lin(light, dark, 'corner', tone), { 'fill-rule': 'evenodd' }) +
  pen.path(ring(size, size.border * 0.82, 4), night, { 'fill-rule': 'evenodd', opacity: 0.75 });
