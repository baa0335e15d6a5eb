import { afterAutoplayRound, type AutoplayEnd, type AutoplayPlan, type AutoplayRun, startAutoplay } from '#rules/games/autoplay';
import { AutoplaySheet } from './autoplay-sheet';
import { button, element, icon } from './element';
import type { Frame } from './frame';
import type { PlayedRound } from './played-round';
import type { Rounds } from './rounds';

/** Time to see a result before the next round; the licence's pace usually takes longer. */
const BETWEEN_MS = 600;

const forward = ['M4 6 L12 12 L4 18 Z', 'M12 6 L20 12 L12 18 Z'];
const square = ['M8 8 H16 V16 H8 Z'];

/** The parts of a game that autoplay uses. */
export interface AutoplayGame {
  rounds: () => Rounds;
  /** The stake of the next round, in minor units. */
  stake: () => number;
  /** Whether the next round costs nothing: it's a free spin of a gift. */
  isFree?: () => boolean;
  /** Plays one round as if the player had pressed; null if none was played. */
  play: () => Promise<PlayedRound | null>;
  /** Whether the player has chosen everything that a round needs. */
  isReady: () => boolean;
  /** Autoplay has started or stopped. */
  onChange: () => void;
}

/** Why it stops: its own limits, the player, the page, or a problem that is shown elsewhere. */
type Reason = AutoplayEnd | 'player' | 'hidden' | 'paused' | 'problem' | 'connection' | 'spins';

/**
 * Plays rounds one after the other under limits that the player sets, and stops on a limit, a feature, a problem, a pause, or when
 * the game is hidden. It starts rounds through `Rounds`, so the pace and every other rule of a round apply.
 */
export class Autoplay {
  /** Opens the sheet, or stops a run; absent under a licence that forbids both autoplay and turbo. */
  readonly node: HTMLButtonElement | null;
  readonly sheet: AutoplaySheet;
  private readonly count = element('span', { class: 'auto-left' });
  private plan: AutoplayPlan | null = null;
  private run: AutoplayRun | null = null;
  /** Counts runs, so that a stopped run can't continue as part of the next one. */
  private runs = 0;

  constructor(
    private readonly frame: Frame,
    private readonly game: AutoplayGame,
  ) {
    const { text, policy } = frame;
    this.sheet = new AutoplaySheet(frame, {
      start: (plan) => void this.start(plan),
      isReady: () => game.isReady() && game.rounds().isIdle,
    });
    this.node = policy.autoplay || policy.turbo ? button(text('auto'), 'icon-button auto', () => this.press(), icon(...forward)) : null;
    document.addEventListener('visibilitychange', () => document.hidden && this.stop('hidden'));
    this.refresh();
  }

  get isRunning(): boolean {
    return this.run !== null;
  }

  /** The page has paused or resumed the game. */
  refresh(): void {
    if (this.run && this.game.rounds().isPaused) return this.stop('paused');
    const { node } = this;
    if (!node) return;
    const { text } = this.frame;
    const label = this.run ? text('auto_stop', { left: this.run.left }) : text(this.frame.policy.autoplay ? 'auto' : 'turbo');
    node.setAttribute('aria-label', label);
    node.title = label;
    node.classList.toggle('running', this.run !== null);
    this.count.textContent = this.run ? String(this.run.left) : '';
    node.replaceChildren(icon(...(this.run ? square : forward)), this.count);
  }

  /** Stops before the next round; a round in progress ends as drawn. */
  stop(reason: Reason): void {
    const { plan, run, frame } = this;
    if (!run || !plan) return;
    this.run = null;
    this.refresh();
    this.game.onChange();
    const { text, money, notice, announcer } = frame;
    const net = text('auto_net', { amount: `${run.net_cents > 0 ? '+' : ''}${money(run.net_cents)}` });
    if (reason === 'problem') return;
    const words = {
      rounds: text('auto_over'),
      loss: text('auto_over_loss', { amount: money(plan.loss_cents) }),
      win: text('auto_over_win'),
      feature: text('auto_over_feature'),
      spins: text('auto_over_spins'),
      connection: text('auto_over_connection'),
      hidden: text('auto_over_hidden'),
      paused: text('auto_over_player'),
      player: text('auto_over_player'),
    }[reason];
    // What the round itself has told stays.
    if (reason === 'player' || reason === 'paused' || !notice.node.hidden) return announcer.say(`${words} ${net}`);
    notice.tell(`${words} ${net}`);
  }

  private press(): void {
    if (this.run) return this.stop('player');
    this.sheet.open(this.game.stake(), this.isFree);
  }

  private get isFree(): boolean {
    return this.game.isFree?.() ?? false;
  }

  private async start(plan: AutoplayPlan): Promise<void> {
    const { isFree } = this;
    const cost = () => (isFree ? 0 : this.game.stake());
    const run = startAutoplay(plan, cost());
    if (!run || this.run) return;
    this.plan = plan;
    this.run = run;
    this.refresh();
    this.game.onChange();
    this.node?.focus({ preventScroll: true });
    const own = ++this.runs;
    const isOver = () => this.run === null || this.runs !== own;
    while (!isOver()) {
      await new Promise((done) => setTimeout(done, this.game.rounds().restMs));
      if (isOver()) return;
      const round = await this.game.play();
      // It may have been stopped during the round.
      if (isOver() || !this.run) return;
      if (!round) return this.stop('problem');
      const after = afterAutoplayRound(plan, this.run, round, cost());
      this.run = after.run;
      if (round.wasInterrupted) return this.stop('connection');
      if (after.end) return this.stop(after.end);
      // The player agreed to this cost of a round: never stake more.
      if (isFree && !this.isFree) return this.stop('spins');
      this.refresh();
      await new Promise((done) => setTimeout(done, BETWEEN_MS));
    }
  }
}
