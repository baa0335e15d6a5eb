import type { Colours } from '../art/colours';
import type { GridLayout } from './grid-layout';

interface Spark {
  x: number;
  y: number;
  dx: number;
  dy: number;
  size: number;
  born: number;
  life: number;
  colour: string;
}

const COUNT = 110;
const SPREAD_MS = 900;
const GRAVITY = 150;

/** Pseudo-random positions of ornaments; not used for outcomes. */
const scatter = (i: number, salt: number) => {
  const value = Math.sin(i * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Sparks that rise from the bottom of the reels for a win of more than ten times the stake. */
export class Sparks {
  private sparks: Spark[] = [];

  burst(layout: GridLayout, colours: Colours, now: number): void {
    const tints = [colours.a, colours.aLight, colours.b, colours.c, '#FFFFFF'];
    this.sparks = Array.from({ length: COUNT }, (_, i) => ({
      x: layout.left + scatter(i, 1) * layout.width,
      y: layout.top + layout.height * (0.75 + 0.3 * scatter(i, 2)),
      dx: (scatter(i, 3) - 0.5) * 130,
      dy: -150 - scatter(i, 4) * 230,
      size: 1.2 + scatter(i, 5) * 2.4,
      born: now + scatter(i, 6) * SPREAD_MS,
      life: 900 + scatter(i, 7) * 900,
      colour: tints[i % tints.length] ?? '#FFFFFF',
    }));
  }

  clear(): void {
    this.sparks = [];
  }

  get isBurning(): boolean {
    return this.sparks.length > 0;
  }

  paint(context: CanvasRenderingContext2D, now: number): void {
    this.sparks = this.sparks.filter((spark) => now < spark.born + spark.life);
    for (const { x, y, dx, dy, size, born, life, colour } of this.sparks) {
      if (now < born) continue;
      const t = (now - born) / 1000;
      context.globalAlpha = 1 - (now - born) / life;
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x + dx * t, y + dy * t + (GRAVITY * t * t) / 2, size, 0, Math.PI * 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }
}
