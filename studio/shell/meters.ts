import type { Money } from '../text/money';
import type { Text } from '../text/texts';
import { countUp } from './count-up';
import { element } from './element';

/** Balance and win, in money, side by side. */
export class Meters {
  readonly node: HTMLElement;
  private readonly balance = element('strong', {});
  private readonly balanceName = element('span', {});
  private readonly win = element('strong', {});
  private readonly winName = element('span', {});
  private finish: () => void = () => undefined;
  private shown = 0;
  /** The whole balance, bonus money included; null before the first one. */
  private cents: number | null = null;
  private isBonusHeld = false;
  /** Null until it's known. */
  private bonus: number | null = null;

  constructor(
    private readonly text: Text,
    private readonly money: Money,
    private readonly isDemo: boolean,
    private readonly isStill: boolean,
  ) {
    this.nameBalance();
    this.winName.textContent = text('win');
    this.node = element(
      'div',
      { class: 'meters' },
      element('p', {}, this.balanceName, this.balance),
      element('p', { class: 'win' }, this.winName, this.win),
    );
    this.setWin(0, 0);
  }

  /** Puts a control between the two amounts. */
  hold(control: HTMLElement | null): HTMLElement {
    if (control) this.node.lastElementChild?.before(control);
    return this.node;
  }

  /** Says whether a bonus that's being wagered is part of the balance. */
  holdsBonus(isHeld: boolean): void {
    this.isBonusHeld = isHeld;
    this.nameBalance();
  }

  /** Says how much of the balance is bonus money: it's shown beside the player's own, as everywhere on the site. */
  setBonus(cents: number): void {
    this.bonus = cents;
    this.nameBalance();
    this.writeBalance();
  }

  /** Whether it's known that no bonus money is left. */
  get hasNoBonus(): boolean {
    return this.bonus === 0;
  }

  private nameBalance(): void {
    const { text, money, bonus } = this;
    const isPart = !this.isDemo && (bonus === null ? this.isBonusHeld : bonus > 0);
    if (isPart && bonus !== null) this.balanceName.textContent = text('balance_with_amount', { amount: money(bonus) });
    else this.balanceName.textContent = text(this.isDemo ? 'demo_balance' : isPart ? 'balance_with_bonus' : 'balance');
  }

  /** Shows a balance, and the bonus money in it if that's known with it: together they are exact. */
  setBalance(cents: number, bonus?: number): void {
    this.cents = cents;
    if (bonus === undefined) this.writeBalance();
    else this.setBonus(bonus);
  }

  private writeBalance(): void {
    if (this.cents === null) return;
    const bonus = this.isDemo ? 0 : (this.bonus ?? 0);
    this.balance.textContent = this.money(Math.max(0, this.cents - bonus));
  }

  /**
   * Shows the win of a stake, both in minor units: highlighted if it's a gain, plain if it isn't more than the stake. A gain is counted
   * up, and so is `isCounted`, which more wins of the round may follow.
   */
  setWin(cents: number, stake: number, isCounted = cents > stake): void {
    const isGain = cents > stake;
    this.finish();
    this.finish = () => undefined;
    this.node.classList.toggle('gain', isGain);
    this.winName.textContent = this.text(isGain || cents === 0 ? 'win' : 'return');
    const write = (value: number) => (this.win.textContent = value === 0 ? '–' : this.money(value));
    if (isCounted && !this.isStill && cents > this.shown) this.finish = countUp(this.shown, cents, write);
    else write(cents);
    this.shown = cents;
  }
}
