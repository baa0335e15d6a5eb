import type { SlotConfig } from '#contract/fields/game-config';
import type { Cell, SlotSpin } from '#contract/fields/game-outcome';
import { firstStops } from '#rules/games/slots/first-picture';
import { type Colours, colourSets } from '../art/colours';
import { type GridLayout, layOutGrid } from './grid-layout';
import { ReelMotion } from './reel-motion';
import { paintScene, type Scene } from './reel-painter';
import { planSpin } from './spin-plan';
import { Sparks } from './sparks';
import { drawSprites, type Sprite } from './sprites';

const FADE_MS = 120;
const WIN_FADE_MS = 160;

interface ShownWin {
  cells: readonly Cell[];
  rows: readonly number[] | null;
  since: number;
}

/** The canvas with the reels: it turns, lands and highlights, without any logic about money. */
export class SlotStage {
  private readonly context: CanvasRenderingContext2D;
  private readonly colours: Colours;
  private readonly reels: ReelMotion[];
  private readonly sparks = new Sparks();
  private strips: readonly (readonly number[])[];
  private layout: GridLayout = layOutGrid(1, 1, 1, 1);
  private sprites: Sprite[] = [];
  private suspense: boolean[] = [];
  private win: ShownWin | null = null;
  private fade = { from: 1, to: 1, since: -FADE_MS };
  private frame = 0;
  private startedAt = 0;
  private resting: { done: () => void; sounded: Set<number> } | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly config: SlotConfig,
    private readonly isStill: boolean,
    private readonly onReelStop: (reel: number) => void,
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    this.context = context;
    this.colours = colourSets[config.palette];
    this.strips = config.strips;
    this.reels = firstStops(config).map((stop) => new ReelMotion(stop));
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  /** Redraws everything for the canvas's size. */
  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const density = Math.min(window.devicePixelRatio, 2.5);
    this.canvas.width = Math.round(clientWidth * density);
    this.canvas.height = Math.round(clientHeight * density);
    this.context.setTransform(density, 0, 0, density, 0, 0);
    this.layout = layOutGrid(clientWidth, clientHeight, this.config.reels, this.config.rows);
    const { cellWidth, cellHeight } = this.layout;
    this.sprites = drawSprites(this.config.symbols, Math.ceil(cellWidth * density), Math.ceil(cellHeight * density), this.colours);
    this.paint(performance.now());
  }

  /** Starts all reels on a set of strips. */
  spin(strips: readonly (readonly number[])[]): void {
    const now = performance.now();
    this.clearWin();
    this.strips = strips;
    this.startedAt = now;
    this.suspense = [];
    if (this.isStill) this.fade = { from: 1, to: 0, since: now };
    else this.reels.forEach((reel, i) => reel.start(now + i * 45));
    this.run();
  }

  /** Lands on a spin's stops; resolves when all reels are at rest. */
  land({ stops, grid }: Pick<SlotSpin, 'stops' | 'grid'>): Promise<void> {
    const plan = planSpin(this.config, { grid });
    this.suspense = this.isStill ? [] : plan.suspense;
    if (this.isStill) return this.place(stops);
    const now = performance.now();
    this.reels.forEach((reel, i) => reel.land(stops[i] ?? 0, Math.max(now + i * 60, this.startedAt + (plan.brakes[i] ?? 0)), false));
    return new Promise((done) => {
      this.resting = { done, sounded: new Set() };
      this.run();
    });
  }

  /** Ends the turning immediately: reels that aren't braking yet land now. */
  hurry(stops: readonly number[]): void {
    const now = performance.now();
    this.suspense = [];
    if (this.resting) this.reels.forEach((reel, i) => reel.restsAt() > now + 250 && reel.land(stops[i] ?? 0, now + i * 25, true));
  }

  /** Shows stops without turning, for example when a round is resumed. */
  async place(stops: readonly number[]): Promise<void> {
    const now = performance.now();
    this.reels.forEach((reel, i) => reel.place(stops[i] ?? 0));
    this.fade = { from: 0, to: 1, since: now };
    this.run();
    await new Promise((done) => setTimeout(done, FADE_MS));
    this.reels.forEach((_, i) => this.onReelStop(i));
  }

  /** The strips at rest, as when free spins begin on separate reels. */
  useStrips(strips: readonly (readonly number[])[]): void {
    this.strips = strips;
  }

  showWin(cells: readonly Cell[], rows: readonly number[] | null): void {
    this.win = { cells, rows, since: performance.now() };
    this.run();
  }

  clearWin(): void {
    this.win = null;
    this.sparks.clear();
    this.run();
  }

  celebrate(): void {
    if (this.isStill) return;
    this.sparks.burst(this.layout, this.colours, performance.now());
    this.run();
  }

  private run(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    this.frame = 0;
    this.paint(now);
    if (this.resting) this.playStopSounds(now, this.resting);
    const isTurning = this.reels.some((reel) => !reel.at(now).isResting);
    const isFading = now < this.fade.since + FADE_MS + 20;
    const isGlowing = this.win !== null && (!this.isStill || now < this.win.since + WIN_FADE_MS + 20);
    if (isTurning || isFading || isGlowing || this.sparks.isBurning) this.run();
  }

  private playStopSounds(now: number, resting: { done: () => void; sounded: Set<number> }): void {
    this.reels.forEach((reel, i) => {
      if (resting.sounded.has(i) || now < reel.restsAt() - 150) return;
      resting.sounded.add(i);
      this.onReelStop(i);
    });
    if (this.reels.some((reel) => !reel.at(now).isResting)) return;
    this.resting = null;
    resting.done();
  }

  private paint(now: number): void {
    const { width, height } = this.canvas;
    this.context.clearRect(0, 0, width, height);
    const age = this.win ? now - this.win.since : 0;
    const scene: Scene = {
      strips: this.strips,
      reels: this.reels.map((reel) => reel.at(now)),
      suspense: this.suspense,
      win: this.win && {
        cells: this.win.cells,
        rows: this.win.rows,
        beat: this.isStill ? 0 : (age % 1000) / 1000,
        strength: Math.min(1, age / WIN_FADE_MS),
      },
      opacity: this.fade.from + (this.fade.to - this.fade.from) * Math.min(1, Math.max(0, (now - this.fade.since) / FADE_MS)),
      now,
    };
    paintScene({ context: this.context, layout: this.layout, sprites: this.sprites, colours: this.colours, config: this.config }, scene);
    this.sparks.paint(this.context, now);
  }
}
