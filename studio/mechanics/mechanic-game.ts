import type { FreeSpinsOver, JackpotWin } from '#contract/calls/provider';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { MechanicConfig, MechanicOutcome, SlotStep } from '#contract/fields/slot-mechanics';
import { element } from '../shell/element';
import { type Frame, jackpotWords, resultWords } from '../shell/frame';
import type { Rounds, RoundView } from '../shell/rounds';
import { showCard } from '../slots/free-spin-card';
import { SlotDesk } from '../slots/slot-desk';
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

/** A slot with a mechanic: shows a round step by step in the game's world. */
export class MechanicGame implements RoundView {
  readonly node: HTMLElement;
  private readonly desk: SlotDesk;
  private readonly scenery: Scenery;
  private readonly grid: ReelGrid;
  private readonly reels: ReelShow;
  private readonly state = element('p', { class: 'state-line' });
  private readonly over = element('div', { class: 'over' });
  private isTurning = false;

  constructor(
    private readonly frame: Frame,
    private readonly config: MechanicConfig,
    private readonly loaded: LoadedWorld,
  ) {
    const { text, init, meters, money } = frame;
    const { world } = loaded;
    frame.synth.tune(world.sound);
    this.scenery = new Scenery(world, frame.isStill);
    this.grid = new ReelGrid(config, loaded, text('reels'), money);
    this.reels = new ReelShow(this.grid, config, frame.isStill, {
      onStop: (reel) => frame.synth.reelStop(reel),
      onWait: () => frame.synth.rising(),
    });
    this.desk = new SlotDesk(frame, this, {
      isTurning: () => this.isTurning,
      hurry: () => (this.reels.speed = HURRY),
      rules: (stake) => mechanicRules(frame, config, loaded, stake),
    });
    const stage = element('div', { class: 'stage' }, this.grid.node, this.over);
    stage.addEventListener('pointerdown', () => this.isTurning && this.desk.press());
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
      this.desk.gift.node,
      this.state,
      stage,
      element('div', { class: 'desk-panel' }, this.desk.message, this.desk.controls.node, meters.hold(this.desk.auto.node)),
      ...this.desk.overlays,
    );
    for (const [name, colour] of Object.entries({ light: world.light, tone: world.tone, dark: world.dark, night: world.night }))
      this.node.style.setProperty(`--world-${name}`, colour);
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
    this.reels.speed = this.frame.tempo.isTurbo ? HURRY : 1;
    this.isTurning = true;
    this.over.replaceChildren();
    this.frame.meters.setWin(0, 0);
    this.frame.synth.start();
    this.desk.say('');
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
    this.desk.refused(code);
  }

  resumed(stakeCents: number): void {
    this.desk.resumed(stakeCents);
  }

  spinsOver(over: FreeSpinsOver): void {
    this.desk.spinsOver(over);
  }

  async show(outcome: GameOutcome, isResumed: boolean, jackpot: JackpotWin | null): Promise<void> {
    if (outcome.kind !== 'slots' || !('version' in outcome)) return;
    this.desk.decided();
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
      // The maximum of the game; the round's own maximum would give its outcome away.
      const most = highestMultiplier(this.config);
      await showCard(
        this.over,
        text,
        text('free_spins_won', { count: free.total }),
        most > 1 ? text('free_multiplier_up_to', { multiplier: most }) : '',
        'free_spins_start',
      );
      this.desk.controls.takeFocus();
      this.scenery.showFree();
      this.node.classList.add('free');
    }
    if (before?.free?.number !== free.number) {
      this.isTurning = true;
      this.refresh();
    }
  }

  /** Shows what a step pays, and its counters. */
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
      this.desk.controls.takeFocus();
    }
    if (step.win_cents > 0) {
      this.grid.light(step.wins);
      this.desk.say(stepWords(this.config, step, text, money).join(' · '));
      if (step.move === 'fall') synth.scatter(2);
      if (next) meters.setWin(won, outcome.stake_cents, true);
      await wait((isStill ? 300 : WIN_MS) / this.reels.speed);
    } else if (next) await wait((isStill ? 200 : NEXT_MS) / this.reels.speed);
  }

  private async showResult(outcome: MechanicOutcome, jackpot: JackpotWin | null): Promise<void> {
    const { text, money, meters, synth, announcer, isStill } = this.frame;
    const { stake_cents: stake } = outcome;
    const win = outcome.win_cents + (jackpot?.amount_cents ?? 0);
    this.node.classList.remove('free');
    meters.setWin(win, stake);
    announcer.say(resultWords(this.frame, this.desk.paidStake(stake), outcome.win_cents, jackpot));
    if (jackpot) this.desk.say(jackpotWords(this.frame, jackpot));
    else if (win === 0) this.desk.say(text('no_win'));
    else if (outcome.free_spin_count > 0)
      this.desk.say(text('free_spins_total', { amount: money(outcome.win_cents), count: outcome.free_spin_count }));
    if (win > stake) synth.win(win / stake);
    const isCelebrated = await celebrate(this.over, this.frame, { win, stake, jackpot });
    if (!isCelebrated && win > 0) await wait(isStill ? 0 : WIN_MS / 2);
  }

  private turned(): void {
    this.isTurning = false;
    this.refresh();
  }

  private stateIs(words: string): void {
    this.state.textContent = words;
  }
}
