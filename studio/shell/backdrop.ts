import { faint } from '../art/brush';
import type { Colours } from '../art/colours';

/** Pseudo-random positions of ornaments; not used for outcomes. */
const spread = (i: number, salt: number) => {
  const value = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

function paintStars(context: CanvasRenderingContext2D, width: number, height: number): void {
  const count = Math.round((width * height) / 5200);
  for (let i = 0; i < count; i++) {
    context.globalAlpha = 0.15 + spread(i, 3) * 0.55;
    context.fillStyle = spread(i, 4) > 0.85 ? '#FFE6C4' : '#DCE6FF';
    context.beginPath();
    context.arc(spread(i, 1) * width, spread(i, 2) * height, 0.4 + spread(i, 5) ** 3 * 1.5, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** The limb's distance from the bottom: above the meters, below the message. */
const FOOT = 196;

/** The limb of a world at the bottom of the screen, lit along its edge. */
function paintLimb(context: CanvasRenderingContext2D, width: number, height: number, { a, aLight, dusk }: Colours): void {
  const radius = Math.max(width, height) * 1.25;
  const horizon = height - FOOT;
  const y = horizon + radius;
  const glow = context.createRadialGradient(width / 2, y, radius * 0.96, width / 2, y, radius * 1.12);
  glow.addColorStop(0, faint(a, 0));
  glow.addColorStop(0.26, faint(a, 0.26));
  glow.addColorStop(1, faint(a, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  const body = context.createLinearGradient(0, horizon, 0, height);
  body.addColorStop(0, dusk);
  body.addColorStop(0.7, '#070A14');
  context.fillStyle = body;
  context.beginPath();
  context.arc(width / 2, y, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = faint(aLight, 0.5);
  context.lineWidth = 1.25;
  context.stroke();
}

function paint(canvas: HTMLCanvasElement, colours: Colours): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  const density = Math.min(window.devicePixelRatio, 2);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  context.setTransform(density, 0, 0, density, 0, 0);
  paintStars(context, width, height);
  paintLimb(context, width, height, colours);
  context.strokeStyle = faint(colours.aLight, 0.1);
  for (const step of [0.5, 0.66, 0.86]) {
    context.beginPath();
    context.ellipse(width / 2, height * 0.36, Math.max(width, 480) * step, height * step * 0.34, -0.28, 0, Math.PI * 2);
    context.stroke();
  }
}

/** The night sky behind a game: stars, orbits and the limb of a world, drawn once for each size. */
export function backdrop(colours: Colours): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'backdrop';
  canvas.setAttribute('aria-hidden', 'true');
  new ResizeObserver(() => paint(canvas, colours)).observe(canvas);
  return canvas;
}
