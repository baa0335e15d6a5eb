import type { CrashChoice, CrashConfig, CrashOutcome } from '#contract/fields/instant-games';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { crashReturn, crashTimesAt } from '#rules/games/instant/crash-game';
import { paidAt } from '#rules/games/instant/times';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Turns } from '../shell/turns';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { timesIn } from './figures';
import { Flight } from './flight';
import { Stepper, waiting } from './widgets';

/** The interval for polling the round, in milliseconds. */
const POLL_MS = 400;
/** The curve is drawn this much later than the provider's clock, so that it usually moves between two responses without a stop. */
const LAG_MS = POLL_MS + 100;
const STILL_POLL_MS = 250;
const SHOWN_PAST = 6;

const levels = [110, 120, 150, 200, 250, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000];

/** Crash: a rising curve with an unknown end, and the cash-out button. */
export class CrashBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts: HTMLElement;
  readonly playLabel = 'start_round';
  private readonly auto: Stepper;
  private readonly past = element('ol', { class: 'past' });
  private readonly cashOut: HTMLButtonElement;
  private readonly flight: Flight;
  private decide: (() => void) | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly config: CrashConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
    // Not a field initialiser, because it paints immediately and needs `frame`.
    this.flight = new Flight((times) => text('times', { times: this.written(times) }));
    this.auto = new Stepper({
      label: text('auto_at'),
      lower: text('lower'),
      higher: text('higher'),
      values: levels,
      first: 200,
      words: (times) => text('times', { times: this.written(times) }),
      onChange: () => around.refresh(),
    });
    this.cashOut = button(text('cash_out', { amount: '' }), 'button primary play', () => this.decide?.(), ' ');
    this.node = element('section', { class: 'board-area', 'aria-label': text('board') }, this.past, this.flight.node);
    this.panel = element('div', { class: 'panel' }, this.auto.node);
    this.acts = element('div', { class: 'acts', hidden: true }, this.cashOut);
  }

  choice(): CrashChoice {
    return { game: 'crash', auto: this.auto.value };
  }

  stakes(): number {
    return 1;
  }

  lock(isLocked: boolean): void {
    this.auto.lock(isLocked);
  }

  begin(): void {
    this.node.classList.remove('won', 'lost');
    this.flight.paint(0, 100);
    waiting(this.cashOut, this.frame.text(this.playLabel));
  }

  async show(outcome: GameOutcome, { turns }: Showing): Promise<GameOutcome> {
    if (outcome.kind !== 'crash') return outcome;
    const ended = outcome.is_over ? outcome : await this.fly(outcome, turns);
    if (ended.kind !== 'crash') return ended;
    this.land(ended);
    return ended;
  }

  words(outcome: GameOutcome): string {
    if (outcome.kind !== 'crash') return '';
    const { text } = this.frame;
    if (outcome.cashed !== null) return text('cashed_at', { times: this.written(outcome.cashed) });
    return text('ended_at', { times: this.written(outcome.ended ?? 100) });
  }

  rules(): Node[] {
    return [element('p', {}, this.frame.text('rules_crash')), element('p', {}, this.frame.text('rules_crash_left'))];
  }

  chosen(): { rtp: number; times: number } {
    return { rtp: crashReturn(this.config, this.auto.value).rtp, times: this.auto.value };
  }

  /**
   * Draws the curve and polls the provider, which alone knows whether it has ended. What shows has been confirmed: an amount beyond the
   * end could never have been cashed out. A cash-out pays what the provider's clock says, which is a little more.
   */
  private async fly(first: CrashOutcome, turns: Turns): Promise<GameOutcome> {
    const { text, money, isStill } = this.frame;
    this.around.say(text('rising'));
    const start = performance.now() - first.elapsed_ms;
    let confirmed = first.elapsed_ms;
    let isFlying = true;
    let wants = false;
    this.decide = () => (wants = true);
    const paint = () => {
      if (!isFlying) return;
      const elapsed = Math.min(Math.max(0, performance.now() - start - LAG_MS), confirmed);
      const times = Math.min(crashTimesAt(elapsed), first.auto);
      this.flight.paint(elapsed, times);
      const words = text('cash_out', { amount: money(paidAt(first.stake_cents, times)) });
      this.cashOut.textContent = words;
      this.cashOut.setAttribute('aria-label', text('cash_out', { amount: '' }).trim());
      this.cashOut.setAttribute('aria-disabled', String(wants));
      if (isStill) setTimeout(paint, STILL_POLL_MS);
      else requestAnimationFrame(paint);
    };
    paint();
    if (!this.around.isAutomatic()) this.cashOut.focus({ preventScroll: true });
    try {
      let seen: GameOutcome = first;
      let lookedAt = performance.now();
      while (!('is_over' in seen) || !seen.is_over) {
        await new Promise((done) => setTimeout(done, 40));
        if (wants) seen = await turns.act(first, { kind: 'cash-out' });
        else if (performance.now() - lookedAt >= POLL_MS) {
          seen = await turns.look();
          if (seen.kind === 'crash' && !seen.is_over) confirmed = seen.elapsed_ms;
          lookedAt = performance.now();
        }
      }
      return seen;
    } finally {
      isFlying = false;
      this.decide = null;
    }
  }

  private land(outcome: CrashOutcome): void {
    const end = outcome.ended ?? 100;
    const shown = outcome.cashed ?? end;
    this.flight.paint(8_000 * Math.log(shown / 100), shown);
    this.node.classList.add(outcome.cashed === null ? 'lost' : 'won');
    this.past.prepend(
      element('li', { class: outcome.cashed === null ? 'lost' : 'won' }, this.frame.text('times', { times: this.written(end) })),
    );
    while (this.past.children.length > SHOWN_PAST) this.past.lastElementChild?.remove();
  }

  private written(times: number): string {
    return timesIn(document.documentElement.lang || 'en')(times);
  }
}
