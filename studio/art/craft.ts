import type { Brush } from './brush';
import { faint } from './brush';
import type { Colours } from './colours';
import { ink, metal } from './colours';

export function rocket(brush: Brush, { a, aLight, b }: Colours): void {
  const { context } = brush;
  context.save();
  context.rotate(0.6);
  brush.glow(0, 38, 22, b, 0.7);
  brush.fill('M-7 26 Q0 58 7 26 Z', brush.sheen('#FFFFFF', b, 0, 24, 0, 48));
  brush.fill('M-10 6 L-24 28 L-9 24 Z', a);
  brush.fill('M10 6 L24 28 L9 24 Z', brush.sheen(a, metal.dark, 10, 0, 24, 30));
  brush.fill('M0 -46 C14 -30 15 -4 10 26 H-10 C-15 -4 -14 -30 0 -46 Z', brush.sheen(metal.light, metal.dark, -14, 0, 16, 0));
  brush.fill('M0 -46 C7 -38 10 -30 11.5 -22 H-11.5 C-10 -30 -7 -38 0 -46 Z', brush.sheen(aLight, a, -8, -40, 10, -22));
  brush.disc(0, -6, 6.6, metal.deep);
  brush.disc(0, -6, 4.6, brush.sheen('#FFFFFF', b, -4, -10, 4, 0));
  brush.line('M-11 18 H11', 2.2, a);
  context.restore();
}

export function satellite(brush: Brush, { b, bDark, a }: Colours): void {
  const { context } = brush;
  context.save();
  context.rotate(-0.6);
  for (const side of [-1, 1]) {
    context.fillStyle = brush.sheen(b, bDark, side * 16, -12, side * 46, 12);
    context.fillRect(side < 0 ? -46 : 16, -13, 30, 26);
    brush.line(`M${side * 26} -13 V13 M${side * 36} -13 V13 M${side * 16} 0 H${side * 46}`, 1.2, faint(ink, 0.7));
    brush.line(`M${side * 10} 0 H${side * 16}`, 3, metal.mid);
  }
  context.fillStyle = brush.sheen(metal.light, metal.dark, -11, -16, 11, 16);
  context.fillRect(-11, -17, 22, 34);
  brush.line('M-11 -6 H11 M-11 6 H11', 1.2, metal.dark);
  brush.fill('M-12 24 A14 14 0 0 0 12 24 Z', brush.sheen(metal.light, metal.dark, -12, 20, 12, 36));
  brush.line('M0 17 V24 M0 34 V40', 2.2, metal.mid);
  brush.disc(0, 41, 2.6, a);
  context.restore();
}

export function station(brush: Brush, { a, aDark, b }: Colours): void {
  brush.oval(0, 0, 42, 15, -0.25, 8, brush.sheen(metal.light, metal.dark, -40, -10, 40, 10));
  brush.oval(0, 0, 42, 15, -0.25, 2.4, faint(a, 0.95));
  brush.line('M-38 10 L38 -10 M-8 -14 L8 14', 3, metal.mid);
  brush.fill('M-9 -34 H9 L12 -8 V10 L7 34 H-7 L-12 10 V-8 Z', brush.sheen(metal.light, metal.deep, -12, 0, 14, 0));
  brush.fill('M-12 -5 H12 V4 H-12 Z', brush.sheen(a, aDark, -12, 0, 12, 0));
  for (const x of [-7, 0, 7]) brush.disc(x, -0.5, 1.7, '#FFFFFF');
  brush.line('M0 -34 V-46', 2.2, metal.mid);
  brush.disc(0, -46, 2.6, b);
  brush.oval(0, 0, 42, 15, -0.25, 8, brush.sheen(metal.light, metal.dark, -40, 0, 40, 20), Math.PI * 0.15, Math.PI * 0.82);
  brush.oval(0, 0, 42, 15, -0.25, 2.4, a, Math.PI * 0.15, Math.PI * 0.82);
}

export function dish(brush: Brush, { c, cDark, a }: Colours): void {
  brush.fill('M-6 14 L-17 44 H19 L8 14 Z', brush.sheen(metal.mid, metal.deep, -15, 14, 18, 44));
  brush.line('M-13 32 H15', 2, faint(ink, 0.6));
  const { context } = brush;
  context.save();
  context.rotate(-0.62);
  brush.fill('M-37 -8 A37 31 0 0 0 37 -8 Z', brush.sheen(metal.light, cDark, -34, -10, 30, 24));
  context.fillStyle = brush.sheen(c, cDark, -36, 0, 36, 0);
  context.beginPath();
  context.ellipse(0, -8, 37, 8, 0, 0, Math.PI * 2);
  context.fill();
  brush.line('M-22 -9 L0 -31 L22 -9', 2, metal.light);
  brush.disc(0, -32, 4, a);
  brush.ring(0, -32, 10, 2, a, Math.PI * 1.2, Math.PI * 1.8);
  brush.ring(0, -32, 16, 2, faint(a, 0.55), Math.PI * 1.25, Math.PI * 1.75);
  context.restore();
}

export function gauge(brush: Brush, { a, b, c }: Colours): void {
  brush.disc(0, 0, 40, brush.sheen(metal.light, metal.deep));
  brush.disc(0, 0, 34, brush.sheen('#1A2342', ink));
  brush.ring(0, 0, 26, 5, c, Math.PI * 0.78, Math.PI * 1.35);
  brush.ring(0, 0, 26, 5, b, Math.PI * 1.4, Math.PI * 1.8);
  brush.ring(0, 0, 26, 5, a, Math.PI * 1.85, Math.PI * 2.22);
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (0.78 + i * 0.18);
    brush.line(`M${Math.cos(angle) * 18} ${Math.sin(angle) * 18} L${Math.cos(angle) * 21} ${Math.sin(angle) * 21}`, 1.6, metal.mid);
  }
  brush.line('M-5 5 L17 -15', 3.4, '#FFFFFF');
  brush.disc(0, 0, 5.5, metal.mid);
  brush.disc(0, 0, 2.5, ink);
}

export function compass(brush: Brush, { a, aDark, b }: Colours): void {
  brush.disc(0, 0, 41, brush.sheen(b, metal.deep));
  brush.disc(0, 0, 35, brush.sheen('#202B4F', ink));
  brush.ring(0, 0, 29, 1.2, faint(metal.mid, 0.8));
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    const inner = i % 3 === 0 ? 24 : 27;
    brush.line(
      `M${Math.cos(angle) * inner} ${Math.sin(angle) * inner} L${Math.cos(angle) * 31} ${Math.sin(angle) * 31}`,
      i % 3 === 0 ? 2.6 : 1.4,
      metal.mid,
    );
  }
  brush.context.save();
  brush.context.rotate(0.55);
  brush.fill('M0 -27 L7 0 H-7 Z', a);
  brush.fill('M0 -27 L7 0 H0 Z', aDark);
  brush.fill('M0 27 L7 0 H-7 Z', metal.light);
  brush.fill('M0 27 L-7 0 H0 Z', metal.mid);
  brush.context.restore();
  brush.disc(0, 0, 3.4, b);
}

export function telescope(brush: Brush, { a, aDark, b }: Colours): void {
  brush.line('M2 8 L-18 44 M2 8 L22 44 M2 8 V46', 4, metal.dark);
  const { context } = brush;
  context.save();
  context.rotate(-0.55);
  context.fillStyle = brush.sheen(metal.light, metal.dark, 0, -14, 0, 16);
  context.fillRect(-38, -7, 18, 14);
  context.fillStyle = brush.sheen(a, aDark, 0, -13, 0, 14);
  context.fillRect(-22, -10, 26, 20);
  context.fillStyle = brush.sheen(metal.light, metal.dark, 0, -16, 0, 16);
  context.fillRect(4, -14, 34, 28);
  context.fillStyle = b;
  context.fillRect(34, -16, 8, 32);
  context.fillRect(-24, -11, 4, 22);
  context.restore();
  brush.disc(2, 8, 5, b);
  brush.line('M38 -42 v8 M34 -38 h8', 2, '#FFFFFF');
}

export function hourglass(brush: Brush, { b, bDark, c }: Colours): void {
  brush.fill('M-22 -34 H22 C22 -14 6 -8 5 0 C6 8 22 14 22 34 H-22 C-22 14 -6 8 -5 0 C-6 -8 -22 -14 -22 -34 Z', faint('#C6D6FF', 0.28));
  brush.fill('M-17 -20 C-13 -10 -5 -6 0 -1 C5 -6 13 -10 17 -20 Z', brush.sheen(c, b, 0, -20, 0, 0));
  brush.fill('M-19 32 C-14 20 -6 20 0 12 C6 20 14 20 19 32 Z', brush.sheen(c, b, 0, 12, 0, 32));
  brush.line('M0 -2 V14', 2, c);
  brush.line('M-22 -34 C-22 -14 -6 -8 -5 0 C-6 8 -22 14 -22 34 M22 -34 C22 -14 6 -8 5 0 C6 8 22 14 22 34', 2.4, metal.light);
  for (const y of [-40, 33]) {
    brush.context.fillStyle = brush.sheen(b, bDark, -28, 0, 28, 0);
    brush.context.fillRect(-28, y, 56, 8);
  }
  brush.line('M-25 -33 V33 M25 -33 V33', 3, bDark);
}
