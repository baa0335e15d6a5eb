import { colourOf, numberFace } from '#rules/games/roulette/roulette-spots';
import { brushOn, faint } from '../art/brush';
import { type Colours, ink, metal } from '../art/colours';
import type { WheelState } from './wheel-motion';

export const pocketColours = { red: '#C8233F', black: '#151B33', green: '#12805A' } as const;

const TURN = Math.PI * 2;
/** Radii in a space of 100 units across. */
const RIM = 49;
const TRACK = 44.5;
const POCKETS = 40;
const INNER = 27;

/** The rotor: pockets with their numbers, drawn once. */
function paintRotor(context: CanvasRenderingContext2D, wheel: readonly number[], { a, aLight, aDark, b }: Colours): void {
  const brush = brushOn(context);
  const step = TURN / wheel.length;
  wheel.forEach((number, i) => {
    context.save();
    context.rotate(i * step);
    context.beginPath();
    context.arc(0, 0, POCKETS, -Math.PI / 2 - step / 2, -Math.PI / 2 + step / 2);
    context.arc(0, 0, INNER, -Math.PI / 2 + step / 2, -Math.PI / 2 - step / 2, true);
    context.fillStyle = pocketColours[colourOf(number)];
    context.fill();
    context.strokeStyle = faint(metal.mid, 0.75);
    context.lineWidth = 0.35;
    context.stroke();
    context.fillStyle = '#FFFFFF';
    context.font = "700 3.9px 'Sora Variable', system-ui, sans-serif";
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(numberFace(number), 0, -POCKETS + 3.4);
    context.restore();
  });
  brush.ring(0, 0, POCKETS, 0.8, metal.mid);
  brush.ring(0, 0, POCKETS - 6.6, 0.3, faint(metal.mid, 0.8));
  brush.disc(0, 0, INNER, brush.sheen('#202B52', ink, -20, -20, 20, 20));
  brush.ring(0, 0, INNER, 0.8, a);
  for (let i = 0; i < 4; i++) {
    context.save();
    context.rotate((i * TURN) / 4);
    brush.fill('M0 -24 L3 -10 H-3 Z', brush.sheen(aLight, aDark, -3, -24, 3, -10));
    context.restore();
  }
  brush.ring(0, 0, 17.5, 0.5, faint(b, 0.8));
  brush.ball(0, 0, 9, aLight, a, aDark);
}

function paintBowl(context: CanvasRenderingContext2D): void {
  const brush = brushOn(context);
  brush.disc(0, 0, RIM, brush.sheen('#3A4672', '#10152B', -35, -35, 35, 35));
  brush.disc(0, 0, RIM - 2.4, brush.sheen('#0C1122', '#232D55', -35, -35, 35, 35));
  brush.ring(0, 0, RIM - 0.5, 0.6, metal.mid);
  for (let i = 0; i < 8; i++) {
    context.save();
    context.rotate((i * TURN) / 8 + 0.2);
    brush.fill('M0 -45.6 L1.1 -43.6 L0 -41.6 L-1.1 -43.6 Z', metal.mid);
    context.restore();
  }
}

function layer(size: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) {
    context.translate(size / 2, size / 2);
    context.scale(size / 100, size / 100);
    draw(context);
  }
  return canvas;
}

/** A wheel drawn for a size in device pixels: the bowl is static, the rotor turns. */
export interface WheelPicture {
  bowl: HTMLCanvasElement;
  rotor: HTMLCanvasElement;
}

export function drawWheel(size: number, wheel: readonly number[], colours: Colours): WheelPicture {
  return { bowl: layer(size, paintBowl), rotor: layer(size, (context) => paintRotor(context, wheel, colours)) };
}

/** Paints one moment; `result` is the number in the hub, once the ball is at rest. */
export function paintWheel(
  context: CanvasRenderingContext2D,
  size: number,
  picture: WheelPicture,
  state: WheelState,
  result: number | null,
): void {
  context.save();
  context.clearRect(0, 0, size, size);
  context.drawImage(picture.bowl, 0, 0);
  context.translate(size / 2, size / 2);
  context.scale(size / 100, size / 100);
  context.save();
  context.rotate(state.rotor);
  context.drawImage(picture.rotor, -50, -50, 100, 100);
  context.rotate(state.ball);
  const radius = INNER + 3.2 + (TRACK - INNER - 3.2) * state.height;
  const brush = brushOn(context);
  brush.disc(0.5, -radius + 0.7, 1.7, 'rgba(0,0,0,.45)');
  brush.ball(0, -radius, 1.65, '#FFFFFF', '#F0F3FF', '#A9B5DA');
  context.restore();
  if (result !== null) {
    brushOn(context).disc(0, 0, 13, pocketColours[colourOf(result)]);
    brushOn(context).ring(0, 0, 13, 0.8, '#FFFFFF');
    context.fillStyle = '#FFFFFF';
    context.font = "800 13px 'Sora Variable', system-ui, sans-serif";
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(result), 0, 0.8);
  }
  context.restore();
}
