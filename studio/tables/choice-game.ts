import type { ChoiceConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { colourSets } from '../art/colours';
import { backdrop } from '../shell/backdrop';
import { Autoplay } from '../shell/autoplay';
import { button, element, icon } from '../shell/element';
import { type Frame, resultWords } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import type { PlayedRound } from '../shell/played-round';
import { Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
import { StakePicker } from '../shell/stake-picker';
import type { Turns } from '../shell/turns';
import type { Board } from './board';
import { boardOf } from './boards';
import { percentIn, timesIn } from './figures';
import { wait } from './widgets';

const RESULT_MS = 900;
const STILL_MS = 300;

/** Games whose rounds need no action by the player after the start. */
const automatic: readonly ChoiceConfig['kind'][] = ['dice', 'plinko', 'keno', 'crash'];

/** A low initial stake: about a hundredth of the balance. */
function firstStake(stakes: readonly number[], balance: number): number {
  const modest = stakes.filter((stake) => stake <= balance / 100);
  return modest[Math.min(modest.length - 1, 2)] ?? stakes[0] ?? 0;
}

/** A game with a choice before each round: the common parts around the board of its kind. */
export class ChoiceGame implements RoundView {
  readonly node: HTMLElement;
  readonly rounds: Rounds;
  private readonly board: Board;
  private readonly picker: StakePicker;
  private readonly play: HTMLButtonElement;
  private readonly rules: Sheet;
  private readonly message = element('p', { class: 'message' });
  private readonly facts = element('p', { class: 'choice-facts', id: 'choice-facts' });
  private readonly setup: HTMLElement;
  /** Null in a game that waits for the player's acts. */
  private readonly auto: Autoplay | null;
  /** Whether the finished round had the focus, which the start button gets next. */
  private takesFocus = false;
  /** Whether the message says what to do next, rather than how a round went. */
  private isPrompting = true;
  /** Stops autoplay while a round's acts are shown in place of the stake. */
  private readonly autoStop: HTMLButtonElement;

  constructor(
    private readonly frame: Frame,
    config: ChoiceConfig,
  ) {
    const { text, money, init, meters, notice, announcer, soundButton } = frame;
    this.board = boardOf(frame, config, {
      refresh: () => this.refresh(),
      stake: () => this.picker?.stake ?? 0,
      isAutomatic: () => this.auto?.isRunning ?? false,
      say: (words) => this.tell(words),
    });
    this.picker = new StakePicker(init.stakes_cents, firstStake(init.stakes_cents, init.session.balance_cents), text, money, (stake) => {
      announcer.say(`${text('stake')} ${money(stake)}`);
      this.refresh();
    });
    this.play = this.playButton();
    this.rules = new Sheet(text, text('rules'));
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money, init }, this);
    this.auto = automatic.includes(config.kind) ? this.autoplay() : null;
    this.autoStop = button(text('auto_stop_short'), 'button act', () => this.auto?.stop('player'), text('auto_stop_short'));
    const rules = button(
      text('rules'),
      'icon-button',
      () => this.openRules(),
      icon('M12 11 V17 M12 7 V7.6', 'M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12'),
    );
    this.setup = element(
      'div',
      { class: 'setup' },
      // First in tab order, last on screen: one Tab into the frame reaches the main action.
      element('div', { class: 'bet' }, this.play, this.picker.node, this.auto?.node),
      this.board.panel,
      this.facts,
    );
    this.node = element(
      'main',
      { class: `game choice-game ${config.kind}`, 'aria-label': init.game.title },
      backdrop(colourSets[config.palette]),
      element(
        'div',
        { class: 'desk' },
        this.setup,
        this.board.acts,
        this.autoStop,
        element('div', { class: 'foot' }, rules, meters.node, soundButton),
      ),
      this.message,
      this.board.node,
      notice.node,
      announcer.node,
      this.rules.node,
      this.picker.sheet.node,
      this.auto?.sheet.node,
    );
    spinOnSpace(() => this.start());
    meters.setBalance(init.session.balance_cents, init.session.bonus_cents);
    this.picker.setCap(init.bonus_max_cents ?? null, true);
    this.refresh();
  }

  private playButton(): HTMLButtonElement {
    const label = this.frame.text(this.board.playLabel);
    const node = button(label, 'button primary play', () => this.start(), label);
    // The cost and return of a round describe the button's effect.
    node.setAttribute('aria-describedby', this.facts.id);
    return node;
  }

  private autoplay(): Autoplay {
    return new Autoplay(this.frame, {
      rounds: () => this.rounds,
      stake: () => this.picker.stake * this.board.stakes(),
      play: () => this.round(),
      isReady: () => this.board.choice() !== null,
      onChange: () => this.refresh(),
    });
  }

  openRules(): void {
    const { text } = this.frame;
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(
      element(
        'div',
        { class: 'rules' },
        returnFacts(this.frame, null),
        ...this.chosenWords().map((words) => element('p', {}, words)),
        ...this.board.rules(),
        element('p', {}, text('rules_fault')),
      ),
    );
  }

  refresh(): void {
    const isIdle = this.rounds?.isIdle ?? true;
    this.auto?.refresh();
    const isAutomatic = this.auto?.isRunning ?? false;
    this.board.lock(!isIdle || isAutomatic);
    this.picker.lock(!isIdle || isAutomatic);
    // Stays focusable while it waits, so that keyboard focus isn't lost.
    this.play.setAttribute('aria-disabled', String(isAutomatic || !(this.rounds?.canStart ?? true) || this.board.choice() === null));
    const hasActs = !isIdle && this.board.acts !== null;
    this.setup.hidden = hasActs;
    if (this.board.acts) this.board.acts.hidden = !hasActs;
    // Only now, because a hidden button can't be focused.
    if (isIdle && this.takesFocus) {
      this.takesFocus = false;
      this.play.focus({ preventScroll: true });
    }
    this.autoStop.hidden = !(hasActs && isAutomatic);
    if (this.isPrompting) this.message.textContent = this.frame.text(this.board.choice() ? 'make_choice' : 'pick_numbers');
    this.facts.textContent = [...(this.board.costWords?.() ?? []), ...this.chosenWords(true)].join(' · ');
  }

  prepare(outcome: GameOutcome): void {
    this.board.choose?.(outcome);
  }

  balance(cents: number, bonus?: number): void {
    this.frame.meters.setBalance(cents, bonus);
  }

  lower(cents: number): void {
    this.picker.lowerTo(cents / this.board.stakes());
  }

  lowered(cents: number): number {
    return this.picker.highestUpTo(cents / this.board.stakes()) * this.board.stakes();
  }

  cap(cents: number | null): void {
    this.picker.setCap(cents);
    this.frame.meters.holdsBonus(cents !== null);
  }

  begin(): void {
    this.frame.meters.setWin(0, 0);
    this.frame.synth.start();
    this.say('');
    this.board.begin();
  }

  cancel(): void {
    this.isPrompting = true;
    this.refresh();
  }

  async show(outcome: GameOutcome, isResumed: boolean, _jackpot: unknown, turns: Turns): Promise<GameOutcome> {
    const { meters, announcer, synth, isStill } = this.frame;
    if (isResumed) this.say('');
    const ended = await this.board.show(outcome, { isResumed, turns });
    const { win_cents: win, stake_cents: stake } = ended;
    meters.setWin(win, stake);
    if (win > stake) synth.win(win / stake);
    const words = `${this.board.words(ended)} ${resultWords(this.frame, stake, win)}`.trim();
    this.say(words);
    announcer.say(`${this.board.spoken?.(ended) ?? ''} ${words}`.trim());
    const isFocused =
      this.board.acts?.contains(document.activeElement) ||
      this.board.node.contains(document.activeElement) ||
      document.activeElement === document.body;
    await wait(isStill ? STILL_MS : RESULT_MS * this.frame.tempo.share);
    this.takesFocus = isFocused && this.board.acts !== null;
    return ended;
  }

  private chosenWords(isShort = false): string[] {
    const chosen = this.board.chosen();
    if (!chosen) return [];
    const { text } = this.frame;
    const language = document.documentElement.lang || 'en';
    const times = chosen.times === null ? null : timesIn(language)(chosen.times);
    return [
      ...(times === null ? [] : [isShort ? `${text('pays')} ${text('times', { times })}` : text('rules_choice_pays', { times })]),
      `${chosen.label ?? text('choice_return')}: ${percentIn(language)(chosen.rtp)}`,
    ];
  }

  private start(): void {
    if (!this.rounds.canStart || this.auto?.isRunning) return;
    if (!this.board.choice()) return this.say(this.frame.text('pick_numbers'));
    void this.round();
  }

  private round(): Promise<PlayedRound | null> {
    const choice = this.board.choice();
    if (!choice) return Promise.resolve(null);
    return this.rounds.play({ stake_cents: this.picker.stake * this.board.stakes(), choice });
  }

  private say(words: string): void {
    this.isPrompting = false;
    this.message.textContent = words;
  }

  /** Shows and announces a message within a round. */
  private tell(words: string): void {
    this.say(words);
    this.frame.announcer.say(words);
  }
}
