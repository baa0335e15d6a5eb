import type { LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';
import type { MoneyWheelConfig } from '#contract/fields/money-wheel';
import { liveWheel, numberOfSpot, TURN_MS, wheelSpot } from '#rules/games/live/live-wheel';
import { wheelNumbers, wheelResult, wheelSegments } from '#rules/games/live/money-wheel';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { wait } from '../tables/widgets';
import type { LiveBoard, ResultMark, Share } from './live-board';
import { MoneyWheelPicture } from './money-wheel-picture';
import { SpotGrid } from './spot-grid';

/** The share of a turn's time in which the wheel moves. */
const MOVING_MS = TURN_MS - 1_200;

/** The live money wheel: the wheel with its 54 segments, and a spot for each number. */
export class LiveWheelBoard implements LiveBoard {
  readonly stage: HTMLElement;
  private readonly wheel: MoneyWheelPicture;
  private readonly grid: SpotGrid;
  /** Counts the rounds shown, so that a turn ends with its round. */
  private turns = 0;

  constructor(
    private readonly frame: Frame,
    private readonly config: MoneyWheelConfig,
    private readonly unit: number,
    onSpot: (spot: string) => void,
  ) {
    const { text } = frame;
    this.wheel = new MoneyWheelPicture(text('live_wheel'), frame.isStill);
    this.stage = this.wheel.node;
    this.grid = new SpotGrid(
      frame,
      wheelNumbers.map((number) => ({
        spot: wheelSpot(number),
        face: String(number),
        words: text('live_number', { number }),
        pays: text('rules_pays', { pays: number }),
        look: `wheel-${number}`,
      })),
      onSpot,
    );
  }

  get spots(): HTMLElement {
    return this.grid.node;
  }

  show(bets: readonly LiveBet[]): void {
    this.grid.show(bets);
  }

  lock(isLocked: boolean): void {
    this.grid.lock(isLocked);
  }

  open(): void {
    this.turns++;
    this.wheel.clear();
    this.grid.mark([]);
  }

  start(): void {
    this.turns++;
    this.wheel.clear();
    this.grid.mark([]);
    this.frame.synth.start();
  }

  async play(seen: LiveSeen | null, leftMs: number): Promise<void> {
    if (seen?.kind !== 'wheel') return;
    const turn = ++this.turns;
    if (leftMs < seen.stops.length * TURN_MS || this.frame.isStill) return this.rest(seen);
    for (const [at, stop] of seen.stops.entries()) {
      await this.wheel.turnTo(stop, MOVING_MS);
      if (turn !== this.turns) return;
      this.frame.synth.ball();
      if (at < seen.stops.length - 1) await wait(TURN_MS - MOVING_MS);
      if (turn !== this.turns) return;
    }
    this.rest(seen);
  }

  rest(seen: LiveSeen): void {
    if (seen.kind !== 'wheel') return;
    this.turns++;
    this.wheel.place(seen.stops.at(-1) ?? 0);
    const { number, multiplier } = wheelResult(seen);
    this.wheel.finish(multiplier > 1 ? `${number}×${multiplier}` : String(number));
    this.grid.mark([`number-${number}`]);
  }

  last(mark: LiveMark): void {
    if (mark.kind !== 'wheel') return;
    this.wheel.place(wheelSegments.findIndex((segment) => 'pays' in segment && segment.pays === mark.number));
  }

  wordsOf(seen: LiveSeen): string {
    return seen.kind === 'wheel' ? this.resultWords(wheelResult(seen)) : '';
  }

  private resultWords({ number, multiplier }: { number: number; multiplier: number }): string {
    const { text } = this.frame;
    return multiplier > 1 ? text('live_wheel_multiplied', { number, times: multiplier }) : text('live_wheel_fell', { number });
  }

  markOf(mark: LiveMark): ResultMark {
    if (mark.kind !== 'wheel') return { face: '', look: '', words: '' };
    const { number, multiplier } = mark;
    return {
      face: multiplier > 1 ? `${number}×${multiplier}` : String(number),
      look: `wheel-${number}`,
      words: this.resultWords(mark),
    };
  }

  sharesOf(results: readonly LiveMark[]): Share[] {
    const marks = results.filter((mark) => mark.kind === 'wheel');
    return wheelNumbers.map((number) => ({
      words: this.frame.text('live_number', { number }),
      look: `wheel-${number}`,
      percent: marks.length === 0 ? 0 : (marks.filter((mark) => mark.number === number).length / marks.length) * 100,
    }));
  }

  spotWords(spot: string): string {
    const number = numberOfSpot(spot);
    return number === null ? spot : this.frame.text('live_number', { number });
  }

  rules(): HTMLElement {
    const { text, money } = this.frame;
    const rows = wheelNumbers.map((number) => {
      const count = wheelSegments.filter((segment) => 'pays' in segment && segment.pays === number).length;
      const pays = `${text('rules_pays', { pays: number })} · ${text('live_segments', { count })}`;
      return element('div', {}, element('dt', {}, text('live_number', { number })), element('dd', {}, pays));
    });
    return element(
      'div',
      { class: 'rules' },
      returnFacts(this.frame, null),
      element('p', {}, text('live_rules_wheel')),
      element('dl', { class: 'odds' }, ...rows),
      element('p', {}, text('live_table_most', { amount: money(liveWheel(this.config).limits(this.unit).most) })),
    );
  }
}
