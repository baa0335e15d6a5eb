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
import { shape, Stepper } from './widgets';

/** How often the round is looked at, in milliseconds. */
const LOOK_MS = 400;
const LOOK_STILL_MS = 250;
const SHOWN_PAST = 6;

const levels = [110, 120, 150, 200, 250, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000];

/** Crash: a curve that rises until it ends, and the button that leaves it in time. */
export class CrashBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts: HTMLElement;
  readonly playLabel = 'start_round';
  private readonly auto: Stepper;
  private readonly figure = element('p', { class: 'roll', 'aria-hidden': 'true' });
  private readonly curve = shape('path', { class: 'curve', d: '' });
  private readonly under = shape('path', { class: 'under', d: '' });
  private readonly rocket = shape(
    'g',
    { class: 'rocket' },
    shape('path', { d: 'M0 -13 C6 -7 7 1 5 8 H-5 C-7 1 -6 -7 0 -13 Z', class: 'hull' }),
    shape('path', { d: 'M-5 4 L-10 11 L-4 9 Z M5 4 L10 11 L4 9 Z', class: 'fins' }),
    shape('circle', { cy: -3, r: 2.4, class: 'window' }),
    shape('path', { d: 'M-3 9 L0 20 L3 9 Z', class: 'flame' }),
  );
  private readonly past = element('ol', { class: 'past' });
  private readonly cashOut: HTMLButtonElement;
  private readonly picture: SVGElement;
  private readonly sky: HTMLElement;
  /** What is painted: how long it has risen, and what it stands at. */
  private painted: [elapsed: number, times: number] = [0, 100];
  private decide: (() => void) | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly config: CrashConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
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
    this.picture = shape('svg', { 'aria-hidden': 'true' }, this.under, this.curve, this.rocket);
    this.sky = element('div', { class: 'flight' }, this.picture, this.figure);
    new ResizeObserver(() => this.paint(...this.painted)).observe(this.sky);
    this.node = element('section', { class: 'board-area', 'aria-label': text('board') }, this.past, this.sky);
    this.panel = element('div', { class: 'panel' }, this.auto.node);
    this.acts = element('div', { class: 'acts', hidden: true }, this.cashOut);
    this.paint(0, 100);
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
    this.paint(0, 100);
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

  /** The curve rises on the screen's clock; whether it has ended is asked, since nobody but the platform knows. */
  private async fly(first: CrashOutcome, turns: Turns): Promise<GameOutcome> {
    const { text, money, isStill } = this.frame;
    this.around.say(text('rising'));
    const start = performance.now() - first.elapsed_ms;
    let isFlying = true;
    let wants = false;
    this.decide = () => (wants = true);
    const paint = () => {
      if (!isFlying) return;
      const elapsed = performance.now() - start;
      const times = Math.min(crashTimesAt(elapsed), first.auto);
      this.paint(elapsed, times);
      const words = text('cash_out', { amount: money(paidAt(first.stake_cents, times)) });
      this.cashOut.textContent = words;
      this.cashOut.setAttribute('aria-label', text('cash_out', { amount: '' }).trim());
      this.cashOut.setAttribute('aria-disabled', String(wants));
      if (isStill) setTimeout(paint, LOOK_STILL_MS);
      else requestAnimationFrame(paint);
    };
    paint();
    this.cashOut.focus({ preventScroll: true });
    try {
      let seen: GameOutcome = first;
      let lookedAt = performance.now();
      while (!('is_over' in seen) || !seen.is_over) {
        await new Promise((done) => setTimeout(done, 40));
        if (wants) seen = await turns.act(first, { kind: 'cash-out' });
        else if (performance.now() - lookedAt >= LOOK_MS) {
          seen = await turns.look();
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
    this.paint(8_000 * Math.log(shown / 100), shown);
    this.node.classList.add(outcome.cashed === null ? 'lost' : 'won');
    this.past.prepend(
      element('li', { class: outcome.cashed === null ? 'lost' : 'won' }, this.frame.text('times', { times: this.written(end) })),
    );
    while (this.past.children.length > SHOWN_PAST) this.past.lastElementChild?.remove();
  }

  private paint(elapsed: number, times: number): void {
    this.painted = [elapsed, times];
    this.figure.textContent = this.frame.text('times', { times: this.written(times) });
    const width = this.sky.clientWidth || 340;
    const height = this.sky.clientHeight || 220;
    this.picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const span = Math.max(6_000, elapsed * 1.15);
    const top = Math.max(220, times * 1.2);
    const at = (ms: number) => ({
      x: 24 + (ms / span) * (width - 48),
      y: height - 24 - ((100 * Math.exp(ms / 8_000) - 100) / (top - 100)) * (height - 60),
    });
    const points = Array.from({ length: 33 }, (_, i) => at((elapsed * i) / 32));
    const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
    const { x, y } = at(elapsed);
    this.curve.setAttribute('d', line);
    this.under.setAttribute('d', `${line} L${x.toFixed(1)} ${height} L24 ${height} Z`);
    const before = at(Math.max(0, elapsed - 120));
    const turn = (Math.atan2(x - before.x, before.y - y) * 180) / Math.PI;
    this.rocket.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${elapsed === 0 ? 60 : turn.toFixed(1)})`);
  }

  private written(times: number): string {
    return timesIn(document.documentElement.lang || 'en')(times);
  }
}
