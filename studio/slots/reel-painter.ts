import type { SlotConfig } from '#contract/fields/game-config';
import type { Cell } from '#contract/fields/game-outcome';
import { faint } from '../art/brush';
import type { Colours } from '../art/colours';
import { cellCentre, type GridLayout } from './grid-layout';
import type { ReelState } from './reel-motion';
import { SMEAR_REACH, type Sprite } from './sprites';

/** The state that the canvas shows. */
export interface Scene {
  strips: readonly (readonly number[])[];
  reels: readonly ReelState[];
  /** Reels that stop with suspense. */
  suspense: readonly boolean[];
  /** The win being shown: its cells, and for a line its rows. `beat` runs from 0 to 1 each second. */
  win: { cells: readonly Cell[]; rows: readonly number[] | null; beat: number; strength: number } | null;
  /** The opacity of the symbols, for the fade that replaces motion. */
  opacity: number;
  now: number;
}

export interface Brushes {
  context: CanvasRenderingContext2D;
  layout: GridLayout;
  sprites: readonly Sprite[];
  colours: Colours;
  config: Pick<SlotConfig, 'rows' | 'reels'>;
}

const SMEAR_FROM = 12;
const key = (reel: number, row: number) => reel * 16 + row;

function paintBed({ context, layout, colours }: Brushes, scene: Scene): void {
  const { left, top, cellWidth, gap, width, height } = layout;
  const bed = context.createLinearGradient(0, top, 0, top + height);
  bed.addColorStop(0, 'rgba(7,10,20,.92)');
  bed.addColorStop(0.5, 'rgba(16,22,46,.86)');
  bed.addColorStop(1, 'rgba(7,10,20,.92)');
  scene.reels.forEach((_, reel) => {
    const x = left + reel * (cellWidth + gap);
    context.fillStyle = bed;
    context.beginPath();
    context.roundRect(x, top - 4, cellWidth, height + 8, 8);
    context.fill();
    if (scene.suspense[reel] && !scene.reels[reel]?.isResting && (scene.reels[reel - 1]?.isResting ?? true)) {
      context.strokeStyle = faint(colours.c, 0.55 + 0.35 * Math.sin(scene.now / 160));
      context.lineWidth = 2.5;
      context.stroke();
    }
  });
  context.strokeStyle = faint(colours.a, 0.35);
  context.lineWidth = 1.25;
  context.beginPath();
  context.roundRect(left - 7, top - 10, width + 14, height + 20, 14);
  context.stroke();
  context.beginPath();
  for (let i = 1; i < 24; i++) {
    const y = top + (height * i) / 24;
    const size = i % 6 === 0 ? 6 : 3;
    context.moveTo(left - 7, y);
    context.lineTo(left - 7 + size, y);
    context.moveTo(left + width + 7, y);
    context.lineTo(left + width + 7 - size, y);
  }
  context.stroke();
}

function paintReel(brushes: Brushes, scene: Scene, reel: number, lit: ReadonlySet<number> | null): void {
  const { context, layout, sprites, config } = brushes;
  const state = scene.reels[reel];
  const strip = scene.strips[reel];
  if (!state || !strip) return;
  const { cellWidth, cellHeight, top } = layout;
  const x = layout.left + reel * (cellWidth + layout.gap);
  const first = Math.floor(state.position);
  const part = state.position - first;
  context.save();
  context.beginPath();
  context.rect(x, top - 3, cellWidth, layout.height + 6);
  context.clip();
  for (let row = -1; row <= config.rows; row++) {
    const symbol = strip[(((first + row) % strip.length) + strip.length) % strip.length] ?? 0;
    const sprite = sprites[symbol];
    if (!sprite) continue;
    const isLit = lit?.has(key(reel, row)) ?? false;
    if (isLit) continue;
    context.globalAlpha = scene.opacity * (lit ? 1 - 0.68 * (scene.win?.strength ?? 0) : 1);
    const y = top + (row - part) * cellHeight;
    if (state.speed <= SMEAR_FROM) context.drawImage(sprite.sharp, x, y, cellWidth, cellHeight);
    else context.drawImage(sprite.smeared, x, y - SMEAR_REACH * cellHeight, cellWidth, cellHeight * (1 + SMEAR_REACH * 2));
  }
  context.restore();
}

function paintLit(brushes: Brushes, scene: Scene, win: NonNullable<Scene['win']>): void {
  const { context, layout, sprites, colours } = brushes;
  const swell = 1 + 0.07 * win.strength * (0.5 - 0.5 * Math.cos(win.beat * Math.PI * 2));
  for (const [reel, row] of win.cells) {
    const strip = scene.strips[reel];
    const state = scene.reels[reel];
    if (!strip || !state) continue;
    const symbol = strip[(((Math.floor(state.position) + row) % strip.length) + strip.length) % strip.length] ?? 0;
    const { x, y } = cellCentre(layout, reel, row);
    const width = layout.cellWidth * swell;
    const height = layout.cellHeight * swell;
    context.fillStyle = faint(colours.a, 0.16 * win.strength);
    context.strokeStyle = faint(colours.aLight, 0.75 * win.strength);
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect(x - layout.cellWidth / 2 + 2, y - layout.cellHeight / 2 + 2, layout.cellWidth - 4, layout.cellHeight - 4, 10);
    context.fill();
    context.stroke();
    const sprite = sprites[symbol];
    if (sprite) context.drawImage(sprite.sharp, x - width / 2, y - height / 2, width, height);
  }
}

function paintLine({ context, layout, colours }: Brushes, win: NonNullable<Scene['win']>): void {
  if (!win.rows) return;
  const points = win.rows.map((row, reel) => cellCentre(layout, reel, row));
  const draw = (width: number, colour: string) => {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(layout.left - 4, points[0]?.y ?? 0);
    for (const { x, y } of points) context.lineTo(x, y);
    context.lineTo(layout.left + layout.width + 4, points.at(-1)?.y ?? 0);
    context.stroke();
  };
  context.globalAlpha = win.strength;
  draw(6, 'rgba(7,10,20,.75)');
  draw(2.5, colours.aLight);
  context.globalAlpha = 1;
}

/** Paints one frame of the reels: beds, symbols, and the current win. */
export function paintScene(brushes: Brushes, scene: Scene): void {
  paintBed(brushes, scene);
  const lit = scene.win ? new Set(scene.win.cells.map(([reel, row]) => key(reel, row))) : null;
  for (let reel = 0; reel < brushes.config.reels; reel++) paintReel(brushes, scene, reel, lit);
  if (!scene.win) return;
  paintLine(brushes, scene.win);
  paintLit(brushes, scene, scene.win);
}
