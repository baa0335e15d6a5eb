import { chance, n, type Pen, times } from './pen';
import { SCENE } from './scene';

/** The sky or another backmost layer. */
export const backdrop = (pen: Pen, top: string, bottom: string, middle?: string): string =>
  pen.box(0, 0, SCENE, SCENE, pen.lin(top, bottom, 'down', middle));

/** Jagged mountains from a height down to the bottom. */
export function ridge(y: number, rise: number, salt: number, fill: string, pen: Pen, step = 90): string {
  let d = `M0 ${SCENE}L0 ${n(y)}`;
  for (let x = 0, i = 0; x <= SCENE + step; x += step, i++)
    d += `L${n(x)} ${n(y - rise * (i % 2 === 0 ? 0.15 + 0.3 * chance(i, salt) : 0.4 + 0.6 * chance(i, salt)))}`;
  return pen.path(`${d}L${SCENE} ${SCENE}z`, fill);
}

/** Rounded hills, dunes or waves. */
export function hills(y: number, rise: number, salt: number, fill: string, pen: Pen, step = 240): string {
  let d = `M0 ${SCENE}L0 ${n(y)}`;
  for (let x = 0, i = 0; x < SCENE; x += step, i++) {
    const top = y - rise * (0.3 + 0.7 * chance(i, salt)) * (i % 2 === 0 ? 1 : -0.35);
    d += `Q${n(x + step / 2)} ${n(top)} ${n(x + step)} ${n(y + (chance(i, salt + 5) - 0.5) * rise * 0.3)}`;
  }
  return pen.path(`${d}L${SCENE} ${SCENE}z`, fill);
}

/** Points of light in the upper part. */
export const stars = (pen: Pen, count: number, down = 800, colour = '#fff'): string =>
  times(count, (i) =>
    pen.circle(chance(i, 1) * SCENE, chance(i, 2) * down, 1 + chance(i, 3) ** 3 * 4, colour, { opacity: n(0.3 + chance(i, 4) * 0.7) }),
  );

/** A row of buildings with lit windows. */
export const skyline = (pen: Pen, y: number, tall: number, salt: number, fill: string, lit: string | null, wide = 110): string =>
  times(Math.ceil(SCENE / wide), (i) => {
    const height = tall * (0.35 + 0.65 * chance(i, salt));
    const x = i * wide;
    const windows = lit
      ? times(Math.floor(height / 34), (row) =>
          times(Math.floor(wide / 28), (column) =>
            chance(i * 97 + row * 13 + column, salt) > 0.55
              ? pen.box(x + 12 + column * 26, y - height + 16 + row * 34, 11, 16, lit, 1, { opacity: 0.85 })
              : '',
          ),
        )
      : '';
    const roof =
      chance(i, salt + 2) > 0.6
        ? pen.path(`M${x} ${n(y - height)}L${n(x + wide / 2)} ${n(y - height - 60)}L${n(x + wide - 6)} ${n(y - height)}z`, fill)
        : '';
    return pen.box(x, y - height, wide - 6, SCENE, fill) + roof + windows;
  });

/** Firs, from small and many to large and few. */
export const firs = (pen: Pen, y: number, tall: number, salt: number, fill: string, count: number): string =>
  times(count, (i) => {
    const x = (i + chance(i, salt)) * (SCENE / count);
    const h = tall * (0.6 + 0.5 * chance(i, salt + 1));
    const w = h * 0.24;
    return pen.path(
      `M${n(x)} ${n(y - h)}l${n(w * 0.5)} ${n(h * 0.36)}h${n(-w * 0.22)}l${n(w * 0.45)} ${n(h * 0.32)}h${n(-w * 0.22)}l${n(w * 0.5)} ${n(h * 0.36)}H${n(x - w)}l${n(w * 0.5)} ${n(-h * 0.36)}h${n(-w * 0.22)}l${n(w * 0.45)} ${n(-h * 0.32)}h${n(-w * 0.22)}z`,
      fill,
    );
  });

/** Trunks with crowns. */
export const trees = (pen: Pen, y: number, tall: number, salt: number, trunk: string, crown: string, count = 9): string =>
  times(count, (i) => {
    const x = (i + 0.2 + chance(i, salt) * 0.6) * (SCENE / count);
    const h = tall * (0.7 + 0.4 * chance(i, salt + 1));
    const r = h * 0.27;
    return (
      pen.path(`M${n(x - h * 0.035)} ${n(y)}L${n(x - h * 0.018)} ${n(y - h)}h${n(h * 0.036)}L${n(x + h * 0.035)} ${n(y)}z`, trunk) +
      times(5, (k) => pen.circle(x + (k - 2) * r * 0.5, y - h + Math.abs(k - 2) * r * 0.26, r * (0.72 - Math.abs(k - 2) * 0.1), crown))
    );
  });

/** Grass, reeds or kelp from below. */
export const blades = (pen: Pen, y: number, tall: number, salt: number, fill: string, count: number): string =>
  times(count, (i) => {
    const x = chance(i, salt) * SCENE;
    const h = tall * (0.4 + 0.6 * chance(i, salt + 1));
    const lean = (chance(i, salt + 2) - 0.5) * h * 0.6;
    return pen.path(
      `M${n(x - h * 0.05)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}Q${n(x + lean * 0.5)} ${n(y - h * 0.5)} ${n(x + h * 0.05)} ${n(y)}z`,
      fill,
    );
  });

/** Icicles, roots or stalactites from above. */
export const hanging = (pen: Pen, long: number, salt: number, fill: string, count = 26): string =>
  times(count, (i) => {
    const x = (i + chance(i, salt)) * (SCENE / count);
    const w = (SCENE / count) * (0.5 + 0.6 * chance(i, salt + 1));
    return pen.path(
      `M${n(x - w)} 0H${n(x + w)}L${n(x + w * 0.15)} ${n(long * (0.3 + 0.7 * chance(i, salt + 2)))}L${n(x - w * 0.1)} ${n(long * (0.3 + 0.7 * chance(i, salt + 2)))}z`,
      fill,
    );
  });

/** Layers of cloud or mist. */
export const clouds = (pen: Pen, y: number, size: number, salt: number, fill: string, count = 7, opacity = 0.7): string =>
  times(count, (i) => {
    const x = (i + chance(i, salt) - 0.3) * (SCENE / count);
    const at = y + (chance(i, salt + 1) - 0.5) * size;
    const r = size * (0.3 + 0.25 * chance(i, salt + 2));
    return `<g opacity="${opacity}">${pen.oval(x, at, r * 2.1, r * 0.55, fill)}${pen.circle(x - r * 0.6, at - r * 0.2, r * 0.62, fill)}${pen.circle(x + r * 0.4, at - r * 0.34, r * 0.78, fill)}</g>`;
  });

/** Columns of a hall, with capitals. */
export const columns = (pen: Pen, places: readonly number[], wide: number, top: number, foot: number, fill: string, edge: string): string =>
  places
    .map(
      (x) =>
        pen.box(x - wide / 2, top, wide, foot - top, fill) +
        times(4, (i) => pen.box(x - wide / 2 + wide * (0.14 + i * 0.22), top, wide * 0.05, foot - top, edge, 0, { opacity: 0.5 })) +
        pen.box(x - wide * 0.68, top - wide * 0.24, wide * 1.36, wide * 0.26, edge, 4) +
        pen.box(x - wide * 0.68, foot - wide * 0.18, wide * 1.36, wide * 0.24, edge, 4),
    )
    .join('');

/** Pointed or round arches, side by side. */
export const arches = (pen: Pen, count: number, top: number, foot: number, fill: string, behind: string, isPointed = false): string =>
  times(count, (i) => {
    const w = SCENE / count;
    const x = i * w;
    const [l, r] = [x + w * 0.14, x + w * 0.86];
    const spring = top + w * 0.55;
    const head = isPointed
      ? `Q${n(l)} ${n(top + w * 0.2)} ${n(x + w / 2)} ${n(top)}Q${n(r)} ${n(top + w * 0.2)} ${n(r)} ${n(spring)}`
      : `A${n(w * 0.36)} ${n(w * 0.36)} 0 0 1 ${n(r)} ${n(spring)}`;
    return (
      pen.path(`M${n(x)} ${n(top - 200)}H${n(x + w + 1)}V${foot}H${n(r)}V${n(spring)}${''}`, 'none') +
      pen.path(`M${n(l)} ${foot}V${n(spring)}${head}V${foot}z`, behind) +
      pen.line(`M${n(l)} ${foot}V${n(spring)}${head}V${foot}`, w * 0.05, fill)
    );
  });

/** A floor that runs to a horizon. */
export const floor = (pen: Pen, y: number, fill: string, lines: string, opacity = 0.4): string =>
  pen.box(0, y, SCENE, SCENE - y, fill) +
  times(8, (i) => pen.box(0, y + (SCENE - y) * (i / 8) ** 2, SCENE, 2 + i, lines, 0, { opacity: n(opacity) })) +
  times(17, (i) => pen.line(`M${n(720 + (i - 8) * 60)} ${y}L${n(720 + (i - 8) * 320)} ${SCENE}`, 2, lines, { opacity: n(opacity * 0.8) }));
