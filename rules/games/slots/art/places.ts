import { chance, n, times } from './pen';
import type { Drawing } from './world';

/** Larger parts of scenes, each drawn in a square of 1440 units. */

/** Water from a height down, with glints below a light. */
export const water =
  (y: number, top: string, bottom: string, glint: string, x = 720): Drawing =>
  (pen) =>
    pen.box(0, y, 1440, 1440 - y, pen.lin(top, bottom, 'down')) +
    times(30, (i) =>
      pen.oval(x + (chance(i, 1) - 0.5) * (80 + i * 26), y + 10 + (i * (1420 - y)) / 30, 50 + i * 5, 2.5 + i * 0.12, glint, {
        opacity: 0.4,
      }),
    );

/** Layers of rock, one below the other, each with its colour. */
export const strata =
  (from: number, high: number, colours: readonly string[], salt: number): Drawing =>
  (pen) =>
    colours
      .map((colour, k) => {
        let d = `M0 1440V${n(from + k * high)}`;
        for (let x = 0; x <= 1440; x += 120) d += `L${x} ${n(from + k * high + (chance(x + k * 7, salt) - 0.5) * high * 0.8)}`;
        return pen.path(`${d}V1440z`, colour);
      })
      .join('');

/** The sun of a poster, cut by bars. */
export const barredSun =
  (x: number, y: number, r: number, top: string, bottom: string, behind: string): Drawing =>
  (pen) =>
    pen.circle(x, y, r, pen.lin(top, bottom, 'down')) +
    times(6, (i) => pen.box(x - r, y + r * (0.05 + i * 0.16), r * 2, r * (0.02 + i * 0.016), behind));

/** Crystals that grow from a point. */
export const crystals =
  (x: number, y: number, size: number, count: number, light: string, dark: string, salt: number): Drawing =>
  (pen) =>
    times(count, (i) => {
      const turn = (i / Math.max(1, count - 1) - 0.5) * 110 + (chance(i, salt) - 0.5) * 14;
      const high = size * (0.55 + 0.45 * chance(i, salt + 1));
      const w = size * 0.1;
      return pen.at(
        x,
        y,
        pen.path(`M${n(-w)} 0L${n(-w)} ${n(-high * 0.8)}L0 ${n(-high)}L0 0z`, light) +
          pen.path(`M${n(w)} 0L${n(w)} ${n(-high * 0.8)}L0 ${n(-high)}L0 0z`, dark),
        1,
        Math.round(turn),
      );
    });

/** Onion domes, round domes or spires on towers. */
export const tower =
  (x: number, foot: number, wide: number, tall: number, kind: 'onion' | 'dome' | 'spire' | 'flat', wall: string, roof: string): Drawing =>
  (pen) => {
    const top = foot - tall;
    const h = wide / 2;
    const caps = {
      onion: `M${-h} 0C${-h * 1.7} ${-h * 0.9} ${-h * 0.5} ${-h * 1.6} 0 ${-h * 2.6}C${h * 0.5} ${-h * 1.6} ${h * 1.7} ${-h * 0.9} ${h} 0z`,
      dome: `M${-h * 1.05} 0A${h * 1.05} ${h * 1.05} 0 0 1 ${h * 1.05} 0z`,
      spire: `M${-h * 1.1} 0L0 ${-h * 4}L${h * 1.1} 0z`,
      flat: `M${-h * 1.2} 0V${-h * 0.5}H${h * 1.2}V0z`,
    };
    return pen.box(x - h, top, wide, 1440 - top, wall) + pen.at(x, top, pen.path(caps[kind], roof));
  };

/** Steps that narrow towards the top, with a stair in the middle. */
export const stepped =
  (x: number, foot: number, wide: number, steps: number, high: number, light: string, dark: string): Drawing =>
  (pen) =>
    times(steps, (i) => {
      const w = wide * (1 - i / (steps + 1.5));
      const y = foot - (i + 1) * high;
      return pen.box(x - w / 2, y, w, high, pen.lin(light, dark)) + pen.box(x - w / 2, y, w, high * 0.14, light);
    }) +
    pen.path(`M${x - wide * 0.09} ${foot}L${x - wide * 0.05} ${foot - steps * high}H${x + wide * 0.05}L${x + wide * 0.09} ${foot}z`, dark) +
    times(steps * 3, (i) => pen.box(x - wide * 0.08, foot - (i * high) / 3 - 4, wide * 0.16, 4, light, 0, { opacity: 0.6 }));

/** A wheel with teeth and spokes. */
export const gear =
  (x: number, y: number, r: number, teeth: number, light: string, dark: string, hole = 'none'): Drawing =>
  (pen) =>
    pen.at(
      x,
      y,
      times(teeth, (i) => pen.box(-r * 0.09, -r * 1.13, r * 0.18, r * 0.3, dark, 2, { transform: `rotate(${n((360 / teeth) * i)})` })) +
        pen.circle(0, 0, r, pen.lin(light, dark)) +
        pen.circle(0, 0, r * 0.72, hole === 'none' ? dark : hole) +
        times(5, (i) => pen.box(-r * 0.07, -r * 0.8, r * 0.14, r * 0.8, light, 0, { transform: `rotate(${i * 72})` })) +
        pen.circle(0, 0, r * 0.22, pen.rad(light, dark)),
    );

/** Shelves with books. */
export const shelves =
  (x: number, y: number, wide: number, rows: number, high: number, wood: string, spines: readonly string[], salt: number): Drawing =>
  (pen) =>
    times(rows, (k) => {
      const base = y + (k + 1) * high;
      let list = '';
      for (let at = 6, i = 0; at < wide - 14; i++) {
        const w = 13 + chance(i + k * 31, salt) * 20;
        const h = high * (0.55 + 0.32 * chance(i + k * 17, salt + 1));
        list += pen.box(x + at, base - h, w - 2, h, spines[Math.floor(chance(i + k * 13, salt + 2) * spines.length)] ?? wood, 2);
        at += w;
      }
      return list + pen.box(x, base, wide, high * 0.1, wood);
    });

/** Arches of a hall that recede into the distance. */
export const tunnel =
  (x: number, y: number, wide: number, tall: number, count: number, near: string, deep: string): Drawing =>
  (pen) =>
    times(count, (i) => {
      const scale = 1 - (i / count) * 0.82;
      const [w, h] = [wide * scale, tall * scale];
      const tone = i % 2 ? deep : near;
      return pen.path(
        `M${n(x - w / 2)} ${n(y + h * 0.5)}V${n(y - h * 0.1)}A${n(w / 2)} ${n(h * 0.4)} 0 0 1 ${n(x + w / 2)} ${n(y - h * 0.1)}V${n(y + h * 0.5)}z`,
        tone,
        { opacity: n(0.55 + (i / count) * 0.45) },
      );
    });

/** Panes of a window between lines of lead, around its middle. */
export const rose =
  (x: number, y: number, r: number, colours: readonly string[], lead: string): Drawing =>
  (pen) =>
    pen.circle(x, y, r * 1.08, lead) +
    [12, 12, 6]
      .map((count, k) => {
        const outer = r * (1 - k * 0.32);
        return times(count, (i) =>
          pen.at(
            x,
            y,
            pen.path(
              `M0 ${n(-outer * 0.66)}C${n(outer * 0.24)} ${n(-outer * 0.72)} ${n(outer * 0.2)} ${n(-outer * 0.98)} 0 ${n(-outer)}C${n(-outer * 0.2)} ${n(-outer * 0.98)} ${n(-outer * 0.24)} ${n(-outer * 0.72)} 0 ${n(-outer * 0.66)}z`,
              colours[(i + k) % colours.length] ?? lead,
              { stroke: lead, 'stroke-width': n(r * 0.018) },
            ),
            1,
            (360 / count) * i,
          ),
        );
      })
      .join('') +
    pen.circle(x, y, r * 0.13, colours[0] ?? lead);

/** Square tiles with a pattern. */
export const tiles =
  (x: number, y: number, columns: number, rows: number, size: number, draw: (pen: Parameters<Drawing>[0], i: number) => string): Drawing =>
  (pen) =>
    times(rows, (k) => times(columns, (i) => pen.at(x + (i + 0.5) * size, y + (k + 0.5) * size, draw(pen, i + k * columns), size / 100)));

/** Waves of a woodcut, in rows that overlap. */
export const scales =
  (y: number, rows: number, size: number, light: string, dark: string, line: string): Drawing =>
  (pen) =>
    times(rows, (k) =>
      times(Math.ceil(1440 / size) + 1, (i) => {
        const x = (i + (k % 2) * 0.5) * size;
        const top = y + k * size * 0.45;
        return [1, 0.68, 0.36]
          .map((scale, j) =>
            pen.circle(x, top + size * 0.5, (size / 2) * scale, j % 2 ? light : dark, { stroke: line, 'stroke-width': n(size * 0.03) }),
          )
          .join('');
      }),
    );

/** Lights on a string between two points. */
export const lights =
  (x1: number, y1: number, x2: number, y2: number, sag: number, count: number, bulb: string, wire: string): Drawing =>
  (pen) =>
    pen.line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, 4, wire) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
      return pen.glow(x, y + 14, 46, bulb, 0.5) + pen.circle(x, y + 14, 9, bulb);
    });

/** A curtain that hangs in folds from the top, or at a side. */
export const curtain =
  (x: number, y: number, wide: number, tall: number, folds: number, light: string, dark: string): Drawing =>
  (pen) =>
    times(folds, (i) => {
      const w = wide / folds;
      return pen.path(
        `M${n(x + i * w)} ${y}h${n(w)}v${n(tall * (0.92 + 0.08 * chance(i, 3)))}q${n(-w / 2)} ${n(w * 0.5)} ${n(-w)} 0z`,
        pen.lin(light, dark, 'across', dark),
      );
    });

/** Beams of light that spread from a point like a fan of a poster. */
export const fanRays =
  (x: number, y: number, count: number, from: number, to: number, colour: string, other: string): Drawing =>
  (pen) =>
    times(count, (i) => {
      const [a, z] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count].map((turn) => (turn * Math.PI) / 180);
      return pen.path(
        `M${x} ${y}L${n(x + Math.cos(a!) * 2200)} ${n(y + Math.sin(a!) * 2200)}L${n(x + Math.cos(z!) * 2200)} ${n(y + Math.sin(z!) * 2200)}z`,
        i % 2 ? other : colour,
      );
    });

/** Lines of a board between contacts. */
export const circuits =
  (count: number, colour: string, salt: number): Drawing =>
  (pen) =>
    times(count, (i) => {
      const x = Math.round(chance(i, salt) * 36) * 40;
      const y = Math.round(chance(i, salt + 1) * 36) * 40;
      const long = 80 + Math.round(chance(i, salt + 2) * 8) * 40;
      const turn = chance(i, salt + 3) > 0.5 ? 1 : -1;
      return (
        pen.line(`M${x} ${y}V${y + long}l${turn * 80} 80h${turn * long}`, 7, colour, { opacity: n(0.35 + chance(i, salt + 4) * 0.5) }) +
        pen.circle(x, y, 13, colour) +
        pen.circle(x + turn * (80 + long), y + long + 80, 13, colour)
      );
    });
