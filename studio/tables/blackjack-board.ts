import {
  type BlackjackAct,
  type BlackjackChoice,
  type BlackjackConfig,
  type BlackjackHand,
  type BlackjackOutcome,
  type BlackjackSide,
  blackjackSides,
} from '#contract/fields/blackjack';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { sideStake, stakesOfHand } from '#rules/games/blackjack/side-bets';
import { ProviderProblem } from '../protocol/provider';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { problemWords } from '../text/problem-words';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { sideRules, sideWords } from './blackjack-sides';
import { cardFace, cardWords } from './card-art';
import { Segments, Toggles, wait } from './widgets';

const DEAL_MS = 260;

/** Refusals of an act because of its cost, after which the round continues unchanged. */
const costs = ['not_enough_money', 'limit_reached', 'single_bet_limit', 'player_excluded', 'bonus_stake_too_high', 'stake_not_allowed'];

/** Blackjack: the dealer's cards, the player's hands, and the acts for the current hand. */
export class BlackjackBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts = element('div', { class: 'acts many', hidden: true });
  readonly playLabel = 'deal';
  private readonly hands: Segments<number>;
  private readonly sides: Toggles<BlackjackSide>;
  private readonly dealer = element('div', { class: 'dealer' });
  private readonly seats = element('div', { class: 'seats' });
  private decide: ((act: BlackjackAct) => void) | null = null;
  private shown: BlackjackOutcome | null = null;

  constructor(
    private readonly frame: Frame,
    config: BlackjackConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
    this.hands = new Segments(
      text('hands'),
      Array.from({ length: config.hands_max }, (_, i) => ({ value: i + 1, words: String(i + 1) })),
      1,
      () => this.changed(),
    );
    this.sides = new Toggles(
      text('side_bets'),
      blackjackSides.map((value) => ({ value, words: text(`side_bet_${value}`) })),
      () => this.changed(),
    );
    this.node = element(
      'section',
      { class: 'board-area felt-table', 'aria-label': text('table') },
      this.dealer,
      element('p', { class: 'pays-line', 'aria-hidden': 'true' }, '3 : 2'),
      this.seats,
    );
    this.panel = element('div', { class: 'panel two' }, this.hands.node, this.sides.node);
    this.paintEmpty();
  }

  choice(): BlackjackChoice {
    const sides = this.sides.chosen;
    return { game: 'blackjack', hands: this.hands.value, ...(sides.length > 0 && { sides }) };
  }

  stakes(): number {
    return this.hands.value * stakesOfHand(this.sides.chosen);
  }

  costWords(): string[] {
    const { text, money } = this.frame;
    const stake = this.around.stake();
    const total = `${text('total_bet')}: ${money(stake * this.stakes())}`;
    return this.sides.chosen.length === 0 ? [total] : [text('side_bet_price', { amount: money(sideStake(stake)) }), total];
  }

  private changed(): void {
    this.around.refresh();
    this.frame.announcer.say(this.costWords().join('. '));
  }

  lock(isLocked: boolean): void {
    this.hands.lock(isLocked);
    this.sides.lock(isLocked);
  }

  begin(): void {
    this.paintEmpty();
    this.acts.replaceChildren();
  }

  async show(outcome: GameOutcome, { isResumed, turns }: Showing): Promise<GameOutcome> {
    let seen = outcome;
    for (let isFirst = true; seen.kind === 'blackjack'; isFirst = false) {
      await this.paint(seen, isResumed && isFirst);
      if (seen.is_over) return seen;
      this.announceTurn(seen);
      const act = await this.ask(seen, isFirst && !isResumed);
      try {
        seen = await turns.act(seen, { kind: act });
      } catch (error) {
        if (!(error instanceof ProviderProblem) || !costs.includes(error.code)) throw error;
        this.frame.notice.tell(problemWords(this.frame, error));
      }
    }
    return seen;
  }

  words(outcome: GameOutcome): string {
    if (outcome.kind !== 'blackjack') return '';
    const { text } = this.frame;
    const { total } = outcome.dealer;
    const dealer = `${text('dealer')}: ${total > 21 ? `${total}, ${text('hand_bust')}` : total}.`;
    return outcome.hands.length === 1 ? [dealer, ...this.handWords(outcome)].join(' ') : dealer;
  }

  /** Each of several hands shows its own result, so that only a screen reader says them all. */
  spoken(outcome: GameOutcome): string {
    return outcome.kind === 'blackjack' && outcome.hands.length > 1 ? this.handWords(outcome).join(' ') : '';
  }

  /** The results of the hands and of their side bets. */
  private handWords(outcome: BlackjackOutcome): string[] {
    const { text } = this.frame;
    const nameOf = (at: number) => (outcome.hands.length === 1 ? text('hand_own') : this.nameOf(at));
    const results = outcome.hands.flatMap(({ result }, at) => (result ? [`${nameOf(at)}: ${text(`hand_${result}`)}`] : []));
    return [`${results.join(', ')}.`, ...sideWords(this.frame, outcome)];
  }

  rules(): Node[] {
    const { text } = this.frame;
    const words = (['rules_blackjack', 'rules_blackjack_more', 'rules_blackjack_left'] as const).map((key) => element('p', {}, text(key)));
    return [...words, ...sideRules(this.frame)];
  }

  chosen(): null {
    return null;
  }

  private ask({ may }: BlackjackOutcome, isDealt: boolean): Promise<BlackjackAct> {
    const { text, money } = this.frame;
    const words = ({ kind, stake_cents }: BlackjackOutcome['may'][number]) =>
      kind === 'insure' ? text('insure', { amount: money(stake_cents) }) : text(kind);
    const hadFocus = this.acts.contains(document.activeElement);
    const buttons = may.map((option) => {
      const isMain = option.kind === 'hit' || option.kind === 'stand' || option.kind === 'decline';
      const node = button(words(option), `button act ${isMain ? 'main' : ''}`, () => this.decide?.(option.kind));
      return node;
    });
    this.acts.replaceChildren(...buttons);
    // Keeps the focus on the acts: after the deal on the first one, later in the same row.
    if (hadFocus || isDealt || document.activeElement === document.body) buttons[0]?.focus({ preventScroll: true });
    return new Promise((done) => {
      this.decide = (act) => {
        this.decide = null;
        this.acts.querySelectorAll('button').forEach((node) => node.setAttribute('aria-disabled', 'true'));
        done(act);
      };
    });
  }

  private announceTurn(outcome: BlackjackOutcome): void {
    const { text } = this.frame;
    const hand = outcome.turn === null ? undefined : outcome.hands[outcome.turn];
    const dealer = this.says(text('dealer'), outcome.dealer.cards, outcome.dealer.total);
    const own = hand ? this.says(this.nameOf(outcome.turn ?? 0), hand.cards, hand.total) : '';
    this.around.say(
      hand
        ? text('your_turn', { name: this.nameOf(outcome.turn ?? 0), total: hand.total })
        : `${text('dealer')}: ${cardWords(text, outcome.dealer.cards[0] ?? 0)}`,
    );
    // Side bets depend on the first cards only, so they're announced once.
    const sides = outcome.acts === 0 ? sideWords(this.frame, outcome) : [];
    this.frame.announcer.say([...sides, own, dealer].join(' '));
  }

  private nameOf(at: number): string {
    return this.frame.text('hand_n', { number: at + 1 });
  }

  private says(name: string, cards: readonly number[], total: number): string {
    const { text } = this.frame;
    return text('hand_says', { name, cards: cards.map((card) => cardWords(text, card)).join(', '), total });
  }

  /** Puts the cards on the table; new ones slide in one after the other. */
  private async paint(outcome: BlackjackOutcome, isAtOnce: boolean): Promise<void> {
    const before = this.shown;
    this.shown = outcome;
    const { text, isStill, synth } = this.frame;
    const dealerCards = outcome.dealer.is_hidden ? [...outcome.dealer.cards, null] : outcome.dealer.cards;
    this.dealer.replaceChildren(
      element('p', { class: 'hand-name' }, `${text('dealer')} · ${outcome.dealer.total}`),
      this.cards(text('dealer'), dealerCards, before?.dealer.is_hidden ? 1 : (before?.dealer.cards.length ?? 0)),
    );
    this.seats.replaceChildren(
      ...outcome.hands.map((hand, at) =>
        this.seat(outcome, hand, at, before?.hands.length === outcome.hands.length ? (before.hands[at]?.cards.length ?? 0) : 0),
      ),
    );
    this.seats.dataset['hands'] = String(outcome.hands.length);
    const fresh = this.node.querySelectorAll('.playing-card.new');
    if (fresh.length === 0) return;
    synth.chip();
    if (!isAtOnce && !isStill) await wait(DEAL_MS + fresh.length * 90);
  }

  private cards(name: string, cards: readonly (number | null)[], known: number): HTMLElement {
    const nodes = cards.map((card, i) => {
      const node = cardFace(this.frame.text, card);
      if (i >= known) node.classList.add('new');
      node.style.setProperty('--at', String(Math.max(0, i - known)));
      return node;
    });
    return element('ul', { class: 'cards', 'aria-label': name }, ...nodes);
  }

  private seat(outcome: BlackjackOutcome, hand: BlackjackHand, at: number, known: number): HTMLElement {
    const { text } = this.frame;
    const name = this.nameOf(at);
    const isTurn = outcome.turn === at;
    const result = hand.result ? text(`hand_${hand.result}`) : null;
    return element(
      'div',
      { class: `seat${isTurn ? ' turn' : ''}${hand.result ? ` ${hand.result}` : ''}`, 'aria-current': isTurn ? 'true' : undefined },
      this.cards(name, hand.cards, known),
      element('p', { class: 'hand-name' }, `${hand.total}${result ? ` · ${result}` : ''}`),
      element('p', { class: 'hand-stake' }, this.stakeWords(outcome, hand, at)),
    );
  }

  /** A hand's stake and the wins of its side bets, which belong to the first hand after a split. */
  private stakeWords({ sides = [] }: BlackjackOutcome, { stake_cents }: BlackjackHand, at: number): string {
    const { text, money } = this.frame;
    const won = sides.flatMap(({ hand, result, win_cents }) => (hand === at && result ? [`${text(result)} ${money(win_cents)}`] : []));
    return [money(stake_cents), ...won].join(' · ');
  }

  private paintEmpty(): void {
    this.shown = null;
    this.dealer.replaceChildren(
      element('p', { class: 'hand-name' }, this.frame.text('dealer')),
      element('div', { class: 'places', 'aria-hidden': 'true' }, element('i'), element('i')),
    );
    this.seats.replaceChildren(
      element('div', { class: 'seat', 'aria-hidden': 'true' }, element('div', { class: 'places' }, element('i'), element('i'))),
    );
    this.seats.dataset['hands'] = '1';
  }
}
