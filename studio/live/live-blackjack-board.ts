import type { BlackjackConfig } from '#contract/fields/blackjack';
import type { LiveBet, LiveMark, LiveSeen, LiveTable, LiveTurnAct } from '#contract/fields/live';
import { behindSpot, DECISION_MS, liveBlackjack, placeOf, SEATS_OF_A_PLAYER, seatSpot } from '#rules/games/live/live-blackjack';
import { behindReturn } from '#rules/games/live/seven-seats';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { cardWords } from '../tables/card-art';
import { BlackjackFelt, type SeenBlackjack } from './blackjack-felt';
import type { LiveBoard, ResultMark, Share, Turn } from './live-board';
import { SeatGrid, type SeatHolder } from './seat-grid';

/** Live blackjack: seven seats with their hands, places behind them, and the acts of the player whose turn it is. */
export class LiveBlackjackBoard implements LiveBoard {
  readonly acts = element('div', { class: 'acts many bj-acts', hidden: true });
  private readonly felt: BlackjackFelt;
  private readonly grid: SeatGrid;
  private table: LiveTable | null = null;
  private own: readonly LiveBet[] = [];
  /** The turn whose buttons are shown, so that each is announced once. */
  private offered = '';
  private onTurn: (turn: Turn) => void = () => undefined;

  constructor(
    private readonly frame: Frame,
    private readonly config: BlackjackConfig,
    private readonly unit: number,
    onSpot: (spot: string) => void,
  ) {
    this.felt = new BlackjackFelt(frame);
    this.grid = new SeatGrid(frame, onSpot);
  }

  get stage(): HTMLElement {
    return this.felt.node;
  }

  get spots(): HTMLElement {
    return this.grid.node;
  }

  takeTurns(onTurn: (turn: Turn) => void): void {
    this.onTurn = onTurn;
  }

  show(bets: readonly LiveBet[]): void {
    this.grid.show(bets);
  }

  lock(isLocked: boolean): void {
    this.grid.lock(isLocked);
  }

  open(): void {
    this.felt.clear();
  }

  start(): void {
    this.felt.clear();
    this.frame.synth.start();
  }

  async play(): Promise<void> {
    // Cards are shown as soon as the table reports them.
  }

  rest(seen: LiveSeen): void {
    if (seen.kind === 'blackjack') this.felt.paint(seen, (seat) => this.nameOf(seat));
  }

  last(): void {
    // An empty table.
  }

  /** The table or the player's placed bets have changed: seats, cards, and whose turn it is. */
  follow(table: LiveTable, own: readonly LiveBet[]): void {
    this.table = table;
    this.own = own;
    this.grid.seat((seat) => this.holderOf(seat));
    const { seen } = table;
    if (seen?.kind === 'blackjack') this.felt.paint(seen, (seat) => this.nameOf(seat));
    this.showTurn(seen?.kind === 'blackjack' ? seen : null);
  }

  private holderOf(seat: number): SeatHolder {
    if (this.own.some(({ spot }) => spot === seatSpot(seat))) return { kind: 'own' };
    const taken = this.table?.taken?.find(({ spot }) => spot === seatSpot(seat));
    return taken ? { kind: 'other', name: taken.name } : { kind: 'free' };
  }

  private nameOf(seat: number): string {
    const holder = this.holderOf(seat);
    if (holder.kind === 'own') return this.frame.text('live_seat_own');
    return holder.kind === 'other' ? holder.name : '';
  }

  private isOwnTurn({ turn }: SeenBlackjack): boolean {
    return turn !== null && this.holderOf(turn.seat).kind === 'own';
  }

  /** Shows the buttons of the player's own turn, and says whose cards they are for. */
  private showTurn(seen: SeenBlackjack | null): void {
    const { turn } = seen ?? { turn: null };
    const isOwn = seen !== null && this.isOwnTurn(seen);
    this.acts.hidden = !isOwn;
    if (!seen || !turn || !isOwn) {
      this.offered = '';
      return;
    }
    const offered = `${this.table?.live_round}:${seen.acts}`;
    if (offered === this.offered) return;
    this.offered = offered;
    const hadFocus = this.acts.contains(document.activeElement);
    const buttons = turn.may.map((act) => this.actButton(act, turn.seat, seen.acts));
    this.acts.replaceChildren(...buttons);
    // Focus stays where the player acts.
    if (hadFocus || document.activeElement === document.body) buttons[0]?.focus({ preventScroll: true });
    this.frame.announcer.say(this.turnWords(seen));
  }

  private actButton(kind: LiveTurnAct, seat: number, number: number): HTMLButtonElement {
    const { text, money } = this.frame;
    const stake = this.own.find(({ spot }) => spot === seatSpot(seat))?.stake_cents ?? 0;
    const words = kind === 'double' || kind === 'split' ? `${text(kind)} · ${money(stake)}` : text(kind);
    return button(words, `button act${kind === 'hit' || kind === 'stand' ? ' main' : ''}`, () => {
      if (this.acts.dataset['busy'] !== 'true') this.onTurn({ spot: seatSpot(seat), kind, number });
    });
  }

  /** While an act is pending, no other one is accepted; a refused one may be retried. */
  wait(isBusy: boolean): void {
    this.acts.dataset['busy'] = String(isBusy);
    for (const node of this.acts.querySelectorAll('button')) node.setAttribute('aria-disabled', String(isBusy));
  }

  private turnWords({ turn, seats, dealer }: SeenBlackjack): string {
    const { text } = this.frame;
    const hand = turn && seats.find(({ seat }) => seat === turn.seat)?.hands[turn.hand];
    if (!turn || !hand) return '';
    const says = (name: string, cards: readonly number[], total: number) =>
      text('hand_says', { name, cards: cards.map((card) => cardWords(text, card)).join(', '), total });
    const own = says(text('live_seat_own'), hand.cards, hand.total);
    return `${text('live_turn_says', { seat: turn.seat, hand: turn.hand + 1 })} ${own} ${says(text('dealer'), dealer.cards, dealer.total)}`;
  }

  phaseWords({ seen }: LiveTable): string | null {
    if (seen?.kind !== 'blackjack') return null;
    const { text } = this.frame;
    if (!seen.turn) return text('live_dealer_plays');
    return this.isOwnTurn(seen) ? text('live_your_turn') : text('live_seat_decides', { seat: seen.turn.seat });
  }

  wordsOf(seen: LiveSeen): string {
    if (seen.kind !== 'blackjack') return '';
    const { text } = this.frame;
    const { total, cards, is_hidden } = seen.dealer;
    if (cards.length === 0) return text('live_not_dealt');
    if (!is_hidden && cards.length === 2 && total === 21) return text('live_dealer_blackjack');
    return text(total > 21 ? 'live_dealer_bust' : 'live_dealer_total', { total });
  }

  markOf(mark: LiveMark): ResultMark {
    if (mark.kind !== 'blackjack') return { face: '', look: '', words: '' };
    const { text } = this.frame;
    if (mark.total === 0) return { face: '–', look: 'bj-none', words: text('live_not_dealt') };
    if (mark.is_natural) return { face: 'BJ', look: 'bj-natural', words: text('live_dealer_blackjack') };
    const isBust = mark.total > 21;
    return {
      face: String(mark.total),
      look: isBust ? 'bj-bust' : 'bj-total',
      words: text(isBust ? 'live_dealer_bust' : 'live_dealer_total', { total: mark.total }),
    };
  }

  sharesOf(results: readonly LiveMark[]): Share[] {
    const marks = results.flatMap((mark) => (mark.kind === 'blackjack' && mark.total > 0 ? [mark] : []));
    const { text } = this.frame;
    const row = (words: string, look: string, fits: (mark: (typeof marks)[number]) => boolean): Share => ({
      words,
      look,
      percent: marks.length === 0 ? 0 : (marks.filter(fits).length / marks.length) * 100,
    });
    const totals = [17, 18, 19, 20, 21].map((total) =>
      row(text('live_dealer_total', { total }), '', (mark) => mark.total === total && !mark.is_natural),
    );
    return [
      ...totals,
      row(text('hand_blackjack'), '', ({ is_natural }) => is_natural),
      row(text('hand_bust'), '', ({ total }) => total > 21),
    ];
  }

  spotWords(spot: string): string {
    const place = placeOf(spot);
    if (!place) return spot;
    return this.frame.text(spot === behindSpot(place.seat) ? 'live_behind' : 'live_seat', { seat: place.seat });
  }

  rules(): HTMLElement {
    const { text, money } = this.frame;
    const percent = new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'percent', minimumFractionDigits: 2 });
    return element(
      'div',
      { class: 'rules' },
      returnFacts(this.frame, null),
      element('p', {}, text('live_rules_blackjack', { seats: SEATS_OF_A_PLAYER })),
      element('p', {}, text('live_rules_turns', { seconds: DECISION_MS / 1_000 })),
      element('p', {}, text('live_rules_behind', { rtp: percent.format(behindReturn()) })),
      element('p', {}, text('live_table_most', { amount: money(liveBlackjack(this.config).limits(this.unit).most) })),
    );
  }
}
