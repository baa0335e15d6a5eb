import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import { element } from '../shell/element';
import { anticipated } from './anticipation';
import type { ReelGrid } from './reel-grid';

const TURN_MS = 420;
const LAND_MS = 520;
const BETWEEN_MS = 130;
/** How much longer a reel that may start the feature turns. */
const LONGER_MS = 900;
const FALL_MS = 380;
const POP_MS = 260;
const TURN_CELLS = 8;
/** The easing of a landing and of a fall: it overshoots, then settles. */
const SETTLE = 'cubic-bezier(.22,1.12,.4,1)';
const STILL_MS = 120;

/** Nothing to wait for: the cell doesn't exist or doesn't move. */
const ended = (run: Animation | null | undefined): Promise<unknown> => run?.finished ?? Promise.resolve();

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Moves the reels from one step to the next; with reduced motion they only change. */
export class ReelShow {
  /** The speed of all motion; higher once the player skips ahead. */
  speed = 1;
  private turning = false;

  constructor(
    private readonly grid: ReelGrid,
    private readonly config: MechanicConfig,
    private readonly isStill: boolean,
    private readonly on: { onStop: (reel: number) => void; onWait: () => void },
  ) {}

  /** Turns all reels until they land. `kept` cells stay in view. */
  turn(kept: SlotStep['kept'] = []): void {
    this.grid.light([]);
    this.grid.hold(kept);
    if (this.isStill) return;
    this.turning = true;
    this.grid.columns.forEach((column, reel) => {
      const high = this.grid.heightOf(reel);
      const own = [...(this.grid.grid[reel] ?? [])];
      const some = Array.from({ length: TURN_CELLS }, (_, i) => own[(i * 5 + reel) % own.length] ?? 0);
      const strip = this.strip([...some, ...own], high);
      column.replaceChildren(strip);
      const run = strip.animate([{ transform: `translateY(${-high * TURN_CELLS}px)` }, { transform: 'translateY(0)' }], {
        duration: TURN_MS,
        iterations: Infinity,
        delay: reel * 40,
      });
      run.playbackRate = 1;
    });
  }

  /** Shows a step: lands, falls, reveals, as its move says. */
  async play(step: SlotStep, before: SlotStep | null): Promise<void> {
    if (this.isStill) return this.change(step);
    if (step.move === 'fall' && before) return this.fall(step, before);
    if (step.move === 'reveal' || step.move === 'expand') return this.turnOver(step);
    if (step.move === 'walk') this.walk(step);
    if (!this.turning) {
      this.turn(step.move === 'walk' ? [] : step.kept);
      if (step.move === 'walk') this.walk(step);
      await wait(260 / this.speed);
    }
    await this.land(step);
  }

  /** Shows a step without any motion but a short fade. */
  async change(step: SlotStep): Promise<void> {
    this.turning = false;
    this.grid.release();
    this.grid.light([]);
    this.grid.show(step.grid, step.values);
    await wait(STILL_MS);
  }

  private strip(symbols: readonly number[], high: number): HTMLElement {
    const strip = element('div', { class: 'strip' }, ...symbols.map((symbol) => this.grid.picture(symbol)));
    strip.style.setProperty('--high', `${high}px`);
    return strip;
  }

  /** Keeps a reel turning until its own suspense and that of earlier reels is over; it's lit during its own. Skipping shortens it. */
  private async hold(column: HTMLElement, turns: number, isOwn: boolean): Promise<void> {
    const own = isOwn ? 1 : 0;
    await wait(((turns - own) * LONGER_MS) / this.speed);
    if (!isOwn || this.speed > 1) return;
    column.classList.add('waiting');
    this.on.onWait();
    await wait(LONGER_MS / this.speed);
  }

  private async land(step: SlotStep): Promise<void> {
    const values = step.values;
    const { config } = this;
    const weights = step.free && config.feature.weights.length > 0 ? config.feature.weights : config.weights;
    const longer = step.move === 'spin' ? anticipated(config, step.grid, weights) : [];
    await Promise.all(
      this.grid.columns.map(async (column, reel) => {
        await wait((reel * BETWEEN_MS) / this.speed);
        if (longer.slice(0, reel + 1).includes(true))
          await this.hold(column, longer.slice(0, reel + 1).filter(Boolean).length, longer[reel] === true);
        const cells = step.grid[reel] ?? [];
        const high = (this.grid.heightOf(reel) * (this.grid.grid[reel]?.length ?? 1)) / Math.max(1, cells.length);
        const strip = this.strip([...cells, ...cells, ...cells], high);
        column.replaceChildren(strip);
        const run = strip.animate([{ transform: `translateY(${-high * cells.length * 2}px)` }, { transform: 'translateY(0)' }], {
          duration: LAND_MS / this.speed,
          easing: SETTLE,
        });
        await run.finished;
        column.replaceChildren(...cells.map((symbol) => this.grid.picture(symbol)));
        column.classList.remove('waiting');
        this.on.onStop(reel);
      }),
    );
    this.turning = false;
    this.grid.grid = step.grid;
    this.grid.value(values);
    this.grid.release();
  }

  /** Removes winning cells, lets the others fall, and brings new ones from above. */
  private async fall(step: SlotStep, before: SlotStep): Promise<void> {
    const gone = before.wins.flatMap(({ positions }) => positions);
    await Promise.all(
      gone.map(([reel, row]) =>
        ended(
          this.grid.cell(reel, row)?.animate([{ transform: 'scale(1.12)' }, { transform: 'scale(0) rotate(40deg)', opacity: 0 }], {
            duration: POP_MS / this.speed,
            fill: 'forwards',
          }),
        ),
      ),
    );
    this.grid.light([]);
    this.grid.show(step.grid, step.values);
    const moves = this.grid.columns.flatMap((column, reel) => {
      const rows = gone.filter(([at]) => at === reel).map(([, row]) => row);
      const high = this.grid.heightOf(reel);
      const left = (before.grid[reel] ?? []).map((_, row) => row).filter((row) => !rows.includes(row));
      return [...column.children].map((cell, row) => {
        const from = row < rows.length ? row - rows.length - 0.5 : (left[row - rows.length] ?? row);
        if (from === row) return ended(null);
        const run = cell.animate([{ transform: `translateY(${(from - row) * high}px)` }, { transform: 'none' }], {
          duration: FALL_MS / this.speed,
          delay: (reel * 30) / this.speed,
          easing: SETTLE,
          fill: 'backwards',
        });
        return ended(run);
      });
    });
    await Promise.all(moves);
    this.on.onStop(0);
  }

  /** Turns over the cells that change. */
  private async turnOver(step: SlotStep): Promise<void> {
    const old = this.grid.grid;
    await wait(300 / this.speed);
    this.grid.show(step.grid, step.values);
    const whole = step.move === 'expand';
    await Promise.all(
      this.grid.columns.flatMap((column, reel) =>
        [...column.children].map((cell, row) =>
          ended(
            old[reel]?.[row] === step.grid[reel]?.[row]
              ? null
              : cell.animate(
                  [
                    { transform: whole ? 'scaleY(0)' : 'rotateY(90deg)', filter: 'brightness(2.2)' },
                    { transform: 'none', filter: 'none' },
                  ],
                  { duration: 420 / this.speed, easing: SETTLE, delay: row * 60 },
                ),
          ),
        ),
      ),
    );
    this.on.onStop(0);
  }

  /** Moves wilds one reel to the left, above the turning reels. */
  private walk(step: SlotStep): void {
    const old = this.grid.grid;
    const places = step.kept.map(([reel, row]) => ({ reel, row, symbol: step.grid[reel]?.[row] ?? old[reel + 1]?.[row] ?? 0 }));
    const copies = places.map(({ reel, row, symbol }) => {
      const copy = this.grid.picture(symbol);
      const high = this.grid.heightOf(reel);
      copy.style.cssText = `left:${reel * this.grid.width}px;top:${row * high}px;width:${this.grid.width}px;height:${high}px`;
      return copy;
    });
    this.grid.over.replaceChildren(...copies);
    for (const copy of copies)
      copy.animate([{ transform: `translateX(${this.grid.width}px)` }, { transform: 'none' }], {
        duration: 460 / this.speed,
        easing: 'ease-in-out',
      });
  }
}
