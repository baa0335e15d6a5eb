import { button, element, icon } from '../shell/element';
import type { Frame } from '../shell/frame';
import { chipWords } from './spot-words';

const repeatIcon = ['M17 3 L20.5 6.5 L17 10', 'M20 6.5 H9 A5 5 0 0 0 4 11.5', 'M7 21 L3.5 17.5 L7 14', 'M4 17.5 H15 A5 5 0 0 0 20 12.5'];

interface Acts {
  spin(): void;
  undo(): void;
  clear(): void;
  /** Repeats the previous round, or doubles the chips on the table. */
  again(): void;
  openRules(): void;
}

/** The state that the controls show; amounts are in minor units. */
export interface ControlState {
  total: number;
  canSpin: boolean;
  canRepeat: boolean;
  canUndo: boolean;
  isOpen: boolean;
}

/** Chips, undo and clear, and the button that spins or, at a live table, places the bet. */
export class RouletteControls {
  readonly node: HTMLElement;
  private readonly chips: HTMLButtonElement[];
  private readonly undo: HTMLButtonElement;
  private readonly clear: HTMLButtonElement;
  private readonly again: HTMLButtonElement;
  private readonly spin: HTMLButtonElement;
  private readonly total = element('strong', {});
  private chosen = 0;

  constructor(
    private readonly frame: Frame,
    acts: Acts,
    main: 'spin' | 'roll' | 'live_place' = 'spin',
  ) {
    const { text, money, init, soundButton } = frame;
    this.chips = init.stakes_cents.map((stake, i) =>
      button(text('chip_of', { amount: money(stake) }), `chip chip-${i % 5}`, () => this.choose(i), element('span', {}, chipWords(stake))),
    );
    this.undo = button(text('undo'), 'icon-button', acts.undo, icon('M8 5 L4 9 L8 13', 'M4 9 H14 A5.5 5.5 0 0 1 14 20 H9'));
    this.clear = button(text('clear'), 'icon-button', acts.clear, icon('M6 7 H18 M10 4 H14', 'M7.5 7 L8.5 20 H15.5 L16.5 7'));
    this.again = button(text('repeat'), 'icon-button', acts.again, icon(...repeatIcon));
    this.spin =
      main === 'live_place'
        ? button(text(main), 'button primary place', acts.spin)
        : button(text(main), 'spin', acts.spin, icon('M20 12 A8 8 0 1 1 17 5.8', 'M20.5 2.5 V7.5 H15.5'));
    const rules = button(
      text('rules'),
      'icon-button',
      acts.openRules,
      icon('M12 11 V17 M12 7 V7.6', 'M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12'),
    );
    this.node = element(
      'div',
      { class: 'bank' },
      element('div', { class: 'rack', role: 'group', 'aria-label': text('chips') }, rules, ...this.chips, soundButton),
      element(
        'div',
        { class: 'controls' },
        this.undo,
        this.clear,
        this.again,
        element('p', { class: 'total' }, element('span', {}, text('total_bet')), this.total),
        this.spin,
      ),
    );
    this.choose(Math.min(1, this.chips.length - 1));
  }

  /** The chip that the next tap places, in minor units. */
  get chip(): number {
    return this.frame.init.stakes_cents[this.chosen] ?? 0;
  }

  /** Names the button that places the bet. */
  nameMain(words: string): void {
    this.spin.textContent = words;
    this.spin.setAttribute('aria-label', words);
  }

  /** Shows what the button offers to do with a placed bet. */
  offer({ face, words }: { face: string; words: string }): void {
    this.spin.textContent = face;
    this.spin.setAttribute('aria-label', words);
    this.spin.setAttribute('aria-disabled', 'false');
  }

  refresh(state: ControlState): void {
    this.total.textContent = state.total === 0 ? '–' : this.frame.money(state.total);
    this.undo.disabled = !state.isOpen || !state.canUndo;
    this.clear.disabled = !state.isOpen || state.total === 0;
    const isDouble = state.total > 0;
    const label = this.frame.text(isDouble ? 'double' : 'repeat');
    this.again.disabled = !state.isOpen || !(isDouble || state.canRepeat);
    this.again.setAttribute('aria-label', label);
    this.again.title = label;
    this.again.replaceChildren(isDouble ? element('span', { class: 'times' }, '×2') : icon(...repeatIcon));
    this.spin.setAttribute('aria-disabled', String(!state.canSpin));
  }

  private choose(index: number): void {
    this.chosen = index;
    this.chips.forEach((chip, i) => chip.setAttribute('aria-pressed', String(i === index)));
  }
}
