import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import { frameSvg } from '#rules/games/slots/art/world';
import { firstGrid } from '#rules/games/slots/first-picture';
import { element } from '../shell/element';
import { fitGrid } from './fit-grid';
import { type LoadedWorld, pictureOf } from './load-world';

/** The number of rows for which a grid of changing height is laid out. */
const LAID_OUT = 5;

/** The frame with its reels: where cells are, and what they show. Timing is left to its caller. */
export class ReelGrid {
  readonly node = element('div', { class: 'machine' });
  readonly columns: readonly HTMLElement[];
  readonly over = element('div', { class: 'held' });
  private readonly frame = element('img', { class: 'machine-frame', alt: '' });
  private readonly beds = element('div', { class: 'beds', role: 'img' });
  private readonly lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  grid: readonly (readonly number[])[];
  private size = { width: 1, height: 1 };

  constructor(
    private readonly config: MechanicConfig,
    private readonly loaded: LoadedWorld,
    label: string,
    private readonly money: (cents: number) => string,
  ) {
    this.columns = config.weights.map(() => element('div', { class: 'reel' }));
    this.beds.append(...this.columns);
    this.beds.setAttribute('aria-label', label);
    this.lines.setAttribute('class', 'win-lines');
    this.node.append(this.beds, this.over, this.lines, this.frame);
    this.grid = firstGrid(config);
    this.show(this.grid, []);
    const drawings = [...loaded.pictures];
    void loaded.drawn.then(() => this.redraw(drawings));
  }

  /** Shows bitmaps instead of drawings, which cost a slow phone frames while reels turn. The browser shows the drawing until it has the bitmap. */
  private redraw(drawings: readonly string[]): void {
    for (const image of this.node.querySelectorAll('img')) {
      const address = this.loaded.pictures[drawings.indexOf(image.src)];
      if (address !== undefined) image.src = address;
    }
  }

  /** Fits the machine into its stage. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const rows = this.config.mechanic === 'split' ? LAID_OUT : this.config.rows;
    const { cell, high, border } = fitGrid(width, height, this.config.reels, rows);
    this.size = { width: cell * this.config.reels, height: high * rows };
    this.node.style.width = `${this.size.width}px`;
    this.node.style.height = `${this.size.height}px`;
    this.node.style.setProperty('--border', `${border}px`);
    this.node.style.setProperty('--cell', `${Math.min(cell, high)}px`);
    this.frame.src = pictureOf(frameSvg(this.loaded.world, this.size.width, this.size.height, border));
  }

  /** The height of a cell of a reel, in pixels. */
  heightOf(reel: number): number {
    return this.size.height / (this.grid[reel]?.length || 1);
  }

  get width(): number {
    return this.size.width / this.config.reels;
  }

  picture(symbol: number): HTMLElement {
    const address = this.loaded.pictures[symbol];
    const role = this.config.symbols[symbol]?.role ?? 'blank';
    const cell = element('div', { class: `cell ${role}` });
    if (address !== undefined) cell.append(element('img', { src: address, alt: '', draggable: 'false' }));
    return cell;
  }

  /** Shows a grid at rest. */
  show(grid: readonly (readonly number[])[], values: SlotStep['values']): void {
    this.grid = grid;
    this.columns.forEach((column, reel) => column.replaceChildren(...(grid[reel] ?? []).map((symbol) => this.picture(symbol))));
    this.value(values);
  }

  /** Writes the values of coins into their cells. */
  value(values: SlotStep['values']): void {
    for (const [reel, row, cents] of values) {
      const cell = this.cell(reel, row);
      cell?.querySelector('b')?.remove();
      cell?.append(element('b', {}, this.money(cents)));
    }
  }

  cell(reel: number, row: number): HTMLElement | null {
    return (this.columns[reel]?.children[row] as HTMLElement | undefined) ?? null;
  }

  /** Copies cells above the reels, so that the reels can turn behind them. */
  hold(cells: SlotStep['kept']): HTMLElement[] {
    const copies = cells.flatMap(([reel, row]) => {
      const cell = this.cell(reel, row);
      if (!cell) return [];
      const copy = cell.cloneNode(true) as HTMLElement;
      const high = this.heightOf(reel);
      copy.style.cssText = `left:${reel * this.width}px;top:${row * high}px;width:${this.width}px;height:${high}px`;
      return [copy];
    });
    this.over.replaceChildren(...copies);
    return copies;
  }

  release(): void {
    this.over.replaceChildren();
  }

  /** Lights cells, dims the others, and draws the lines of wins. */
  light(wins: SlotStep['wins']): void {
    const lit = new Set(wins.flatMap(({ positions }) => positions.map(String)));
    this.node.classList.toggle('winning', lit.size > 0);
    this.columns.forEach((column, reel) =>
      [...column.children].forEach((cell, row) => cell.classList.toggle('lit', lit.has(`${reel},${row}`))),
    );
    this.lines.replaceChildren();
    this.lines.setAttribute('viewBox', `0 0 ${this.size.width} ${this.size.height}`);
    for (const { line } of wins) if (line !== null) this.drawLine(this.config.lines[line] ?? []);
  }

  private drawLine(rows: readonly number[]): void {
    const points = rows.map((row, reel) => `${(reel + 0.5) * this.width},${(row + 0.5) * this.heightOf(reel)}`).join(' ');
    for (const kind of ['under', 'line']) {
      const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
      shape.setAttribute('points', points);
      shape.setAttribute('class', kind);
      this.lines.append(shape);
    }
  }
}
