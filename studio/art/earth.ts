import type { Brush } from './brush';
import { faint } from './brush';
import type { Colours } from './colours';
import { ink, metal } from './colours';

export function leaf(brush: Brush, { a, aLight, aDark, c }: Colours): void {
  brush.fill('M-34 36 C-40 -6 -6 -40 40 -42 C42 2 12 40 -34 36 Z', brush.sheen(aLight, aDark, -30, -34, 30, 34));
  brush.fill('M-34 36 C-6 14 18 -16 40 -42 C42 2 12 40 -34 36 Z', faint(aDark, 0.55));
  brush.line('M-42 44 C-12 20 16 -14 38 -40', 2.6, c);
  brush.line(
    'M-18 24 C-20 10 -16 -2 -12 -12 M-2 8 C-4 -6 2 -18 8 -26 M-12 20 C0 24 12 22 22 16 M4 3 C14 6 24 2 31 -6',
    1.8,
    faint(a, 0.95),
  );
}

export function wave(brush: Brush, { b, bDark, a, aLight }: Colours): void {
  brush.disc(0, 0, 40, brush.sheen('#1D2850', ink));
  brush.context.save();
  brush.context.beginPath();
  brush.context.arc(0, 0, 40, 0, Math.PI * 2);
  brush.context.clip();
  brush.disc(16, -18, 10, aLight);
  brush.fill('M-42 10 C-30 -26 4 -30 16 -8 C8 -14 -2 -10 -2 0 C-2 14 20 18 42 4 V44 H-42 Z', brush.sheen(aLight, b, -30, -24, 20, 40));
  brush.fill('M-42 24 C-22 10 -6 34 14 24 C26 18 34 18 42 22 V44 H-42 Z', brush.sheen(a, bDark, -20, 16, 20, 44));
  brush.line('M-36 2 C-26 -20 0 -26 13 -11', 2.4, '#FFFFFF');
  brush.context.restore();
  brush.ring(0, 0, 40, 2.6, metal.mid);
}

export function peak(brush: Brush, { a, aDark, b, c }: Colours): void {
  brush.disc(20, -22, 12, brush.sheen('#FFFFFF', b, 10, -34, 30, -10));
  brush.fill('M-6 38 L22 -14 L48 38 Z', brush.sheen(c, faint(ink, 1), 22, -14, 30, 44));
  brush.fill('M-48 38 L-10 -34 L26 38 Z', brush.sheen(a, aDark, -30, -30, 10, 40));
  brush.fill('M-10 -34 L26 38 H-2 L-12 6 L-4 -4 Z', faint(ink, 0.42));
  brush.fill('M-10 -34 L-22 -11 L-14 -16 L-9 -7 L-3 -15 L3 -9 Z', '#F4F8FF');
  brush.line('M-48 40 H48', 2.4, metal.mid);
}

export function tower(brush: Brush, { b, bDark, a, c }: Colours): void {
  brush.glow(0, -4, 46, a, 0.3);
  brush.fill('M-40 40 V-2 H-20 V40 Z', brush.sheen(c, ink, -40, 0, -20, 44));
  brush.fill('M20 40 V-12 H40 V40 Z', brush.sheen(c, ink, 20, -10, 40, 44));
  brush.fill('M-17 40 V-22 L-9 -30 H9 L17 -22 V40 Z', brush.sheen(b, bDark, -16, -26, 18, 40));
  brush.line('M0 -30 V-46', 2.6, metal.light);
  brush.disc(0, -46, 2.4, a);
  for (let y = -18; y < 36; y += 11) {
    for (const x of [-10, -2.5, 5]) brush.fill(`M${x} ${y} h5 v6 h-5 Z`, (x + y) % 2 === 0 ? '#FFF3CF' : faint(ink, 0.55));
  }
  for (const x of [-35, -28, 25, 32]) brush.fill(`M${x} ${x < 0 ? 8 : 0} h4 v5 h-4 Z M${x} 22 h4 v5 h-4 Z`, '#FFF3CF');
  brush.line('M-46 41 H46', 2.6, metal.mid);
}

export function temple(brush: Brush, { b, bDark, a }: Colours): void {
  brush.glow(0, 0, 46, a, 0.3);
  brush.fill('M0 -40 L44 -16 H-44 Z', brush.sheen('#FFFFFF', b, -30, -40, 20, -14));
  brush.disc(0, -25, 5, a);
  brush.fill('M-40 -14 H40 V-7 H-40 Z', brush.sheen(b, bDark, -40, 0, 40, 0));
  for (const x of [-33, -14, 6, 25]) {
    brush.context.fillStyle = brush.sheen('#FFFFFF', bDark, x, 0, x + 10, 0);
    brush.context.fillRect(x, -5, 9, 32);
    brush.line(`M${x + 3} -3 V25 M${x + 6} -3 V25`, 0.9, faint(bDark, 0.7));
  }
  brush.fill('M-40 28 H40 V34 H-40 Z M-46 35 H46 V42 H-46 Z', brush.sheen(b, bDark, -40, 0, 40, 0));
}

export function bolt(brush: Brush, { b, bDark, c }: Colours): void {
  brush.glow(0, 0, 50, b, 0.45);
  brush.fill(
    'M-34 -10 C-36 -28 -16 -36 -4 -26 C4 -40 30 -36 30 -18 C44 -16 42 4 28 4 H-28 C-42 4 -44 -8 -34 -10 Z',
    brush.sheen(metal.mid, metal.deep, -20, -34, 20, 8),
  );
  brush.fill('M6 -14 L-16 18 H-2 L-10 46 L20 8 H5 L16 -14 Z', brush.sheen('#FFFFFF', b, -6, -14, 8, 44));
  brush.line('M6 -14 L-16 18 H-2 L-10 46 L20 8 H5 L16 -14 Z', 1.4, bDark);
  brush.line('M-26 12 L-32 26 M30 14 L24 28', 2.6, c);
}

export function anchor(brush: Brush, { a, aDark, b }: Colours): void {
  const steel = brush.sheen(metal.light, metal.dark, -30, -40, 30, 40);
  brush.ring(0, -33, 8, 5, steel);
  brush.line('M0 -25 V38', 7, steel);
  brush.line('M-18 -14 H18', 6, brush.sheen(a, aDark, -18, 0, 18, 0));
  brush.line('M-34 10 C-34 30 -18 40 0 40 C18 40 34 30 34 10', 7, steel);
  brush.fill('M-44 18 L-34 -2 L-25 18 Z M44 18 L34 -2 L25 18 Z', steel);
  brush.line('M8 -33 C26 -30 18 -4 2 2 C-14 8 -12 22 0 24', 2.6, b);
}

export function lantern(brush: Brush, { b, bDark, a }: Colours): void {
  brush.glow(0, 4, 48, b, 0.55);
  brush.ring(0, -33, 9, 3.4, metal.mid, Math.PI, Math.PI * 2);
  brush.fill('M-14 -32 H14 L20 -22 H-20 Z', brush.sheen(metal.light, metal.deep, -18, 0, 20, 0));
  brush.fill('M-20 -20 H20 L24 28 H-24 Z', faint(b, 0.32));
  brush.fill('M0 -12 C10 0 12 8 9 16 C6 24 -6 24 -9 16 C-12 8 -10 0 0 -12 Z', brush.sheen('#FFFFFF', b, 0, 20, 0, -14));
  brush.disc(0, 14, 4, a);
  brush.line('M-20 -20 L-24 28 M20 -20 L24 28 M-7 -20 L-8 28 M7 -20 L8 28', 2.2, bDark);
  brush.fill('M-28 29 H28 V37 H-28 Z M-20 37 H20 L24 43 H-24 Z', brush.sheen(metal.light, metal.deep, -26, 0, 26, 0));
}

export function coin(brush: Brush, { b, bDark, a }: Colours): void {
  brush.disc(3, 4, 38, bDark);
  brush.ball(0, 0, 38, '#FFFFFF', b, bDark);
  brush.ring(0, 0, 31, 1.8, faint(bDark, 0.9));
  brush.oval(0, 0, 22, 8, -0.5, 3, bDark);
  brush.disc(0, 0, 9, brush.sheen(a, bDark, -8, -8, 8, 8));
  brush.disc(19, -11, 3.2, bDark);
}
