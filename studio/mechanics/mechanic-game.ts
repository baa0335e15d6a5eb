import type { JackpotWin, WagerRequest } from '#contract/calls/provider';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { MechanicConfig, MechanicOutcome, SlotStep } from '#contract/fields/slot-mechanics';
import { Autoplay } from '../shell/autoplay';
import { element } from '../shell/element';
import { type Frame, jackpotWords, resultWords } from '../shell/frame';
import { type PlayedRound, Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
import { showCard } from '../slots/free-spin-card';
import { GiftSpins } from '../slots/gift-spins';
import { SlotControls } from '../slots/slot-controls';
import { showChests, showWheel } from './bonus-card';
import type { LoadedWorld } from './load-world';
import { mechanicRules } from './mechanic-rules';
import { ReelGrid } from './reel-grid';
import { ReelShow } from './reel-show';
import { Scenery } from './scenery';
import { stepWords } from './step-words';
import { celebrate } from './win-card';

const WIN_MS = 750;
const NEXT_MS = 220;
const HURRY = 3;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The highest multiplier that the free spins of a game may have; 1 without one. */
export const highestMultiplier = ({ feature }: Pick<MechanicConfig, 'feature'>): number =>
  Math.max(1, feature.multiplier, ...feature.ladder);

/** A slot with a mechanic, in its world: shows a round step by step. */
export class MechanicGame implements RoundView {
  readonly node: HTMLElement;
  readonly rounds: Rounds;
  private readonly scenery: Scenery;
  private readonly grid: ReelGrid;
  private readonly reels: ReelShow;
  private readonly controls: SlotControls;
  private readonly gift: GiftSpins;
  private readonly auto: Autoplay;
  private readonly rules: Sheet;
  private readonly message = element('p', { class: 'message' });
  private readonly state = element('p', { class: 'state-line' });
  private readonly over = element('div', { class: 'over' });
  private isGiftSpin = false;
  private isTurning = false;

  constructor(
    private readonly frame: Frame,
    private readonly config: MechanicConfig,
    private readonly loaded: LoadedWorld,
  ) {
    const { text, init, meters, notice, announcer, money } = frame;
    const { world } = loaded;
    frame.synth.tune(world.sound);
    this.scenery = new Scenery(world, frame.isStill);
    this.grid = new ReelGrid(config, loaded, text('reels'), money);
    this.reels = new ReelShow(this.grid, config, frame.isStill, {
      onStop: (reel) => frame.synth.reelStop(reel),
      onWait: () => frame.synth.rising(),
    });
    this.rules = new Sheet(text, text('rules'));
    this.gift = new GiftSpins(init.free_spins, text, money);
    this.controls = new SlotControls(frame, {
      press: () => this.press(),
      openRules: () => this.openRules(),
      onStake: (stake) => {
        frame.synth.chip();
        announcer.say(`${text('stake')} ${money(stake)}`);
      },
    });
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money, init }, this);
    this.auto = this.autoplay();
    const stage = element('div', { class: 'stage' }, this.grid.node, this.over);
    stage.addEventListener('pointerdown', () => this.isTurning && this.press());
    new ResizeObserver(() => this.grid.resize(stage.clientWidth, stage.clientHeight)).observe(stage);
    const sign = element(
      'header',
      { class: 'sign' },
      element('h1', {}, init.game.title),
      element('p', {}, text(`mechanic_${config.mechanic}`)),
    );
    this.node = element(
      'main',
      { class: `game slots mechanic plays-${config.mechanic}${frame.isStill ? ' still' : ''}`, 'aria-label': init.game.title },
      this.scenery.node,
      sign,
      this.gift.node,
      this.state,
      stage,
      element('div', { class: 'desk-panel' }, this.message, this.controls.node, meters.hold(this.auto.node)),
      notice.node,
      announcer.node,
      this.rules.node,
      this.controls.picker.sheet.node,
      this.auto.sheet.node,
    );
    for (const [name, colour] of Object.entries({ light: world.light, tone: world.tone, dark: world.dark, night: world.night }))
      this.node.style.setProperty(`--world-${name}`, colour);
    spinOnSpace(() => this.press());
    this.say(text('good_luck'));
    meters.setBalance(init.session.balance_cents);
    this.controls.picker.setCap(init.bonus_max_cents ?? null, true);
    this.refresh();
  }

  private autoplay(): Autoplay {
    return new Autoplay(this.frame, {
      rounds: () => this.rounds,
      stake: () => this.gift.request?.stake_cents ?? this.controls.picker.stake,
      play: () => this.play(),
      isReady: () => true,
      onChange: () => this.refresh(),
    });
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(mechanicRules(this.frame, this.config, this.loaded, this.controls.picker.stake));
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
    this.reels.speed = this.frame.tempo.isTurbo ? HURRY : 1;
    this.isTurning = true;
    this.over.replaceChildren();
    this.frame.meters.setWin(0, false, false);
    this.frame.synth.start();
    this.say('');
    this.stateIs('');
    this.reels.turn();
    this.refresh();
  }

  cancel(): void {
    if (!this.isTurning) return;
    this.grid.show(this.grid.grid, []);
    this.turned();
  }

  refused(code: string): void {
    this.isGiftSpin = false;
    if (code !== 'free_spins_over') return;
    this.gift.end();
    this.refresh();
  }

  async show(outcome: GameOutcome, isResumed: boolean, jackpot: JackpotWin | null): Promise<void> {
    if (outcome.kind !== 'slots' || !('version' in outcome)) return;
    if (this.isGiftSpin) this.gift.used();
    this.isGiftSpin = false;
    let won = 0;
    for (const [index, step] of outcome.steps.entries()) {
      const before = outcome.steps[index - 1] ?? null;
      await this.announceFree(step, before);
      if (isResumed && index === 0) await this.reels.change(step);
      else await this.reels.play(step, before);
      won += step.win_cents;
      await this.showStep(step, outcome, won, outcome.steps[index + 1]);
    }
    this.turned();
    await this.showResult(outcome, jackpot);
  }

  /** The card before the first free spin, and the count of each. */
  private async announceFree(step: SlotStep, before: SlotStep | null): Promise<void> {
    const { free } = step;
    const { text, synth } = this.frame;
    if (!free) return;
    if (!before?.free) {
      synth.freeSpins();
      this.turned();
      // What these free spins may reach, never what this round will.
      const most = highestMultiplier(this.config);
      await showCard(
        this.over,
        text,
        text('free_spins_won', { count: free.total }),
        most > 1 ? text('free_multiplier_up_to', { multiplier: most }) : '',
        'free_spins_start',
      );
      this.scenery.showFree();
      this.node.classList.add('free');
    }
    if (before?.free?.number !== free.number) {
      this.isTurning = true;
      this.refresh();
    }
  }

  /** What a step pays, and what it counts. */
  private async showStep(step: SlotStep, outcome: MechanicOutcome, won: number, next: SlotStep | undefined): Promise<void> {
    const { text, meters, synth, money, isStill } = this.frame;
    const { free, multiplier, counter } = step;
    const parts = [
      free && text('free_spins_left', { number: free.number, total: free.total }),
      multiplier > 1 && text('multiplier', { value: multiplier }),
      counter !== null && text(this.config.mechanic === 'hold' ? 'state_respins' : 'state_collectors', { count: counter }),
    ];
    this.stateIs(parts.filter(Boolean).join(' · '));
    if (step.move === 'bonus') {
      const around = {
        over: this.over,
        frame: this.frame,
        config: this.config,
        chest: this.loaded.pictures[this.config.symbols.findIndex(({ role }) => role === 'scatter')] ?? '',
      };
      await (this.config.mechanic === 'wheel' ? showWheel(around, step, outcome.stake_cents) : showChests(around, step));
    }
    if (step.win_cents > 0) {
      this.grid.light(step.wins);
      this.say(stepWords(this.config, step, text, money).join(' · '));
      if (step.move === 'fall') synth.scatter(2);
      if (next) meters.setWin(won, won > outcome.stake_cents, true);
      await wait((isStill ? 300 : WIN_MS) / this.reels.speed);
    } else if (next) await wait((isStill ? 200 : NEXT_MS) / this.reels.speed);
  }

  private async showResult(outcome: MechanicOutcome, jackpot: JackpotWin | null): Promise<void> {
    const { text, money, meters, synth, announcer, isStill } = this.frame;
    const { stake_cents: stake } = outcome;
    const win = outcome.win_cents + (jackpot?.amount_cents ?? 0);
    const isGain = win > stake;
    this.node.classList.remove('free');
    meters.setWin(win, isGain, isGain);
    announcer.say(resultWords(this.frame, stake, outcome.win_cents, jackpot));
    if (jackpot) this.say(jackpotWords(this.frame, jackpot));
    else if (win === 0) this.say(text('no_win'));
    else if (outcome.free_spin_count > 0)
      this.say(text('free_spins_total', { amount: money(outcome.win_cents), count: outcome.free_spin_count }));
    if (isGain) synth.win(win / stake);
    const isCelebrated = await celebrate(this.over, this.frame, { win, stake, jackpot });
    if (!isCelebrated && win > 0) await wait(isStill ? 0 : WIN_MS / 2);
  }

  private press(): void {
    if (this.rounds.isIdle) {
      if (!this.auto.isRunning) void this.play();
      return;
    }
    if (this.isTurning && this.frame.canHurry) this.reels.speed = HURRY;
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

  private turned(): void {
    this.isTurning = false;
    this.refresh();
  }

  private say(words: string): void {
    this.message.textContent = words;
  }

  private stateIs(words: string): void {
    this.state.textContent = words;
  }
}
