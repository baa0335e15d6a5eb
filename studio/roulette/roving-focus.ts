import { type Direction, stepTo } from './spot-steps';

const arrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** The spots of a table as one tab stop: arrow keys move between spots by their position on the screen. */
export class RovingFocus {
  constructor(
    board: HTMLElement,
    private readonly spots: ReadonlyMap<string, HTMLButtonElement>,
  ) {
    board.addEventListener('keydown', (event) => this.step(event));
  }

  /** Makes a spot the tab stop. */
  stopAt(stop: HTMLButtonElement | undefined): void {
    for (const node of this.spots.values()) node.tabIndex = node === stop ? 0 : -1;
  }

  private step(event: KeyboardEvent): void {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    const centres = [...this.spots].flatMap(([id, node]) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      // Hidden spots have no size.
      return width === 0 ? [] : [{ id, x: left + width / 2, y: top + height / 2 }];
    });
    const from = centres.find(({ id }) => this.spots.get(id) === document.activeElement);
    const next = from && this.spots.get(stepTo(from, centres, direction) ?? '');
    if (!next) return;
    this.stopAt(next);
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
}
