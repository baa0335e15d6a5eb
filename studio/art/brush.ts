export type Ink = string | CanvasGradient;

/** A canvas in a space of 100 units around the middle, with the basic strokes of symbols. */
export interface Brush {
  context: CanvasRenderingContext2D;
  /** From one corner to another: the light comes from the upper left. */
  sheen(from: string, to: string, x0?: number, y0?: number, x1?: number, y1?: number): CanvasGradient;
  /** A ball lit from the upper left. */
  ball(x: number, y: number, radius: number, light: string, mid: string, dark: string): void;
  disc(x: number, y: number, radius: number, fill: Ink): void;
  ring(x: number, y: number, radius: number, width: number, stroke: Ink, from?: number, to?: number): void;
  oval(x: number, y: number, rx: number, ry: number, turn: number, width: number, stroke: Ink, from?: number, to?: number): void;
  fill(path: string, fill: Ink): void;
  line(path: string, width: number, stroke: Ink): void;
  /** A soft light around a point. */
  glow(x: number, y: number, radius: number, colour: string, strength?: number): void;
}

/** A colour of six digits with an opacity. */
export function faint(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

function ballOf(context: CanvasRenderingContext2D): Brush['ball'] {
  return (x, y, radius, light, mid, dark) => {
    const shade = context.createRadialGradient(x - radius * 0.4, y - radius * 0.45, radius * 0.1, x, y, radius);
    shade.addColorStop(0, light);
    shade.addColorStop(0.5, mid);
    shade.addColorStop(1, dark);
    context.fillStyle = shade;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
}

function stroked(context: CanvasRenderingContext2D, width: number, stroke: Ink, shape: () => void): void {
  context.lineWidth = width;
  context.strokeStyle = stroke;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  shape();
  context.stroke();
}

/** A brush on a context that is already moved to the middle and scaled to 100 units. */
export function brushOn(context: CanvasRenderingContext2D): Brush {
  return {
    context,
    sheen(from, to, x0 = -30, y0 = -40, x1 = 30, y1 = 40) {
      const gradient = context.createLinearGradient(x0, y0, x1, y1);
      gradient.addColorStop(0, from);
      gradient.addColorStop(1, to);
      return gradient;
    },
    ball: ballOf(context),
    disc(x, y, radius, fill) {
      context.fillStyle = fill;
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    },
    ring: (x, y, radius, width, stroke, from = 0, to = Math.PI * 2) =>
      stroked(context, width, stroke, () => context.arc(x, y, radius, from, to)),
    oval: (x, y, rx, ry, turn, width, stroke, from = 0, to = Math.PI * 2) =>
      stroked(context, width, stroke, () => context.ellipse(x, y, rx, ry, turn, from, to)),
    fill(path, fill) {
      context.fillStyle = fill;
      context.fill(new Path2D(path));
    },
    line(path, width, stroke) {
      context.lineWidth = width;
      context.strokeStyle = stroke;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(new Path2D(path));
    },
    glow(x, y, radius, colour, strength = 0.5) {
      const light = context.createRadialGradient(x, y, 0, x, y, radius);
      light.addColorStop(0, faint(colour, strength));
      light.addColorStop(1, faint(colour, 0));
      context.fillStyle = light;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    },
  };
}
