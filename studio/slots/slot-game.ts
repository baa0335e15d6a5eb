import type { FreeSpinsOver, JackpotWin } from '#contract/calls/provider';
import type { SlotConfig } from '#contract/fields/game-config';
import type { GameOutcome, SlotOutcome, SlotSpin } from '#contract/fields/game-outcome';
import { colourSets } from '../art/colours';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import { type Frame, jackpotWords, resultWords } from '../shell/frame';
import type { Rounds, RoundView } from '../shell/rounds';
import { showCard } from './free-spin-card';
import { MultiplierScale } from './multiplier-scale';
import { SlotDesk } from './slot-desk';
import { slotRules } from './slot-rules';
import { SlotStage } from './slot-stage';
import { allCells, type WinStep, winSteps } from './win-show';

const WIN_MS = 700;
const STEP_MS = 1500;
const FREE_PAUSE_MS = 280;
/** The minimum win for sparks, in stakes. */
const SPARKS_FROM = 10;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A slot on the screen: connects controls, reels and rounds. */
export class SlotGame implements RoundView {
  readonly node: HTMLElement;
  private readonly desk: SlotDesk;
  private readonly stage: SlotStage;
  private readonly banner = element('div', { class: 'banner' });
  private readonly scale: MultiplierScale | null;
  private readonly over = element('div', { class: 'over' });
  private landing: readonly number[] | null = null;
  private lastStops: readonly number[];
  private isTurning = false;
  private wantsStop = false;
  private cycle = 0;

  constructor(
    private readonly frame: Frame,
    private readonly config: SlotConfig,
  ) {
    const { text, init, meters } = frame;
    const canvas = element('canvas', { role: 'img', 'aria-label': text('reels') });
    this.stage = new SlotStage(canvas, config, frame.isStill, (reel) => this.frame.synth.reelStop(reel));
    canvas.addEventListener('pointerdown', () => this.isTurning && this.desk.press());
    this.lastStops = config.strips.map((strip, reel) => (reel * 7) % strip.length);
    this.scale = config.gauge && new MultiplierScale(config.gauge, text, frame.isStill);
    if (this.scale) this.banner.append(this.scale.node);
    this.banner.classList.toggle('tall', this.scale !== null);
    this.desk = new SlotDesk(frame, this, {
      isTurning: () => this.isTurning,
      hurry: () => this.hurry(),
      rules: (stake) => slotRules(frame, config, stake),
    });
    this.node = element(
      'main',
      { class: 'game slots', 'aria-label': init.game.title },
      backdrop(colourSets[config.palette]),
      this.desk.gift.node,
      this.banner,
      element('div', { class: 'stage' }, canvas, this.over),
      this.desk.message,
      this.desk.controls.node,
      meters.hold(this.desk.auto.node),
      ...this.desk.overlays,
    );
    this.desk.open();
  }

  get rounds(): Rounds {
    return this.desk.rounds;
  }

  openRules(): void {
    this.desk.openRules();
  }

  refresh(): void {
    this.desk.refresh();
  }

  balance(cents: number, bonus?: number): void {
    this.frame.meters.setBalance(cents, bonus);
  }

  lower(cents: number): void {
    this.desk.lower(cents);
  }

  lowered(cents: number): number {
    return this.desk.lowered(cents);
  }

  cap(cents: number | null): void {
    this.desk.cap(cents);
    this.frame.meters.holdsBonus(cents !== null);
  }

  begin(): void {
    this.wantsStop = this.frame.tempo.isTurbo;
    delete this.banner.dataset['gain'];
    this.frame.meters.setWin(0, 0);
    this.desk.say('');
    this.turn(this.config.strips);
    this.scale?.run();
  }

  cancel(): void {
    if (!this.isTurning) return;
    void this.stage.place(this.lastStops);
    this.scale?.stop(this.config.gauge?.values[0] ?? 1);
    this.turned();
  }

  refused(code: string): void {
    this.desk.refused(code);
  }

  resumed(stakeCents: number): void {
    this.desk.resumed(stakeCents);
  }

  spinsOver(over: FreeSpinsOver): void {
    this.desk.spinsOver(over);
  }

  async show(outcome: GameOutcome, isResumed: boolean, jackpot: JackpotWin | null): Promise<void> {
    if (outcome.kind !== 'slots' || 'version' in outcome) return;
    this.desk.decided();
    await this.showBase(outcome, isResumed);
    if (outcome.free_spins) await this.showFreeSpins(outcome, outcome.free_spins);
    this.showResult(outcome, jackpot);
    if (jackpot || outcome.win_cents > 0) await wait(this.frame.isStill ? 0 : WIN_MS);
  }

  private hurry(): void {
    this.wantsStop = true;
    if (this.landing) this.stage.hurry(this.landing);
  }

  private turn(strips: readonly (readonly number[])[]): void {
    this.isTurning = true;
    this.landing = null;
    this.cycle += 1;
    this.frame.synth.start();
    this.stage.spin(strips);
    this.refresh();
  }

  private turned(): void {
    this.isTurning = false;
    this.landing = null;
    this.refresh();
  }

  private async land(spin: SlotSpin): Promise<void> {
    this.landing = spin.stops;
    this.lastStops = spin.stops;
    const landed = this.stage.land(spin);
    if (this.wantsStop) this.stage.hurry(spin.stops);
    await landed;
    this.turned();
    if (spin.scatter) this.frame.synth.scatter(spin.scatter.count);
  }

  private async showBase(outcome: SlotOutcome, isResumed: boolean): Promise<void> {
    if (isResumed) await this.stage.place(outcome.base.stops);
    else await this.land(outcome.base);
    this.scale?.stop(outcome.base.multiplier);
    this.light(this.steps(outcome.base));
    if (outcome.free_spins) {
      this.frame.meters.setWin(outcome.base.win_cents, outcome.stake_cents, true);
      await wait(WIN_MS * 2);
    }
  }

  /** The free spins, each with the running total, between two cards. */
  private async showFreeSpins(outcome: SlotOutcome, free: NonNullable<SlotOutcome['free_spins']>): Promise<void> {
    const { text, money, synth, meters } = this.frame;
    const strips = this.config.free_spins?.strips ?? this.config.strips;
    synth.freeSpins();
    const note = free.multiplier > 1 ? text('free_spins_multiplier', { multiplier: free.multiplier }) : '';
    await showCard(this.over, text, text('free_spins_won', { count: free.awarded }), note, 'free_spins_start');
    this.node.classList.add('free');
    let total = free.awarded;
    let won = outcome.base.win_cents;
    for (const [index, spin] of free.spins.entries()) {
      this.banner.replaceChildren(element('strong', {}, text('free_spins_left', { number: index + 1, total })));
      this.wantsStop = this.frame.tempo.isTurbo;
      this.turn(strips);
      await this.land(spin);
      this.light(this.steps(spin));
      won += spin.win_cents;
      meters.setWin(won, outcome.stake_cents, true);
      total += spin.scatter?.spins_awarded ?? 0;
      if (spin.scatter && spin.scatter.spins_awarded > 0) this.desk.say(text('free_spins_more', { count: spin.scatter.spins_awarded }));
      await wait(spin.win_cents > 0 ? WIN_MS : FREE_PAUSE_MS);
    }
    this.node.classList.remove('free');
    this.banner.replaceChildren(...(this.scale ? [this.scale.node] : []));
    await showCard(
      this.over,
      text,
      text('free_spins_done'),
      text('free_spins_total', { amount: money(free.win_cents), count: free.spins.length }),
      'continue',
    );
  }

  private showResult(outcome: SlotOutcome, jackpot: JackpotWin | null): void {
    const { text, money, factor, meters, synth, announcer } = this.frame;
    const { stake_cents: stake } = outcome;
    const win = outcome.win_cents + (jackpot?.amount_cents ?? 0);
    meters.setWin(win, stake);
    announcer.say(resultWords(this.frame, this.desk.paidStake(stake), outcome.win_cents, jackpot));
    if (jackpot) {
      // Highlighting the lines one after the other would overwrite it.
      this.cycle += 1;
      this.desk.say(jackpotWords(this.frame, jackpot));
    } else if (win === 0) this.desk.say(text('no_win'));
    if (win <= stake) return;
    synth.win(win / stake);
    if (jackpot || win >= SPARKS_FROM * stake) this.stage.celebrate();
    if (win >= 2 * stake) this.banner.dataset['gain'] = `${money(win)} · ${text('times_stake', { times: factor(win / stake) })}`;
  }

  private steps(spin: SlotSpin): WinStep[] {
    return winSteps(this.config, spin, this.frame.text, this.frame.money);
  }

  /** Highlights all wins together, then one after the other until something else shows. */
  private light(steps: readonly WinStep[]): void {
    const [first] = steps;
    if (!first) return;
    const mine = ++this.cycle;
    this.stage.showWin(allCells(steps), steps.length === 1 ? first.rows : null);
    this.desk.say(steps.length === 1 ? first.words : '');
    const showNext = (index: number) => {
      const step = steps[index % steps.length];
      if (mine !== this.cycle || !step || index >= steps.length * 3) return;
      this.stage.showWin(step.cells, step.rows);
      this.desk.say(step.words);
      window.setTimeout(() => showNext(index + 1), STEP_MS);
    };
    if (steps.length > 1) window.setTimeout(() => showNext(0), WIN_MS * 2);
  }
}
