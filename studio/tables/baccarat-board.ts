import {
  type BaccaratChoice,
  type BaccaratConfig,
  type BaccaratOutcome,
  type BaccaratSide,
  baccaratSides,
} from '#contract/fields/baccarat';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { baccaratReturn, baccaratTotal } from '#rules/games/baccarat/baccarat';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { cardFace, cardWords } from './card-art';
import { oddsIn } from './figures';
import { Segments, wait } from './widgets';

const CARD_MS = 420;

/** Baccarat: two hands, dealt card by card, and the choice of a side to bet on. */
export class BaccaratBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts = null;
  readonly playLabel = 'deal';
  private readonly side: Segments<BaccaratSide>;
  private readonly hands = element('div', { class: 'seats two-hands' });
  private readonly past = element('ol', { class: 'past' });

  constructor(
    private readonly frame: Frame,
    private readonly config: BaccaratConfig,
    around: Around,
  ) {
    const { text } = frame;
    const odds = oddsIn(document.documentElement.lang || 'en');
    this.side = new Segments(
      text('bet_side'),
      baccaratSides.map((value) => ({ value, words: text(`side_${value}`) })),
      'banker',
      () => around.refresh(),
    );
    this.node = element(
      'section',
      { class: 'board-area felt-table', 'aria-label': text('table') },
      this.past,
      this.hands,
      element('p', { class: 'pays-line', 'aria-hidden': 'true' }, baccaratSides.map((side) => odds(config.pays[side])).join(' · ')),
    );
    this.panel = element('div', { class: 'panel' }, this.side.node);
    this.paint([], [], null);
  }

  choice(): BaccaratChoice {
    return { game: 'baccarat', side: this.side.value };
  }

  choose(outcome: GameOutcome): void {
    if (outcome.kind === 'baccarat') this.side.choose(outcome.side);
  }

  stakes(): number {
    return 1;
  }

  lock(isLocked: boolean): void {
    this.side.lock(isLocked);
  }

  begin(): void {
    this.paint([], [], null);
  }

  async show(outcome: GameOutcome, { isResumed }: Showing): Promise<GameOutcome> {
    if (outcome.kind !== 'baccarat') return outcome;
    const { player, banker, result } = outcome;
    const steps: [number, number][] = [
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      ...(player.length > 2 ? [[3, 2] as [number, number]] : []),
      ...(banker.length > 2 ? [[player.length, 3] as [number, number]] : []),
    ];
    if (!isResumed && !this.frame.isStill) {
      for (const [one, two] of steps) {
        this.paint(player.slice(0, one), banker.slice(0, two), null);
        this.frame.synth.chip();
        await wait(CARD_MS);
      }
    }
    this.paint(player, banker, result);
    this.past.prepend(element('li', { class: result === outcome.side ? 'won' : undefined }, this.frame.text(`side_${result}`)));
    while (this.past.children.length > 4) this.past.lastElementChild?.remove();
    return outcome;
  }

  words(outcome: GameOutcome): string {
    if (outcome.kind !== 'baccarat') return '';
    return `${this.says('player', outcome)} ${this.says('banker', outcome)} ${this.frame.text('side_wins', { side: this.frame.text(`side_${outcome.result}`) })}`;
  }

  spoken(outcome: GameOutcome): string {
    if (outcome.kind !== 'baccarat') return '';
    const { text } = this.frame;
    return (['player', 'banker'] as const)
      .map((side) => `${text(`side_${side}`)}: ${outcome[side].map((card) => cardWords(text, card)).join(', ')}.`)
      .join(' ');
  }

  rules(): Node[] {
    const { text } = this.frame;
    return [element('p', {}, text('rules_baccarat')), element('p', {}, text('rules_baccarat_third'))];
  }

  chosen(): { rtp: number; times: number } {
    const side = this.side.value;
    return { rtp: baccaratReturn(this.config, side).rtp, times: this.config.pays[side] };
  }

  private says(side: 'player' | 'banker', outcome: BaccaratOutcome): string {
    return `${this.frame.text(`side_${side}`)}: ${baccaratTotal(outcome[side])}.`;
  }

  private paint(player: readonly number[], banker: readonly number[], result: BaccaratSide | null): void {
    const { text } = this.frame;
    const hand = (side: 'player' | 'banker', cards: readonly number[]) => {
      const nodes = cards.map((card, i) => {
        const node = cardFace(text, card);
        if (i === cards.length - 1 && result === null) node.classList.add('new');
        return node;
      });
      const shown =
        cards.length > 0
          ? element(
              'ul',
              { class: 'cards', 'aria-label': `${text(`side_${side}`)}: ${cards.map((card) => cardWords(text, card)).join(', ')}` },
              ...nodes,
            )
          : element('div', { class: 'places', 'aria-hidden': 'true' }, element('i'), element('i'));
      return element(
        'div',
        { class: `seat${result === side ? ' win turn' : ''}` },
        element('p', { class: 'hand-name' }, cards.length > 0 ? `${text(`side_${side}`)} · ${baccaratTotal(cards)}` : text(`side_${side}`)),
        shown,
      );
    };
    this.hands.replaceChildren(hand('player', player), hand('banker', banker));
  }
}
