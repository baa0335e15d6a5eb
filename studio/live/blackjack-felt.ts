import type { LiveSeen } from '#contract/fields/live';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { cardFace, cardWords } from '../tables/card-art';

export type SeenBlackjack = Extract<LiveSeen, { kind: 'blackjack' }>;
type SeenHand = SeenBlackjack['seats'][number]['hands'][number];

/** The felt of a shared blackjack table: the dealer's cards, and the hands of every seat that plays. */
export class BlackjackFelt {
  readonly node: HTMLElement;
  private readonly dealer = element('div', { class: 'dealer' });
  private readonly seats = element('div', { class: 'bj-seats' });
  private shown: SeenBlackjack | null = null;

  constructor(private readonly frame: Frame) {
    const { text } = frame;
    this.node = element(
      'section',
      { class: 'felt-table live-felt bj-felt', 'aria-label': text('board') },
      this.dealer,
      element('p', { class: 'pays-line', 'aria-hidden': 'true' }, '3 : 2'),
      this.seats,
    );
    this.clear();
  }

  /** An empty table. */
  clear(): void {
    this.shown = null;
    const { text } = this.frame;
    this.dealer.replaceChildren(
      element('p', { class: 'hand-name' }, text('dealer')),
      element('div', { class: 'places', 'aria-hidden': 'true' }, element('i'), element('i')),
    );
    this.seats.replaceChildren();
  }

  /** Puts the cards on the table; new ones slide in. `nameOf` returns the name of a seat's player. */
  paint(seen: SeenBlackjack, nameOf: (seat: number) => string): void {
    const before = this.shown;
    this.shown = seen;
    this.paintDealer(seen, before);
    const hands = seen.seats.flatMap(({ seat, hands: own }) => own.map((hand, at) => ({ seat, hand, at, of: own.length })));
    this.seats.style.setProperty('--hands', String(Math.max(3, hands.length)));
    this.seats.replaceChildren(
      ...hands.map(({ seat, hand, at, of }) => {
        const old = before?.seats.find((one) => one.seat === seat)?.hands;
        const known = old?.length === of ? (old[at]?.cards.length ?? 0) : 0;
        return this.seatOf(seen, { seat, hand, at }, { known, name: nameOf(seat) });
      }),
    );
    if (this.node.querySelector('.playing-card.new')) this.frame.synth.chip();
  }

  private paintDealer({ dealer }: SeenBlackjack, before: SeenBlackjack | null): void {
    const { text } = this.frame;
    if (dealer.cards.length === 0) return this.clear();
    const cards = dealer.is_hidden ? [...dealer.cards, null] : dealer.cards;
    const known = before?.dealer.is_hidden ? 1 : (before?.dealer.cards.length ?? 0);
    this.dealer.replaceChildren(
      element('p', { class: 'hand-name' }, text('dealer'), element('strong', {}, String(dealer.total))),
      this.cards(text('dealer'), cards, known),
    );
  }

  private cards(name: string, cards: readonly (number | null)[], known: number): HTMLElement {
    const nodes = cards.map((card, at) => {
      const node = cardFace(this.frame.text, card);
      if (at >= known) node.classList.add('new');
      node.style.setProperty('--at', String(Math.max(0, at - known)));
      return node;
    });
    return element('ul', { class: 'cards', 'aria-label': name }, ...nodes);
  }

  private seatOf(
    { turn }: SeenBlackjack,
    { seat, hand, at }: { seat: number; hand: SeenHand; at: number },
    { known, name }: { known: number; name: string },
  ): HTMLElement {
    const { text } = this.frame;
    const isTurn = turn?.seat === seat && turn.hand === at;
    const result = hand.result ? text(`hand_${hand.result}`) : null;
    const says = text('hand_says', {
      name: `${text('live_seat', { seat })}, ${name}`,
      cards: hand.cards.map((card) => cardWords(text, card)).join(', '),
      total: hand.total,
    });
    return element(
      'div',
      { class: `seat bj-seat${isTurn ? ' turn' : ''} ${hand.result ?? ''}`, 'aria-current': isTurn ? 'true' : undefined },
      this.cards(says, hand.cards, known),
      element('p', { class: 'hand-name' }, String(hand.total), hand.is_doubled ? element('small', {}, '×2') : null),
      element('p', { class: 'bj-result' }, result ?? `${seat} · ${name}`),
    );
  }
}
