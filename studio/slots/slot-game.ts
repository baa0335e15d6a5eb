import type { JackpotWin, WagerRequest } from '#contract/calls/provider';
import type { SlotConfig } from '#contract/fields/game-config';
import type { GameOutcome, SlotOutcome, SlotSpin } from '#contract/fields/game-outcome';
import { colourSets } from '../art/colours';
import { backdrop } from '../shell/backdrop';
import { Autoplay } from '../shell/autoplay';
import { element } from '../shell/element';
import { type Frame, jackpotWords, resultWords } from '../shell/frame';
import { spinOnSpace } from '../shell/spin-on-space';
import { type PlayedRound, Rounds, type RoundView } from '../shell/rounds';
import { showCard } from './free-spin-card';
import { GiftSpins } from './gift-spins';
import { MultiplierScale } from './multiplier-scale';
import { SlotControls } from './slot-controls';
import { slotRules } from './slot-rules';
import { SlotStage } from './slot-stage';
import { Sheet } from '../shell/sheet';
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
  readonly rounds: Rounds;
  private readonly stage: SlotStage;
  private readonly controls: SlotControls;
  private readonly message = element('p', { class: 'message' });
  private readonly banner = element('div', { class: 'banner' });
  private readonly scale: MultiplierScale | null;
  private readonly rules: Sheet;
  private readonly gift: GiftSpins;
  private readonly auto: Autoplay;
  private isGiftSpin = false;
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
    const { text, init, meters, notice, announcer } = frame;
    const canvas = element('canvas', { role: 'img', 'aria-label': text('reels') });
    this.stage = new SlotStage(canvas, config, frame.isStill, (reel) => this.frame.synth.reelStop(reel));
    canvas.addEventListener('pointerdown', () => this.isTurning && this.press());
    this.lastStops = config.strips.map((strip, reel) => (reel * 7) % strip.length);
    this.scale = config.gauge && new MultiplierScale(config.gauge, text, frame.isStill);
    this.rules = new Sheet(text, text('rules'));
    this.gift = new GiftSpins(init.free_spins, text, frame.money);
    this.controls = new SlotControls(frame, {
      press: () => this.press(),
      openRules: () => this.openRules(),
      onStake: (stake) => {
        this.frame.synth.chip();
        announcer.say(`${text('stake')} ${frame.money(stake)}`);
      },
    });
    if (this.scale) this.banner.append(this.scale.node);
    this.banner.classList.toggle('tall', this.scale !== null);
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money: frame.money, init }, this);
    this.auto = new Autoplay(frame, {
      rounds: () => this.rounds,
      stake: () => this.gift.request?.stake_cents ?? this.controls.picker.stake,
      play: () => this.play(),
      isReady: () => true,
      onChange: () => this.refresh(),
    });
    this.node = element(
      'main',
      { class: 'game slots', 'aria-label': init.game.title },
      backdrop(colourSets[config.palette]),
      this.gift.node,
      this.banner,
      element('div', { class: 'stage' }, canvas, this.over),
      this.message,
      this.controls.node,
      meters.hold(this.auto.node),
      notice.node,
      announcer.node,
      this.rules.node,
      this.controls.picker.sheet.node,
      this.auto.sheet.node,
    );
    spinOnSpace(() => this.press());
    this.say(text('good_luck'));
    meters.setBalance(init.session.balance_cents);
    this.controls.picker.setCap(init.bonus_max_cents ?? null, true);
    this.refresh();
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(slotRules(this.frame, this.config, this.controls.picker.stake));
  }

  refresh(): void {
    this.auto.refresh();
    this.controls.refresh(this.rounds, this.isTurning, this.gift.isOn, this.auto.isRunning);
  }

  balance(cents: number): void {
    this.frame.meters.setBalance(cents);
  }

  lower(cents: number): void {
    this.controls.picker.lowerTo(cents);
  }

  cap(cents: number | null): void {
    this.controls.picker.setCap(cents);
  }

  begin(): void {
    this.wantsStop = this.frame.tempo.isTurbo;
    delete this.banner.dataset['gain'];
    this.frame.meters.setWin(0, false, false);
    this.say('');
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
    this.isGiftSpin = false;
    if (code !== 'free_spins_over') return;
    this.gift.end();
    this.refresh();
  }

  async show(outcome: GameOutcome, isResumed: boolean, jackpot: JackpotWin | null): Promise<void> {
    if (outcome.kind !== 'slots' || 'version' in outcome) return;
    if (this.isGiftSpin) this.gift.used();
    this.isGiftSpin = false;
    await this.showBase(outcome, isResumed);
    if (outcome.free_spins) await this.showFreeSpins(outcome, outcome.free_spins);
    this.showResult(outcome, jackpot);
    if (jackpot || outcome.win_cents > 0) await wait(this.frame.isStill ? 0 : WIN_MS);
  }

  private press(): void {
    if (this.rounds.isIdle) {
      if (!this.auto.isRunning) void this.play();
      return;
    }
    if (!this.isTurning || !this.frame.canHurry) return;
    this.wantsStop = true;
    if (this.landing) this.stage.hurry(this.landing);
  }

  private play(): Promise<PlayedRound | null> {
    return this.rounds.canStart ? this.rounds.play(this.nextBet()) : Promise.resolve(null);
  }

  /** Free spins of a gift come first, at the gift's stake. */
  private nextBet(): WagerRequest {
    const { request } = this.gift;
    this.isGiftSpin = request !== null;
    return request ?? { stake_cents: this.controls.picker.stake };
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
      this.frame.meters.setWin(outcome.base.win_cents, outcome.base.win_cents > outcome.stake_cents, true);
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
      meters.setWin(won, won > outcome.stake_cents, true);
      total += spin.scatter?.spins_awarded ?? 0;
      if (spin.scatter && spin.scatter.spins_awarded > 0) this.say(text('free_spins_more', { count: spin.scatter.spins_awarded }));
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
    const isGain = win > stake;
    meters.setWin(win, isGain, isGain);
    announcer.say(resultWords(this.frame, stake, outcome.win_cents, jackpot));
    if (jackpot) {
      // Highlighting the lines one after the other would overwrite it.
      this.cycle += 1;
      this.say(jackpotWords(this.frame, jackpot));
    } else if (win === 0) this.say(text('no_win'));
    if (!isGain) return;
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
    this.say(steps.length === 1 ? first.words : '');
    const showNext = (index: number) => {
      const step = steps[index % steps.length];
      if (mine !== this.cycle || !step || index >= steps.length * 3) return;
      this.stage.showWin(step.cells, step.rows);
      this.say(step.words);
      window.setTimeout(() => showNext(index + 1), STEP_MS);
    };
    if (steps.length > 1) window.setTimeout(() => showNext(0), WIN_MS * 2);
  }

  private say(words: string): void {
    this.message.textContent = words;
  }
}
