import type { SlotSymbol } from '#contract/fields/game-config';
import type { Colours } from '../art/colours';
import { drawSymbol } from '../art/symbols';

/** A symbol drawn once at the size of a cell: sharp, and with motion blur. */
export interface Sprite {
  sharp: HTMLCanvasElement;
  smeared: HTMLCanvasElement;
}

function sheet(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

const SMEARS = 17;
/** How far motion blur reaches beyond its cell, above and below. */
export const SMEAR_REACH = 0.3;

/** Draws every symbol for cells of a size in device pixels. */
export function drawSprites(symbols: readonly SlotSymbol[], width: number, height: number, colours: Colours): Sprite[] {
  return symbols.map(({ art, role }) => {
    const sharp = sheet(width, height);
    const size = Math.min(width, height) * (role === 'regular' ? 0.95 : 1.02);
    drawSymbol(sharp.context, art, width / 2, height / 2, size, colours);
    const smeared = sheet(width, Math.ceil(height * (1 + SMEAR_REACH * 2)));
    smeared.context.globalAlpha = 1.9 / SMEARS;
    for (let i = 0; i < SMEARS; i++) smeared.context.drawImage(sharp.canvas, 0, (i / (SMEARS - 1)) * 2 * SMEAR_REACH * height);
    return { sharp: sharp.canvas, smeared: smeared.canvas };
  });
}
