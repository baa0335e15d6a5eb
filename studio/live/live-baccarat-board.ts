import { type BaccaratConfig, type BaccaratSide, baccaratSides } from '#contract/fields/baccarat';
import type { LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';
import { baccaratTotal } from '#rules/games/baccarat/baccarat';
import { type BaccaratSpot, baccaratSpots, liveBaccarat, PAIR_TIMES, sideOf } from '#rules/games/live/live-baccarat';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { cardFace, cardWords } from '../tables/card-art';
import { oddsIn } from '../tables/figures';
import { wait } from '../tables/widgets';
import type { LiveBoard, ResultMark, Share } from './live-board';
import { resultItems } from './live-statistics';
import { SpotGrid } from './spot-grid';

const CARD_MS = 900;
/** With at least this much time left, the cards are dealt one after the other; with less, they're shown together. */
const DEALT_MS = 4 * CARD_MS;
/** The bead road has six rows; the oldest results drop out on the left. */
const BEADS = 72;

type Drawn = Extract<LiveSeen, { kind: 'baccarat' }>;
type Mark = Extract<LiveMark, { kind: 'baccarat' }>;

/** Live baccarat: two hands on the felt, five spots, and the bead road of the last results. */
export class LiveBaccaratBoard implements LiveBoard {
  readonly stage: HTMLElement;
  readonly road = element('ol', { class: 'bead-road' });
  private readonly hands = element('div', { class: 'seats two-hands' });
  private readonly grid: SpotGrid;
  /** Counts the rounds shown, so that a deal ends with its round. */
  private deals = 0;

  constructor(
    private readonly frame: Frame,
    private readonly config: BaccaratConfig,
    private readonly unit: number,
    onSpot: (spot: string) => void,
  ) {
    const { text } = frame;
    const odds = oddsIn(document.documentElement.lang || 'en');
    const timesOf = (spot: BaccaratSpot) => (spot === 'player-pair' || spot === 'banker-pair' ? PAIR_TIMES : config.pays[spot]);
    this.grid = new SpotGrid(
      frame,
      baccaratSpots.map((spot) => ({
        spot,
        face: this.nameOf(spot),
        words: this.nameOf(spot),
        pays: odds(timesOf(spot)),
        look: `spot-${spot}`,
      })),
      onSpot,
    );
    this.road.setAttribute('aria-label', text('live_bead_road'));
    this.stage = element('section', { class: 'felt-table live-felt', 'aria-label': text('board') }, this.hands);
    this.paint([], [], null);
  }

  get spots(): HTMLElement {
    return this.grid.node;
  }

  private nameOf(spot: BaccaratSpot): string {
    const { text } = this.frame;
    if (spot === 'player-pair') return text('live_player_pair');
    return spot === 'banker-pair' ? text('live_banker_pair') : text(`side_${spot}`);
  }

  show(bets: readonly LiveBet[]): void {
    this.grid.show(bets);
  }

  lock(isLocked: boolean): void {
    this.grid.lock(isLocked);
  }

  open(): void {
    this.deals++;
    this.grid.mark([]);
    this.paint([], [], null);
  }

  start(): void {
    this.deals++;
    this.grid.mark([]);
    this.paint([], [], null);
    this.frame.synth.start();
  }

  async play(seen: LiveSeen | null, leftMs: number): Promise<void> {
    if (seen?.kind !== 'baccarat') return;
    const { player, banker } = seen;
    const deal = ++this.deals;
    const steps: [number, number][] = [
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      ...(player.length > 2 ? [[3, 2] as [number, number]] : []),
      ...(banker.length > 2 ? [[player.length, 3] as [number, number]] : []),
    ];
    if (leftMs < DEALT_MS || this.frame.isStill) return this.rest(seen);
    for (const [one, two] of steps) {
      if (deal !== this.deals) return;
      this.paint(player.slice(0, one), banker.slice(0, two), null);
      this.frame.synth.chip();
      await wait(CARD_MS);
    }
    if (deal === this.deals) this.rest(seen);
  }

  rest(seen: LiveSeen): void {
    if (seen.kind !== 'baccarat') return;
    this.deals++;
    const mark = liveBaccarat(this.config).markOf(seen) as Mark;
    this.paint(seen.player, seen.banker, mark.side);
    this.grid.mark([mark.side, ...mark.pairs.map((hand) => `${hand}-pair`)]);
  }

  last(): void {
    // The bead road shows it.
  }

  wordsOf(seen: LiveSeen): string {
    if (seen.kind !== 'baccarat') return '';
    const { text } = this.frame;
    const hand = (side: 'player' | 'banker') => `${text(`side_${side}`)}: ${baccaratTotal(seen[side])}.`;
    return `${hand('player')} ${hand('banker')} ${text('side_wins', { side: text(`side_${sideOf(seen as Drawn)}`) })}`.replace(/\.$/, '');
  }

  markOf(mark: LiveMark): ResultMark {
    if (mark.kind !== 'baccarat') return { face: '', look: '', words: '' };
    const pairs = mark.pairs.map((hand) => this.nameOf(`${hand}-pair`));
    return {
      face: String(mark.total),
      look: [`bead-${mark.side}`, ...mark.pairs.map((hand) => `pair-${hand}`)].join(' '),
      words: [this.frame.text(`side_${mark.side}`), mark.total, ...pairs].join(', '),
    };
  }

  showRoad(results: readonly LiveMark[]): void {
    this.road.replaceChildren(...resultItems(this, results.slice(0, BEADS).toReversed()));
    this.road.scrollLeft = this.road.scrollWidth;
  }

  sharesOf(results: readonly LiveMark[]): Share[] {
    const marks = results.filter((mark) => mark.kind === 'baccarat');
    const percentOf = (count: number) => (marks.length === 0 ? 0 : (count / marks.length) * 100);
    const sides = baccaratSides.map((side) => ({
      words: this.nameOf(side),
      look: `bead-${side}`,
      percent: percentOf(marks.filter((mark) => mark.side === side).length),
    }));
    const pairs = (['player', 'banker'] as const).map((hand) => ({
      words: this.nameOf(`${hand}-pair`),
      look: '',
      percent: percentOf(marks.filter((mark) => mark.pairs.includes(hand)).length),
    }));
    return [...sides, ...pairs];
  }

  spotWords(spot: string): string {
    return this.grid.wordsOf(spot);
  }

  rules(): HTMLElement {
    const { text, money } = this.frame;
    const { most } = liveBaccarat(this.config).limits(this.unit);
    return element(
      'div',
      { class: 'rules' },
      returnFacts(this.frame, null),
      element('p', {}, text('rules_baccarat')),
      element('p', {}, text('rules_baccarat_third')),
      element('p', {}, text('live_rules_pairs', { pays: PAIR_TIMES / 100 - 1 })),
      element('p', {}, text('live_table_most', { amount: money(most) })),
    );
  }

  private paint(player: readonly number[], banker: readonly number[], result: BaccaratSide | null): void {
    this.hands.replaceChildren(this.hand('player', player, result), this.hand('banker', banker, result));
  }

  private hand(side: 'player' | 'banker', cards: readonly number[], result: BaccaratSide | null): HTMLElement {
    const { text } = this.frame;
    const isWinner = result === side || result === 'tie';
    const name = text(`side_${side}`);
    const nodes = cards.map((card, i) => {
      const node = cardFace(text, card);
      if (i === cards.length - 1 && result === null) node.classList.add('new');
      if (i === 2) node.classList.add('third');
      return node;
    });
    const shown =
      cards.length > 0
        ? element('ul', { class: 'cards', 'aria-label': `${name}: ${cards.map((card) => cardWords(text, card)).join(', ')}` }, ...nodes)
        : element('div', { class: 'places', 'aria-hidden': 'true' }, element('i'), element('i'));
    return element(
      'div',
      { class: `seat hand-${side}${isWinner ? ' win turn' : ''}` },
      element('p', { class: 'hand-name' }, name, cards.length > 0 && element('strong', {}, String(baccaratTotal(cards)))),
      shown,
    );
  }
}
