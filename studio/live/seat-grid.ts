import type { LiveBet } from '#contract/fields/live';
import { behindSpot, seatNumbers, seatSpot } from '#rules/games/live/live-blackjack';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { stackChip } from './spot-grid';

/** The owner of a seat: nobody, the player, or another player with a masked name. */
export type SeatHolder = { kind: 'free' } | { kind: 'own' } | { kind: 'other'; name: string };

interface Place {
  seat: number;
  spot: string;
  node: HTMLButtonElement;
  face: HTMLElement;
  stack: HTMLElement;
}

/** The seven seats of a table, and a place behind each for bets on another player's hand. */
export class SeatGrid {
  readonly node: HTMLElement;
  private readonly seats: Place[];
  private readonly behind: Place[];
  private bets: readonly LiveBet[] = [];
  private isLocked = false;
  private holderOf: (seat: number) => SeatHolder = () => ({ kind: 'free' });

  constructor(
    private readonly frame: Frame,
    onSpot: (spot: string) => void,
  ) {
    this.seats = seatNumbers.map((seat) => this.placeOf(seat, seatSpot(seat), 'bj-place', onSpot));
    this.behind = seatNumbers.map((seat) => this.placeOf(seat, behindSpot(seat), 'bj-behind', onSpot));
    this.node = element(
      'section',
      { class: 'live-spots bj-spots', 'aria-label': frame.text('table') },
      ...[...this.seats, ...this.behind].map(({ node }) => node),
    );
    this.refresh();
  }

  private placeOf(seat: number, spot: string, look: string, onSpot: (spot: string) => void): Place {
    const stack = element('span', { class: 'live-stack', 'aria-hidden': 'true' });
    const face = element('small', {});
    const number = look === 'bj-place' ? element('strong', {}, String(seat)) : null;
    const node = button(
      spot,
      `live-spot ${look}`,
      () => {
        if (node.getAttribute('aria-disabled') !== 'true') onSpot(spot);
      },
      number,
      face,
      stack,
    );
    node.removeAttribute('title');
    return { seat, spot, node, face, stack };
  }

  /** Shows the chips on the seats and behind them. */
  show(bets: readonly LiveBet[]): void {
    this.bets = bets;
    this.refresh();
  }

  /** Shows the owner of each seat. */
  seat(holderOf: (seat: number) => SeatHolder): void {
    this.holderOf = holderOf;
    this.refresh();
  }

  lock(isLocked: boolean): void {
    this.isLocked = isLocked;
    this.refresh();
  }

  private refresh(): void {
    const { text } = this.frame;
    this.node.classList.toggle('locked', this.isLocked);
    for (const place of this.seats) {
      const holder = this.holderOf(place.seat);
      const seat = text('live_seat', { seat: place.seat });
      const words = { free: text('live_seat_free'), own: text('live_seat_own'), other: holder.kind === 'other' ? holder.name : '' }[
        holder.kind
      ];
      place.node.dataset['holder'] = holder.kind;
      place.face.textContent = words;
      const name = holder.kind === 'other' ? text('live_seat_of', { seat, name: holder.name }) : `${seat}, ${words}`;
      this.paint(place, name, holder.kind === 'other');
    }
    for (const place of this.behind) {
      place.face.textContent = text('live_behind_short');
      this.paint(place, text('live_behind', { seat: place.seat }), this.holderOf(place.seat).kind !== 'other');
    }
  }

  private paint({ spot, node, stack }: Place, name: string, isBarred: boolean): void {
    const { text, money } = this.frame;
    const stake = this.bets.find((bet) => bet.spot === spot)?.stake_cents ?? 0;
    node.setAttribute('aria-label', stake > 0 ? text('bet_on', { spot: name, amount: money(stake) }) : name);
    node.setAttribute('aria-disabled', String(this.isLocked || isBarred));
    node.classList.toggle('barred', isBarred);
    stack.replaceChildren(...(stake > 0 ? [stackChip(this.frame, stake)] : []));
  }
}
