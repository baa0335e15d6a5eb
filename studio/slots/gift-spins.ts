import type { FreeSpinsOfGift, WagerRequest } from '#contract/calls/provider';
import { element } from '../shell/element';
import type { Money } from '../text/money';
import type { Text } from '../text/texts';

/** Free spins of a gift: they are played first, at the gift's stake, and a line over the reels shows how many are left. */
export class GiftSpins {
  readonly node = element('p', { class: 'gift-spins', role: 'status' });
  private left: number;

  constructor(
    private readonly spins: FreeSpinsOfGift | undefined,
    private readonly text: Text,
    private readonly money: Money,
  ) {
    this.left = spins?.left ?? 0;
    this.refresh();
  }

  get isOn(): boolean {
    return this.left > 0;
  }

  /** The gift's stake for the next spin; null if the player stakes it. */
  get request(): WagerRequest | null {
    return this.spins && this.isOn ? { stake_cents: this.spins.stake_cents, gift: this.spins.gift } : null;
  }

  /** A free spin of the gift has been used. */
  used(): void {
    this.left -= 1;
    this.refresh();
  }

  /** The server reports that none are left: played elsewhere, or expired. */
  end(): void {
    this.left = 0;
    this.refresh();
  }

  private refresh(): void {
    this.node.hidden = !this.isOn;
    this.node.textContent = this.isOn ? this.text('gift_spins', { left: this.left, stake: this.money(this.spins?.stake_cents ?? 0) }) : '';
  }
}
