import { chance, n, type Pen, times } from './pen';
import { SCENE } from './scene';

/** Beams of light from a point above. */
export const rays = (pen: Pen, x: number, y: number, colour: string, count = 7, spread = 900, strength = 0.16): string =>
  times(count, (i) => {
    const at = x + (i / (count - 1) - 0.5) * spread;
    const wide = 26 + chance(i, 6) * 60;
    return pen.path(`M${x} ${y}L${n(at + (at - x) * 1.4 - wide)} ${SCENE}L${n(at + (at - x) * 1.4 + wide)} ${SCENE}z`, colour, {
      opacity: n(strength * (0.5 + chance(i, 8))),
    });
  });
