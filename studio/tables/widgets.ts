import { button, element, icon } from '../shell/element';

/** A single choice: a row of buttons, of which one is pressed. */
export class Segments<Value extends string | number> {
  readonly node: HTMLElement;
  private readonly buttons: HTMLButtonElement[];

  constructor(
    label: string,
    private readonly options: readonly { value: Value; words: string }[],
    public value: Value,
    onChange: () => void,
  ) {
    this.buttons = options.map(({ value: own, words }) =>
      button(words, 'segment', () => {
        this.choose(own);
        onChange();
      }),
    );
    this.node = element(
      'div',
      { class: 'field' },
      element('span', { class: 'name', 'aria-hidden': 'true' }, label),
      element('div', { class: 'segments', role: 'group', 'aria-label': label }, ...this.buttons),
    );
    this.choose(value);
  }

  /** Changes the label of a value. */
  rename(value: Value, words: string): void {
    const node = this.buttons[this.options.findIndex((option) => option.value === value)];
    if (!node) return;
    node.textContent = words;
    node.setAttribute('aria-label', words);
  }

  lock(isLocked: boolean): void {
    for (const node of this.buttons) node.disabled = isLocked;
  }

  /** Presses a value's button. */
  choose(value: Value): void {
    this.value = value;
    this.buttons.forEach((node, i) => node.setAttribute('aria-pressed', String(this.options[i]?.value === value)));
  }
}

/** A multiple choice: a row of buttons, each pressed or not. */
export class Toggles<Value extends string> {
  readonly node: HTMLElement;
  private readonly buttons: HTMLButtonElement[];
  private readonly pressed = new Set<Value>();

  constructor(
    label: string,
    private readonly options: readonly { value: Value; words: string }[],
    onChange: () => void,
  ) {
    this.buttons = options.map(({ value, words }) =>
      button(words, 'segment', () => {
        this.choose(this.pressed.has(value) ? this.chosen.filter((one) => one !== value) : [...this.pressed, value]);
        onChange();
      }),
    );
    this.node = element(
      'div',
      { class: 'field' },
      element('span', { class: 'name', 'aria-hidden': 'true' }, label),
      element('div', { class: 'segments', role: 'group', 'aria-label': label }, ...this.buttons),
    );
    this.choose([]);
  }

  /** The pressed values, in the order of the row. */
  get chosen(): Value[] {
    return this.options.flatMap(({ value }) => (this.pressed.has(value) ? [value] : []));
  }

  lock(isLocked: boolean): void {
    for (const node of this.buttons) node.disabled = isLocked;
  }

  /** Presses only these values. */
  choose(values: readonly Value[]): void {
    this.pressed.clear();
    for (const value of values) this.pressed.add(value);
    this.buttons.forEach((node, i) => node.setAttribute('aria-pressed', String(values.some((value) => value === this.options[i]?.value))));
  }
}

interface Steps {
  label: string;
  lower: string;
  higher: string;
  values: readonly number[];
  first: number;
  words(value: number): string;
  onChange(): void;
}

/** A number with buttons for a step up or down; changes are announced to screen readers. */
export class Stepper {
  readonly node: HTMLElement;
  private readonly shown = element('output', {});
  private readonly down: HTMLButtonElement;
  private readonly up: HTMLButtonElement;
  private isLocked = false;
  private at: number;

  constructor(private readonly steps: Steps) {
    this.at = Math.max(0, steps.values.indexOf(steps.first));
    this.down = button(`${steps.label}: ${steps.lower}`, 'icon-button', () => this.move(-1), icon('M5 12 H19'));
    this.up = button(`${steps.label}: ${steps.higher}`, 'icon-button', () => this.move(1), icon('M5 12 H19 M12 5 V19'));
    this.node = element(
      'div',
      { class: 'field' },
      element('span', { class: 'name' }, steps.label),
      element('div', { class: 'stepper' }, this.down, this.shown, this.up),
    );
    this.refresh();
  }

  get value(): number {
    return this.steps.values[this.at] ?? 0;
  }

  lock(isLocked: boolean): void {
    this.isLocked = isLocked;
    this.refresh();
  }

  private move(by: number): void {
    this.at = Math.min(this.steps.values.length - 1, Math.max(0, this.at + by));
    this.refresh();
    this.steps.onChange();
  }

  private refresh(): void {
    this.shown.textContent = this.steps.words(this.value);
    this.down.disabled = this.isLocked || this.at === 0;
    this.up.disabled = this.isLocked || this.at === this.steps.values.length - 1;
  }
}

/** Lets arrow keys move within a grid of buttons, which is a single tab stop. */
export function gridKeys(cells: readonly HTMLButtonElement[], columns: number): void {
  const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const stop = (at: number) => cells.forEach((cell, i) => (cell.tabIndex = i === at ? 0 : -1));
  cells.forEach((cell, at) => {
    cell.addEventListener('focus', () => stop(at));
    cell.addEventListener('keydown', (event) => {
      const by = moves[event.key];
      const next = by === undefined ? undefined : cells[at + by];
      if (!next || (Math.abs(by ?? 0) === 1 && Math.floor(at / columns) !== Math.floor((at + (by ?? 0)) / columns))) return;
      event.preventDefault();
      next.focus();
    });
  });
  stop(0);
}

const SVG = 'http://www.w3.org/2000/svg';

/** An SVG element with attributes and children. */
export function shape(tag: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** Resolves after a number of milliseconds. */
export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Calls `paint` on each animation frame with the progress from 0 to 1; resolves at the end. */
export function animate(milliseconds: number, paint: (done: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now();
    const step = (now: number) => {
      const u = Math.min(1, Math.max(0, (now - start) / milliseconds));
      paint(u);
      if (u < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}

/** Says on a button that the round which it will act in is still being started. */
export function waiting(node: HTMLButtonElement, words: string): void {
  node.textContent = words;
  node.title = words;
  node.setAttribute('aria-label', words);
  node.setAttribute('aria-disabled', 'true');
}
