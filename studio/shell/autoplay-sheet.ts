import { type AutoplayPlan, autoplayLosses, autoplayRounds, autoplayWins } from '#rules/games/autoplay';
import { button, element } from './element';
import type { Frame } from './frame';
import { Sheet } from './sheet';

interface Answers {
  start: (plan: AutoplayPlan) => void;
  isReady: () => boolean;
}

const written = (value: number) => new Intl.NumberFormat(document.documentElement.lang || 'en').format(value);

/** The sheet with the limits of autoplay and the switch for turbo. */
export class AutoplaySheet {
  private readonly sheet: Sheet;
  private rounds: number = autoplayRounds[0];
  /** Null until the player has chosen: a loss limit has no default. */
  private loss: number | null = null;
  private win: number | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly answers: Answers,
  ) {
    this.sheet = new Sheet(frame.text, frame.text(frame.policy.autoplay ? 'auto' : 'turbo'));
  }

  get node(): HTMLDialogElement {
    return this.sheet.node;
  }

  /** Shows the choices for a stake, in minor units; free rounds need no loss limit. */
  open(stake: number, isFree: boolean): void {
    const { text, money, policy, init } = this.frame;
    const parts: HTMLElement[] = [];
    if (policy.autoplay) {
      const start = button(text('auto_start'), 'button primary', () => this.start(stake, isFree), text('auto_start'));
      const refresh = () => start.setAttribute('aria-disabled', String(!this.canStart(isFree)));
      parts.push(
        element('p', {}, text(isFree ? 'auto_note_free' : 'auto_note', { stake: money(stake) })),
        this.group('auto_rounds', autoplayRounds, this.rounds, written, (count) => (this.rounds = count)),
        ...(isFree ? [] : [this.lossGroup(stake, refresh)]),
        this.group(
          'auto_win',
          [null, ...autoplayWins],
          this.win,
          (times) => (times === null ? text('auto_any') : money(times * stake)),
          (times) => (this.win = times),
        ),
        start,
      );
      refresh();
    }
    if (policy.turbo) parts.push(this.turboSwitch(init.minimum_cycle_ms / 1000));
    this.sheet.open(element('div', { class: 'auto-sheet' }, ...parts));
  }

  private lossGroup(stake: number, onChange: () => void): HTMLElement {
    const words = (times: number) => this.frame.money(times * stake);
    return this.group('auto_loss', autoplayLosses, this.loss, words, (times) => ((this.loss = times), onChange()));
  }

  private canStart(isFree: boolean): boolean {
    return (isFree || this.loss !== null) && this.answers.isReady();
  }

  private start(stake: number, isFree: boolean): void {
    if (!this.canStart(isFree)) return;
    this.sheet.close();
    this.answers.start({
      rounds: this.rounds,
      loss_cents: isFree ? 0 : (this.loss ?? 0) * stake,
      single_win_cents: this.win === null ? null : this.win * stake,
    });
  }

  private turboSwitch(seconds: number): HTMLElement {
    const { text, tempo } = this.frame;
    const node = button(text('turbo'), 'button choice turbo', () => {
      tempo.isTurbo = !tempo.isTurbo;
      node.setAttribute('aria-pressed', String(tempo.isTurbo));
    });
    node.setAttribute('aria-pressed', String(tempo.isTurbo));
    const note = seconds > 0 ? element('p', { class: 'small' }, text('turbo_note', { seconds: written(seconds) })) : null;
    return element('div', { class: 'auto-group' }, node, note);
  }

  private group<Value extends number | null>(
    name: 'auto_rounds' | 'auto_loss' | 'auto_win',
    values: readonly Value[],
    chosen: Value | null,
    words: (value: Value) => string,
    choose: (value: Value) => void,
  ): HTMLElement {
    const label = this.frame.text(name);
    const isNullChosen = values.includes(null as Value);
    const buttons = values.map((value) => {
      const node = button(words(value), 'button choice', () => {
        choose(value);
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === node));
      });
      node.setAttribute('aria-pressed', String(value === chosen && (value !== null || isNullChosen)));
      return node;
    });
    return element(
      'div',
      { class: 'auto-group', role: 'group', 'aria-label': label },
      element('p', { class: 'name', 'aria-hidden': 'true' }, label),
      element('div', { class: 'choices' }, ...buttons),
    );
  }
}
