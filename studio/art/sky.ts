import type { Brush } from './brush';
import { faint } from './brush';
import type { Colours } from './colours';
import { metal } from './colours';

/** Clips to a disc, for bands and craters that end at its edge. */
function within({ context }: Brush, x: number, y: number, radius: number, draw: () => void): void {
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  draw();
  context.restore();
}

export function planet(brush: Brush, { a, aLight, aDark, b }: Colours): void {
  brush.glow(0, 0, 50, a, 0.35);
  brush.ball(0, 0, 33, aLight, a, aDark);
  within(brush, 0, 0, 33, () => {
    brush.line('M-40 -14 C-15 -22 10 -6 40 -16', 6, faint(aDark, 0.55));
    brush.line('M-40 4 C-10 -6 12 14 40 2', 9, faint(aDark, 0.45));
    brush.line('M-40 19 C-12 12 14 27 40 16', 4, faint(aLight, 0.55));
    brush.disc(12, -4, 5, faint(b, 0.7));
  });
  brush.ring(0, 0, 32, 1.6, faint(aLight, 0.8), Math.PI * 0.95, Math.PI * 1.6);
}

export function ringedPlanet(brush: Brush, { b, bDark, a, aLight }: Colours): void {
  brush.glow(0, 0, 48, b, 0.3);
  const half = (from: number, to: number) => {
    brush.oval(0, 2, 45, 14, -0.38, 6, a, from, to);
    brush.oval(0, 2, 38, 10.5, -0.38, 2.2, aLight, from, to);
  };
  half(Math.PI, Math.PI * 2);
  brush.ball(0, 0, 25, metal.light, b, bDark);
  within(brush, 0, 0, 25, () => {
    brush.line('M-30 -8 C-8 -14 10 -2 30 -9', 5, faint(bDark, 0.5));
    brush.line('M-30 9 C-8 4 10 14 30 8', 4, faint(bDark, 0.5));
  });
  half(0, Math.PI);
}

export function moon(brush: Brush, { c, cDark }: Colours): void {
  brush.glow(-4, 0, 48, c, 0.28);
  brush.fill('M10 -36 A36 36 0 1 0 34 20 A29 29 0 1 1 10 -36 Z', brush.sheen(metal.light, c));
  brush.disc(-19, -4, 5, faint(cDark, 0.5));
  brush.disc(-10, 18, 4, faint(cDark, 0.5));
  brush.disc(-24, 14, 2.6, faint(cDark, 0.5));
  brush.line('M22 -22 v10 M17 -17 h10', 2.4, metal.light);
  brush.disc(32, -4, 1.8, metal.light);
}

const fourPoints = (r: number, waist: number) =>
  `M0 ${-r} Q${waist} ${-waist} ${r} 0 Q${waist} ${waist} 0 ${r} Q${-waist} ${waist} ${-r} 0 Q${-waist} ${-waist} 0 ${-r} Z`;

export function star(brush: Brush, { b, bDark }: Colours): void {
  brush.glow(0, 0, 50, b, 0.45);
  brush.context.save();
  brush.context.rotate(Math.PI / 4);
  brush.fill(fourPoints(26, 5), faint(bDark, 0.95));
  brush.context.restore();
  brush.fill(fourPoints(43, 7), brush.sheen('#FFFFFF', b, -20, -30, 14, 30));
  brush.disc(0, 0, 6, '#FFFFFF');
  brush.ring(0, 0, 20, 1.4, faint(b, 0.7));
}

export function comet(brush: Brush, { a, aLight, c }: Colours): void {
  const tail = brush.sheen(faint(c, 0), c, -44, 40, 14, -14);
  brush.fill('M-45 44 Q-8 8 6 -24 A17 17 0 0 1 27 -2 Q-6 14 -45 44 Z', tail);
  brush.fill('M-30 44 Q0 16 10 -12 L22 0 Q-2 18 -30 44 Z', brush.sheen(faint(a, 0), a, -30, 40, 14, -10));
  brush.fill('M-46 28 Q-14 4 4 -20 L14 -10 Q-10 8 -46 28 Z', brush.sheen(faint(aLight, 0), faint(aLight, 0.7), -40, 26, 8, -14));
  brush.glow(16, -16, 30, a, 0.6);
  brush.ball(16, -16, 15, '#FFFFFF', aLight, a);
}

export function galaxy(brush: Brush, { a, b, c, aLight }: Colours): void {
  const { context } = brush;
  brush.glow(0, 0, 48, a, 0.5);
  context.save();
  context.rotate(-0.5);
  context.scale(1, 0.62);
  for (const [turn, colour] of [
    [0, a],
    [Math.PI, b],
  ] as const) {
    context.save();
    context.rotate(turn);
    brush.line('M4 0 C14 -18 34 -16 38 2 C40 22 18 38 -10 38', 7, faint(colour, 0.55));
    brush.line('M4 0 C14 -18 34 -16 38 2 C40 22 18 38 -10 38', 3, colour);
    brush.disc(30, -18, 2.4, aLight);
    brush.disc(34, 22, 2, c);
    brush.disc(8, 44, 1.8, aLight);
    context.restore();
  }
  context.restore();
  brush.ball(0, 0, 11, '#FFFFFF', aLight, faint(a, 0.6));
}
