import type { Money } from '../text/money';
import type { Text } from '../text/texts';
import { button, element, icon } from './element';
import { Sheet } from './sheet';

/** The stake, with buttons for lower and higher and the list of all stakes. */
export class StakePicker {
  readonly node: HTMLElement;
  readonly sheet: Sheet;
  private readonly amount: HTMLElement;
  private readonly lower: HTMLButtonElement;
  private readonly higher: HTMLButtonElement;
  private readonly list: HTMLButtonElement;
  private index: number;
  private isLocked = false;
  /** The highest stake while a bonus is wagered; null without one. */
  private cap: number | null = null;

  constructor(
    private readonly stakes: readonly number[],
    first: number,
    private readonly text: Text,
    private readonly money: Money,
    private readonly onChange: (stake: number) => void,
  ) {
    this.index = Math.max(0, stakes.indexOf(first));
    this.sheet = new Sheet(text, text('stake_choose'));
    this.amount = element('strong', {});
    this.lower = button(text('stake_lower'), 'icon-button', () => this.move(-1), icon('M5 12 H19'));
    this.higher = button(text('stake_higher'), 'icon-button', () => this.move(1), icon('M5 12 H19 M12 5 V19'));
    this.list = button(text('stake_choose'), 'stake-amount', () => this.openList(), element('span', {}, text('stake')), this.amount);
    this.node = element('div', { class: 'stake' }, this.lower, this.list, this.higher);
    this.refresh();
  }

  get stake(): number {
    return this.stakes[this.index] ?? 0;
  }

  /** The stake can't change during a round. */
  lock(isLocked: boolean): void {
    this.isLocked = isLocked;
    this.refresh();
  }

  /** Sets the highest stake while a bonus is wagered: higher ones are marked, and the initial one is never higher. */
  setCap(cents: number | null, isFirst = false): void {
    this.cap = cents;
    if (isFirst && cents !== null) this.lowerTo(cents);
    else this.refresh();
  }

  /** What `lowerTo` would choose. */
  highestUpTo(cents: number): number {
    const highest = this.stakes.findLast((stake) => stake <= cents) ?? this.stake;
    return Math.min(highest, this.stake);
  }

  /** Chooses the highest stake up to this one; a lower one stays. */
  lowerTo(cents: number): void {
    const highest = this.stakes.findLastIndex((stake) => stake <= cents);
    if (highest >= 0 && highest < this.index) {
      this.index = highest;
      this.onChange(this.stake);
    }
    this.refresh();
  }

  private isAbove(stake: number): boolean {
    return this.cap !== null && stake > this.cap;
  }

  private above(): string {
    return this.text('stake_above_bonus', { amount: this.money(this.cap ?? 0) });
  }

  private move(step: number): void {
    this.index = Math.min(this.stakes.length - 1, Math.max(0, this.index + step));
    this.refresh();
    this.onChange(this.stake);
  }

  private openList(): void {
    const choices = this.stakes.map((stake, index) => {
      const choice = button(this.money(stake), 'button choice', () => {
        this.move(index - this.index);
        this.sheet.close();
      });
      choice.setAttribute('aria-pressed', String(index === this.index));
      choice.classList.toggle('above', this.isAbove(stake));
      return choice;
    });
    const note = this.cap === null ? [] : [element('p', { class: 'above-note' }, this.above())];
    this.sheet.open(element('div', {}, ...note, element('div', { class: 'choices' }, ...choices)));
  }

  private refresh(): void {
    const words = this.money(this.stake);
    this.amount.textContent = words;
    this.amount.dataset['long'] = words.length > 8 ? '2' : words.length > 6 ? '1' : '0';
    const isAbove = this.isAbove(this.stake);
    this.list.classList.toggle('above', isAbove);
    const parts = [`${this.text('stake')} ${this.money(this.stake)}.`, ...(isAbove ? [this.above()] : []), this.text('stake_choose')];
    this.list.setAttribute('aria-label', parts.join(' '));
    this.list.title = isAbove ? this.above() : '';
    this.list.disabled = this.isLocked;
    this.lower.disabled = this.isLocked || this.index === 0;
    this.higher.disabled = this.isLocked || this.index === this.stakes.length - 1;
  }
}
