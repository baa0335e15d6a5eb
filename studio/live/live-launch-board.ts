import type { CrashConfig } from '#contract/fields/instant-games';
import type { LiveAct, LiveBet, LiveMark, LiveSeen, LiveTable } from '#contract/fields/live';
import { crashReaches, crashTimesAt } from '#rules/games/instant/crash-game';
import { paidAt } from '#rules/games/instant/times';
import { autoOf, BY_HAND, launchSpots, liveLaunch } from '#rules/games/live/live-launch';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { timesIn } from '../tables/figures';
import { Flight } from '../tables/flight';
import type { LiveBoard, Offer, ResultMark, Share } from './live-board';
import { SpotGrid } from './spot-grid';

/** How often the picture is updated with reduced motion, in milliseconds. */
const STILL_MS = 250;

/** How long after an automatic cash-out it's certain: until then, the report of an earlier end may still be on its way. */
const CERTAIN_MS = 1_000;

/** The heights, in hundredths, for which the statistics show the share of launches that reached them. */
const heights = [150, 200, 500, 1_000];

/** The live launch: one rocket for all players, and a spot for each height of an automatic cash-out. */
export class LiveLaunchBoard implements LiveBoard {
  readonly isSecret = true;
  readonly playingKey = 'live_rising';
  readonly stage: HTMLElement;
  private readonly flight: Flight;
  private readonly grid: SpotGrid;
  private readonly written = timesIn(document.documentElement.lang || 'en');
  /** When the burn began, by the screen's clock; null on the ground. */
  private begun: number | null = null;
  /** The player's bets with an automatic cash-out, and those already announced. */
  private own: readonly LiveBet[] = [];
  private readonly told = new Set<string>();

  constructor(
    private readonly frame: Frame,
    private readonly config: CrashConfig,
    private readonly unit: number,
    onSpot: (spot: string) => void,
  ) {
    const { text } = frame;
    this.flight = new Flight((times) => this.timesWords(times));
    this.stage = element('section', { class: 'launch-stage', 'aria-label': text('board') }, this.flight.node);
    this.grid = new SpotGrid(
      frame,
      launchSpots.map((spot) => ({
        spot,
        face: this.faceOf(spot),
        words: this.spotWords(spot),
        pays: spot === BY_HAND ? text('live_cash_out') : text('live_auto'),
        look: `launch-${spot}`,
      })),
      onSpot,
    );
  }

  get spots(): HTMLElement {
    return this.grid.node;
  }

  private timesWords(times: number): string {
    return this.frame.text('times', { times: this.written(times) });
  }

  private faceOf(spot: string): string {
    const auto = autoOf(spot);
    return typeof auto === 'number' ? this.timesWords(auto) : this.frame.text('live_by_hand');
  }

  follow(_table: LiveTable, own: readonly LiveBet[]): void {
    this.own = own;
  }

  show(bets: readonly LiveBet[]): void {
    this.grid.show(bets);
  }

  lock(isLocked: boolean): void {
    this.grid.lock(isLocked);
  }

  open(): void {
    this.begun = null;
    this.told.clear();
    this.grid.mark([]);
    this.stage.classList.remove('lost');
    this.flight.paint(0, 100);
  }

  start(): void {
    this.open();
    this.frame.synth.start();
  }

  async play(seen: LiveSeen | null): Promise<void> {
    if (seen?.kind !== 'launch') return;
    if (seen.ended !== null) return this.rest(seen);
    this.open();
    this.begun = performance.now() - seen.elapsed_ms;
    this.rise();
  }

  /** The rocket rises by the screen's clock; the table reports where it ends. */
  private rise(): void {
    if (this.begun === null) return;
    const elapsed = performance.now() - this.begun;
    const times = crashTimesAt(elapsed);
    this.flight.paint(elapsed, times);
    this.grid.mark(launchSpots.filter((spot) => (autoOf(spot) ?? Number.POSITIVE_INFINITY) <= times));
    this.tellAutos(elapsed - CERTAIN_MS);
    if (this.frame.isStill) setTimeout(() => this.rise(), STILL_MS);
    else requestAnimationFrame(() => this.rise());
  }

  /** Announces the automatic cash-outs up to a time after the start of the burn. */
  private tellAutos(until: number): void {
    for (const { spot } of this.own) {
      const auto = autoOf(spot);
      if (typeof auto !== 'number' || this.told.has(spot) || crashReaches(auto) > until) continue;
      this.told.add(spot);
      this.frame.announcer.say(this.frame.text('cashed_at', { times: this.written(auto) }));
    }
  }

  rest(seen: LiveSeen): void {
    if (seen.kind !== 'launch' || seen.ended === null) return;
    this.begun = null;
    this.land(seen.ended);
    this.frame.synth.ball();
  }

  last(mark: LiveMark): void {
    if (mark.kind === 'launch') this.land(mark.ended);
  }

  private land(ended: number): void {
    this.flight.paint(crashReaches(ended), ended);
    this.stage.classList.add('lost');
    this.grid.mark(launchSpots.filter((spot) => (autoOf(spot) ?? Number.POSITIVE_INFINITY) <= ended));
  }

  offer(bets: readonly LiveBet[], acts: readonly LiveAct[]): Offer | null {
    const mine = bets.find(({ spot }) => spot === BY_HAND);
    if (this.begun === null || !mine || acts.some(({ spot }) => spot === BY_HAND)) return null;
    const { text, money } = this.frame;
    const times = crashTimesAt(performance.now() - this.begun);
    const amount = money(paidAt(mine.stake_cents, times));
    return { kind: 'cash-out', spot: BY_HAND, face: text('cash_out', { amount }), words: text('cash_out', { amount: '' }).trim() };
  }

  actWords({ at_ms }: Pick<LiveAct, 'at_ms'>): string {
    return this.frame.text('cashed_at', { times: this.written(crashTimesAt(at_ms)) });
  }

  wordsOf(seen: LiveSeen): string {
    if (seen.kind !== 'launch') return '';
    const { text } = this.frame;
    return seen.ended === null ? text('rising') : text('ended_at', { times: this.written(seen.ended) }).replace(/\.$/, '');
  }

  markOf(mark: LiveMark): ResultMark {
    if (mark.kind !== 'launch') return { face: '', look: '', words: '' };
    const words = this.wordsOf({ kind: 'launch', elapsed_ms: 0, ended: mark.ended });
    return { face: this.timesWords(mark.ended), look: mark.ended >= 200 ? 'launch-high' : 'launch-low', words };
  }

  sharesOf(results: readonly LiveMark[]): Share[] {
    const ends = results.flatMap((mark) => (mark.kind === 'launch' ? [mark.ended] : []));
    return heights.map((height) => ({
      words: this.frame.text('live_reached', { times: this.written(height) }),
      look: '',
      percent: ends.length === 0 ? 0 : (ends.filter((end) => end >= height).length / ends.length) * 100,
    }));
  }

  spotWords(spot: string): string {
    const auto = autoOf(spot);
    const { text } = this.frame;
    return typeof auto === 'number' ? text('live_auto_at', { times: this.written(auto) }) : text('live_by_hand');
  }

  rules(): HTMLElement {
    const { text, money } = this.frame;
    return element(
      'div',
      { class: 'rules' },
      returnFacts(this.frame, null),
      element('p', {}, text('live_rules_launch')),
      element('p', {}, text('live_table_most', { amount: money(liveLaunch(this.config).limits(this.unit).most) })),
    );
  }
}
