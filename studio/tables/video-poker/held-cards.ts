import { button, element } from '../../shell/element';
import type { Text } from '../../text/texts';
import { cardWords, plainCard } from '../card-art';
import { gridKeys } from '../widgets';

const CARDS = 5;

/** Five cards, held by pressing them or the keys 1 to 5; arrow keys move between them. */
export class HeldCards {
  readonly node: HTMLElement;
  private readonly buttons: HTMLButtonElement[];
  private readonly held = new Set<number>();
  private cards: readonly number[] = [];
  private isOpen = false;

  constructor(
    private readonly text: Text,
    private readonly onChange: () => void,
  ) {
    this.buttons = Array.from({ length: CARDS }, (_, i) => button('', 'held-card', () => this.toggle(i), ' '));
    this.node = element('div', { class: 'held-cards', role: 'group', 'aria-label': text('cards') }, ...this.buttons);
    gridKeys(this.buttons, CARDS);
    window.addEventListener('keydown', (event) => {
      const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1];
      if (digit === undefined || event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]'))
        return;
      this.toggle(Number(digit) - 1);
    });
    this.clear();
  }

  get positions(): number[] {
    return [...this.held].sort((one, other) => one - other);
  }

  /** Shows empty places before a deal. */
  clear(): void {
    this.show([], []);
    this.open(false);
  }

  /** Shows the cards and marks the held ones; new cards are turned over one after the other. */
  show(cards: readonly number[], held: readonly number[]): number {
    const before = this.cards;
    this.cards = cards;
    this.held.clear();
    for (const i of held) this.held.add(i);
    let fresh = 0;
    this.buttons.forEach((node, i) => {
      const card = cards[i];
      const face = card === undefined ? element('span', { class: 'playing-card place' }) : plainCard(card);
      if (card !== undefined && card !== before[i]) {
        face.classList.add('new');
        face.style.setProperty('--at', String(fresh++));
      }
      node.replaceChildren(face, element('span', { class: 'held-mark', 'aria-hidden': 'true' }, this.text('held')));
    });
    this.suggest(null);
    this.refresh();
    return fresh;
  }

  /** Enables or disables holding. */
  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.refresh();
  }

  /** Marks the cards of a hint, or none. */
  suggest(held: readonly number[] | null): void {
    this.buttons.forEach((node, i) => node.classList.toggle('suggested', held?.includes(i) ?? false));
  }

  private toggle(i: number): void {
    if (!this.isOpen) return;
    if (!this.held.delete(i)) this.held.add(i);
    this.refresh();
    this.onChange();
  }

  private refresh(): void {
    this.buttons.forEach((node, i) => {
      const card = this.cards[i];
      const words = card === undefined ? this.text('face_down') : cardWords(this.text, card);
      node.setAttribute('aria-label', this.text('card_n', { number: i + 1, card: words }));
      node.removeAttribute('title');
      node.setAttribute('aria-pressed', String(this.held.has(i)));
      node.setAttribute('aria-disabled', String(!this.isOpen));
    });
  }
}
