import type { PokerHand, VideoPokerConfig } from '#contract/fields/video-poker';
import { element } from '../../shell/element';
import type { Text } from '../../text/texts';

/** The paytable in coins: a row for each hand, a column for each number of coins, with the staked one marked. */
export class Paytable {
  readonly node: HTMLElement;
  private readonly rows: ReadonlyMap<PokerHand, HTMLElement>;

  constructor(text: Text, { pays, coins_max }: VideoPokerConfig, language: string) {
    const format = new Intl.NumberFormat(language);
    const coins = Array.from({ length: coins_max }, (_, i) => i + 1);
    this.rows = new Map(
      pays.map(({ hand, some, all }) => [
        hand,
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, text(`poker_${hand}`)),
          ...coins.map((count) => element('td', { 'data-coins': count }, format.format((count === coins_max ? all : some) * count))),
        ),
      ]),
    );
    this.node = element(
      'table',
      { class: 'paytable' },
      element('caption', { class: 'unseen' }, text('paytable_caption')),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, text('coins')),
          ...coins.map((count) => element('th', { scope: 'col', 'data-coins': count }, String(count))),
        ),
      ),
      element('tbody', {}, ...this.rows.values()),
    );
  }

  /** Marks the column of a number of coins. */
  choose(coins: number): void {
    for (const cell of this.node.querySelectorAll<HTMLElement>('[data-coins]'))
      cell.classList.toggle('staked', cell.dataset['coins'] === String(coins));
  }

  /** Marks the row of a hand, or none; `isPaid` is whether it has won. */
  mark(hand: PokerHand | null, isPaid: boolean): void {
    for (const [own, row] of this.rows) {
      row.classList.toggle('made', own === hand && !isPaid);
      row.classList.toggle('paid', own === hand && isPaid);
    }
  }
}
