import type { FreeSpinsOfGift, FreeSpinsOver, WagerRequest } from '#contract/calls/provider';
import { element } from '../shell/element';
import type { Money } from '../text/money';
import type { Text } from '../text/texts';

/** Free spins of a gift: they are played first, at the gift's stake, and a line over the reels shows how many are left. */
export class GiftSpins {
  readonly node = element('p', { class: 'gift-spins', role: 'status' });
  private left: number;
  /** A gift's spins that are over, until the player has continued. */
  private ended: FreeSpinsOver | null = null;

  constructor(
    private spins: FreeSpinsOfGift | undefined,
    private readonly text: Text,
    private readonly money: Money,
  ) {
    this.left = spins?.left ?? 0;
    this.refresh();
  }

  get isOn(): boolean {
    return this.left > 0;
  }

  /** What a player has to read before the next round, which may cost their own money; null if there's nothing. */
  get unread(): string | null {
    const { ended, text, money } = this;
    if (!ended) return null;
    const { goes_to, won_cents, wager, next } = ended;
    const won = text(`spins_over_${goes_to}`, { amount: money(won_cents), times: wager });
    return `${won} ${next ? text('spins_over_next', { left: next.left }) : text('spins_over_money')}`;
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

  /** The gift's last spin is settled: the next gift's spins follow, if there are any, once the player has continued. */
  over(ended: FreeSpinsOver): void {
    this.ended = ended;
    this.spins = ended.next ?? undefined;
    this.left = ended.next?.left ?? 0;
    this.refresh();
  }

  /** The player has read how the spins ended. */
  read(): void {
    this.ended = null;
  }

  /** The server reports that none are left: played elsewhere, or expired. */
  end(): void {
    this.left = 0;
    this.refresh();
  }

  private refresh(): void {
    const { spins, text, money } = this;
    this.node.hidden = !this.isOn;
    if (!spins || !this.isOn) return this.node.replaceChildren();
    const now = text('gift_spins', { left: this.left, stake: money(spins.stake_cents) });
    this.node.textContent = spins.later > 0 ? `${now} · ${text('gift_spins_later', { left: spins.later })}` : now;
  }
}
