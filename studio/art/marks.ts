import type { Brush } from './brush';
import { faint } from './brush';
import type { Colours } from './colours';
import { ink, metal } from './colours';

function word(brush: Brush, text: string, y: number, size: number, fill: string | CanvasGradient): void {
  const { context } = brush;
  context.font = `800 ${size}px 'Sora Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.16;
  context.strokeStyle = faint(ink, 0.9);
  context.strokeText(text, 0, y);
  context.fillStyle = fill;
  context.fillText(text, 0, y);
}

/** A letter or number of the low symbols, with an orbit around it. */
export function letter(text: string, tone: (colours: Colours) => readonly [light: string, dark: string]) {
  return (brush: Brush, colours: Colours): void => {
    const [light, dark] = tone(colours);
    brush.oval(0, 2, 41, 15, -0.42, 2.2, faint(dark, 0.95), Math.PI * 1.04, Math.PI * 1.96);
    word(brush, text, 2, text.length > 1 ? 52 : 62, brush.sheen(light, dark, 0, -26, 0, 34));
    brush.oval(0, 2, 41, 15, -0.42, 2.6, faint(light, 0.9), Math.PI * 0.08, Math.PI * 0.9);
    brush.disc(-34, 20, 3, light);
  };
}

/** The wild: a badge that substitutes for every symbol. */
export function wild(brush: Brush, { a, aLight, aDark, b, c }: Colours): void {
  brush.glow(0, 0, 50, a, 0.6);
  brush.fill('M0 -46 L40 -23 V23 L0 46 L-40 23 V-23 Z', brush.sheen(aLight, aDark));
  brush.fill('M0 -39 L34 -19.5 V19.5 L0 39 L-34 19.5 V-19.5 Z', brush.sheen('#131A33', ink));
  brush.oval(0, 0, 30, 10, -0.5, 2.4, b);
  brush.oval(0, 0, 30, 10, 0.5, 2.4, c);
  brush.line('M0 -46 L40 -23 V23 L0 46 L-40 23 V-23 Z', 1.6, aLight);
  word(brush, 'WILD', 1, 24, brush.sheen('#FFFFFF', aLight, 0, -12, 0, 12));
}

/** The beacon: the scatter that starts free spins. */
export function beacon(brush: Brush, { b, c, a }: Colours): void {
  brush.glow(0, -12, 50, c, 0.65);
  for (const [radius, strength] of [
    [20, 0.95],
    [30, 0.6],
    [40, 0.35],
  ] as const) {
    brush.ring(0, -14, radius, 2.8, faint(c, strength), Math.PI * 1.15, Math.PI * 1.85);
  }
  brush.fill('M-7 -8 H7 L16 40 H-16 Z', brush.sheen(metal.light, metal.deep, -14, 0, 16, 0));
  brush.line('M-9 6 L11 16 M9 6 L-12 18 M-12 20 L14 32 M12 20 L-15 34', 1.6, metal.dark);
  brush.fill('M-24 40 H24 V46 H-24 Z', brush.sheen(b, metal.deep, -24, 0, 24, 0));
  brush.ball(0, -14, 11, '#FFFFFF', c, a);
  brush.disc(-3, -17, 3, '#FFFFFF');
}
