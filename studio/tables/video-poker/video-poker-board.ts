import type { VideoPokerChoice, VideoPokerConfig, VideoPokerOutcome } from '#contract/fields/video-poker';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { bestHold } from '#rules/games/video-poker/best-hold';
import { videoPokerReturn } from '#rules/games/video-poker/video-poker';
import { button, element } from '../../shell/element';
import type { Frame } from '../../shell/frame';
import type { Around, Board, Showing } from '../board';
import { cardWords } from '../card-art';
import { timesIn } from '../figures';
import { Segments, wait } from '../widgets';
import { HeldCards } from './held-cards';
import { Paytable } from './paytable';

const DEAL_MS = 260;
const CARD_MS = 90;
const REPLAY_MS = 700;

/** Video poker: the paytable, five cards of which the player may hold any, and a draw that replaces the others. */
export class VideoPokerBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts: HTMLElement;
  readonly playLabel = 'deal';
  private readonly coins: Segments<number>;
  private readonly paytable: Paytable;
  private readonly cards: HeldCards;
  private readonly total = element('output', {});
  private readonly advice = element('p', { class: 'advice' });
  private readonly hints: HTMLButtonElement;
  private readonly draw: HTMLButtonElement;
  private hasHints = false;
  private dealt: VideoPokerOutcome | null = null;
  private decide: (() => void) | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly config: VideoPokerConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
    const counts = Array.from({ length: config.coins_max }, (_, i) => ({ value: i + 1, words: String(i + 1) }));
    this.coins = new Segments(text('coins'), counts, config.coins_max, () => around.refresh());
    this.paytable = new Paytable(text, config, document.documentElement.lang || 'en');
    this.cards = new HeldCards(text, () => frame.synth.chip());
    this.hints = button(text('hint'), 'button small hint', () => this.turnHints());
    this.draw = button(text('draw_cards'), 'button primary play', () => this.decide?.());
    this.node = element(
      'section',
      { class: 'board-area poker-board', 'aria-label': text('table') },
      element('div', { class: 'paytable-area' }, this.paytable.node),
      this.cards.node,
    );
    this.panel = element(
      'div',
      { class: 'panel two' },
      this.coins.node,
      element('div', { class: 'field total-field' }, element('span', { class: 'name' }, text('total_bet')), this.total),
    );
    this.acts = element('div', { class: 'acts', hidden: true }, this.advice, element('div', { class: 'bet' }, this.hints, this.draw));
    this.hints.setAttribute('aria-pressed', 'false');
    this.listenForSpace();
    this.lock(false);
  }

  choice(): VideoPokerChoice {
    return { game: 'video-poker', coins: this.coins.value };
  }

  choose(outcome: GameOutcome): void {
    if (outcome.kind === 'video-poker') this.coins.choose(outcome.coins);
  }

  stakes(): number {
    return this.coins.value;
  }

  lock(isLocked: boolean): void {
    this.coins.lock(isLocked);
    this.paytable.choose(this.coins.value);
    this.total.textContent = this.frame.money(this.around.stake() * this.coins.value);
  }

  begin(): void {
    this.cards.clear();
    this.paytable.mark(null, false);
  }

  async show(outcome: GameOutcome, { isResumed, turns }: Showing): Promise<GameOutcome> {
    if (outcome.kind !== 'video-poker') return outcome;
    if (outcome.coins !== this.coins.value) this.coins.choose(outcome.coins);
    this.lock(true);
    if (outcome.is_over) return this.showAgain(outcome, isResumed);
    await this.deal(outcome, isResumed);
    const held = await this.ask(outcome, !isResumed);
    const seen = await turns.act(outcome, { kind: 'hold', held });
    if (seen.kind === 'video-poker') await this.turnOver(seen);
    return seen;
  }

  words(outcome: GameOutcome): string {
    return outcome.kind === 'video-poker' ? this.handWords(outcome) : '';
  }

  spoken(outcome: GameOutcome): string {
    return outcome.kind === 'video-poker' ? this.list(outcome.cards) : '';
  }

  rules(): Node[] {
    const { text } = this.frame;
    const { variant } = this.config;
    const wild = variant === 'deuces' || variant === 'joker' ? ([`rules_poker_${variant}`] as const) : [];
    return (['rules_poker', 'rules_poker_returns', ...wild, 'rules_poker_more', 'rules_poker_left'] as const).map((key) =>
      element('p', {}, text(key)),
    );
  }

  chosen(): { rtp: number; times: null; label: string } {
    const coins = this.coins.value;
    const label = this.frame.text(coins === this.config.coins_max ? 'return_all_coins' : 'return_fewer_coins', { coins });
    return { rtp: videoPokerReturn(this.config, coins).rtp, times: null, label };
  }

  /** A finished round: its deal, the held cards, and the draw. */
  private async showAgain(outcome: VideoPokerOutcome, isResumed: boolean): Promise<GameOutcome> {
    if (!isResumed) {
      await this.deal(outcome, false);
      this.cards.show(outcome.dealt, outcome.held ?? []);
      await wait(REPLAY_MS);
    }
    await this.turnOver(outcome);
    return outcome;
  }

  private async deal({ dealt }: VideoPokerOutcome, isAtOnce: boolean): Promise<void> {
    await this.settle(this.cards.show(dealt, []), isAtOnce);
  }

  private async turnOver(outcome: VideoPokerOutcome): Promise<void> {
    this.dealt = null;
    this.cards.open(false);
    const fresh = this.cards.show(outcome.cards, outcome.held ?? []);
    this.paytable.mark(null, false);
    await this.settle(fresh, false);
    this.paytable.mark(outcome.hand, true);
  }

  /** Waits until a number of cards have been turned over. */
  private async settle(fresh: number, isAtOnce: boolean): Promise<void> {
    if (fresh === 0) return;
    this.frame.synth.chip();
    if (!isAtOnce && !this.frame.isStill) await wait(DEAL_MS + fresh * CARD_MS);
  }

  /** Waits for the player to hold and draw; resolves to the held positions. */
  private ask(outcome: VideoPokerOutcome, isDealt: boolean): Promise<number[]> {
    const { text, announcer } = this.frame;
    this.dealt = outcome;
    this.paytable.mark(outcome.hand, false);
    this.cards.open(true);
    this.around.say(outcome.hand ? text(`poker_${outcome.hand}`) : text('hold_prompt'));
    announcer.say(`${this.list(outcome.cards)} ${this.handWords(outcome)} ${text('hold_prompt')}.`);
    this.advise();
    this.draw.setAttribute('aria-disabled', 'false');
    if (isDealt || document.activeElement === document.body) this.draw.focus({ preventScroll: true });
    return new Promise((done) => {
      this.decide = () => {
        this.decide = null;
        this.cards.open(false);
        this.draw.setAttribute('aria-disabled', 'true');
        done(this.cards.positions);
      };
    });
  }

  private turnHints(): void {
    this.hasHints = !this.hasHints;
    this.hints.setAttribute('aria-pressed', String(this.hasHints));
    this.advise();
    if (this.hasHints && this.advice.textContent) this.frame.announcer.say(this.advice.textContent);
  }

  /** Shows the best hold of the cards on the table if hints are on. */
  private advise(): void {
    const { text } = this.frame;
    if (!this.hasHints || !this.dealt) {
      this.cards.suggest(null);
      this.advice.textContent = '';
      return;
    }
    const { held, value } = bestHold(this.config, this.dealt.coins, this.dealt.dealt);
    const times = timesIn(document.documentElement.lang || 'en')(Math.round(value * 100));
    const cards = held.map((i) => i + 1).join(', ');
    this.cards.suggest(held);
    this.advice.textContent = held.length === 0 ? text('hint_none', { times }) : text('hint_hold', { cards, times });
  }

  private list(cards: readonly number[]): string {
    const { text } = this.frame;
    return `${cards.map((card) => cardWords(text, card)).join(', ')}.`;
  }

  private handWords({ hand }: VideoPokerOutcome): string {
    return `${this.frame.text(hand ? `poker_${hand}` : 'poker_none')}.`;
  }

  /** Space draws unless another control has the focus. */
  private listenForSpace(): void {
    window.addEventListener('keydown', (event) => {
      if (event.code !== 'Space' || event.repeat || !this.decide || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.closest('button')) return;
      event.preventDefault();
      this.decide();
    });
  }
}
