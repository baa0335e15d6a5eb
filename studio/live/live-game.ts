import type { GameConfig } from '#contract/fields/game-config';
import type { LiveBet, LiveKind, LiveTable } from '#contract/fields/live';
import type { PublishedRound } from '#rules/games/live/committed-draw';
import { liveRulesOf } from '#rules/games/live/live-tables';
import { colourSets } from '../art/colours';
import { type LivePlace, ProviderProblem } from '../protocol/provider';
import { Bets } from '../roulette/bets';
import { RouletteControls } from '../roulette/roulette-controls';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import { type Frame, resultWords } from '../shell/frame';
import { Sheet } from '../shell/sheet';
import { isStudioKey } from '../text/texts';
import type { LiveBoard } from './live-board';
import { LiveBar } from './live-bar';
import { bettorsOf, liveStatistics } from './live-statistics';
import { OwnRound } from './own-round';
import { TableStream } from './table-stream';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
/** Frames ask for their result at different moments within this time. */
const SPREAD_MS = 400;
const ASK_AGAIN_MS = 700;
const ASKS = 12;
/** The seconds at which a screen reader hears the countdown. */
const CALLED_MS = 5_000;

/** A live table on the screen: the phases, the player's bets and everybody's, whatever is played. */
export class LiveGame {
  readonly node: HTMLElement;
  private readonly board: LiveBoard;
  private readonly bets: Bets;
  private readonly own = new OwnRound();
  private readonly bar: LiveBar;
  private readonly controls: RouletteControls;
  private readonly rules: Sheet;
  private readonly statistics: Sheet;
  private readonly message = element('p', { class: 'message' });
  private readonly marks = element('ol', { class: 'history' });
  private readonly others = element('div', { class: 'live-others' });
  private table: LiveTable | null = null;
  private results: readonly string[] = [];
  private published: PublishedRound | null = null;
  private balance: number;
  private isPaused = false;
  private isSending = false;
  private called: ReturnType<typeof setTimeout> | undefined;
  private readonly stream: TableStream;

  constructor(
    private readonly frame: Frame,
    private readonly place: LivePlace,
    private readonly live: { kind: LiveKind; config: GameConfig; unit: number },
    makeBoard: (onSpot: (spot: string) => void) => LiveBoard,
  ) {
    const { text, init, meters, notice, announcer } = frame;
    const rules = liveRulesOf(live.kind, live.config);
    this.balance = init.session.balance_cents;
    this.bets = new Bets((bets) => rules.checkBets(bets, live.unit));
    this.board = makeBoard((spot) => this.putChip(spot));
    this.bar = new LiveBar(frame, () => this.openStatistics());
    this.rules = new Sheet(text, text('rules'));
    this.statistics = new Sheet(text, text('live_statistics'));
    this.controls = new RouletteControls(
      frame,
      {
        spin: () => void this.send(),
        undo: () => this.change(() => this.bets.undo()),
        clear: () => this.change(() => this.bets.clear()),
        again: () => this.change(() => this.again()),
        openRules: () => this.openRules(),
      },
      true,
    );
    this.marks.setAttribute('aria-label', text('history'));
    this.node = element(
      'main',
      { class: `game roulette live live-${live.kind}`, 'aria-label': init.game.title },
      backdrop(colourSets[live.config.palette]),
      this.bar.node,
      element('div', { class: 'head' }, this.board.stage, element('div', { class: 'news' }, this.marks, this.message, this.others)),
      this.board.spots,
      meters.node,
      this.controls.node,
      notice.node,
      announcer.node,
      this.rules.node,
      this.statistics.node,
    );
    meters.setBalance(this.balance);
    this.refresh();
    this.stream = new TableStream(init.game.identifier, {
      onTable: (table, endsAt) => void this.follow(table, endsAt),
      onResults: (results) => this.showResults(results),
      onConnected: (isConnected) => this.bar.connected(isConnected),
    });
    this.stream.start();
    window.addEventListener('pagehide', () => this.stream.stop());
    window.addEventListener('pageshow', (event) => event.persisted && this.stream.start());
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(element('p', {}, this.frame.text('live_rules')), this.board.rules());
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.refresh();
  }

  /** The page reports a balance that changed elsewhere. */
  learnBalance(cents: number): void {
    this.balance = cents;
    this.frame.meters.setBalance(cents);
    this.refresh();
  }

  private setBalance(cents: number): void {
    this.learnBalance(cents);
    this.frame.page.say({ kind: 'balance', balance_cents: cents });
  }

  private get isOpen(): boolean {
    return this.table?.phase === 'betting' && !this.isPaused;
  }

  /** The table has changed: a new phase, or somebody's bets. */
  private async follow(table: LiveTable, endsAt: number): Promise<void> {
    const before = this.table;
    this.table = table;
    this.bar.show(table, endsAt);
    this.others.replaceChildren(bettorsOf(this.frame, table));
    if (table.seed && table.result)
      this.published = { live_round: table.live_round, commitment: table.commitment, seed: table.seed, result: table.result };
    const isNew = before?.live_round !== table.live_round;
    if (!isNew && before.phase === table.phase) return this.refresh();
    clearTimeout(this.called);
    if (isNew) await this.enter(table, before === null);
    switch (table.phase) {
      case 'betting':
        this.board.open();
        this.say(this.frame.text('place_bets'));
        this.frame.announcer.say(this.frame.text('place_bets'));
        this.called = setTimeout(() => this.callTime(), table.left_ms - CALLED_MS);
        break;
      case 'closing':
        this.close();
        this.board.start();
        break;
      case 'playing':
        this.close();
        if (before?.phase !== 'closing' || isNew) this.board.start();
        await this.board.play(table.seen, table.left_ms);
        if (table.seen) this.tell(this.board.wordsOf(table.seen));
        break;
      case 'result':
        this.close();
        if (table.seen) {
          if (before?.phase !== 'playing') this.board.rest(table.seen);
          this.tell(this.board.wordsOf(table.seen));
        }
        void this.learnResult(table);
    }
    this.refresh();
  }

  /** A new round: the chips of the last one leave the table; the player's own bets may be known to the server already. */
  private async enter(table: LiveTable, isFirst: boolean): Promise<void> {
    this.bets.finish();
    this.own.enter(table.live_round);
    this.frame.meters.setWin(0, false, false);
    this.frame.page.say({ kind: 'state', state: 'idle' });
    if (isFirst) await this.takeUp();
  }

  /** Asks the server for the player's own bets: after a start, and whenever it isn't known what has arrived. */
  private async takeUp(): Promise<void> {
    try {
      const { balance_cents, rounds } = await this.place.seat();
      this.setBalance(balance_cents);
      const mine = rounds.find(({ live_round }) => live_round === this.table?.live_round);
      this.own.confirm(mine?.bets ?? []);
      this.bets.restore(mine?.bets ?? []);
      if (mine && mine.win_cents === null) this.frame.page.say({ kind: 'state', state: 'round' });
      this.refresh();
    } catch (error) {
      this.refused(error);
    }
  }

  /** No more bets: chips that weren't placed go back to the player. */
  private close(): void {
    if (this.isSending) return;
    if (!this.own.isSame(this.bets.bySpot()) && this.bets.total > 0) this.frame.notice.tell(this.frame.text('live_late'));
    this.bets.restore(this.own.bets);
  }

  /** Places the chips on the table as the player's bets, in place of earlier ones. */
  private async send(): Promise<void> {
    const { table } = this;
    const bets = this.bets.bySpot();
    if (!table || !this.isOpen || this.isSending || this.own.isSame(bets)) return;
    const { page, notice, announcer, text } = this.frame;
    notice.clear();
    this.isSending = true;
    this.refresh();
    try {
      const placed = await this.place.bet({ live_round: table.live_round, bets, key: crypto.randomUUID() });
      if (bets.length > 0 && this.own.stake === 0) page.say({ kind: 'round-started', stake_cents: placed.stake_cents });
      if (this.own.round === table.live_round) this.own.confirm(bets);
      page.say({ kind: 'state', state: placed.stake_cents > 0 ? 'round' : 'idle' });
      this.setBalance(placed.balance_cents);
      const said = placed.stake_cents > 0 ? text('live_placed', { amount: this.frame.money(placed.stake_cents) }) : text('live_taken_back');
      this.say(said);
      announcer.say(said);
    } catch (error) {
      this.refused(error);
      // Without an answer, or after the close, the server says what has been placed; otherwise the chips stay, to be changed.
      if (!(error instanceof ProviderProblem) || error.isUnanswered || error.code === 'bets_closed') await this.takeUp();
    } finally {
      this.isSending = false;
      if (!this.isOpen) this.close();
      this.refresh();
    }
  }

  /** Shows why something was refused, in the frame and on the page. */
  private refused(error: unknown): void {
    const code = error instanceof ProviderProblem ? error.code : 'other';
    const key = `problem_${code}`;
    this.frame.notice.tell(this.frame.text(isStudioKey(key) ? key : 'problem_other'));
    this.frame.page.say({ kind: 'refused', code });
  }

  /** Bets are being paid: shows the player's own result once the server has it. */
  private async learnResult({ live_round, seen }: LiveTable): Promise<void> {
    const { stake } = this.own;
    if (stake === 0 || this.own.isTold) return;
    this.own.isTold = true;
    await wait(Math.random() * SPREAD_MS);
    for (let asks = 0; asks < ASKS; asks++) {
      const seat = await this.place.seat().catch(() => null);
      const win = seat?.rounds.find((round) => round.live_round === live_round)?.win_cents ?? null;
      if (seat && win !== null) return this.showWin(seat.balance_cents, { stake, win, words: seen ? this.board.wordsOf(seen) : '' });
      await wait(ASK_AGAIN_MS);
    }
  }

  private showWin(balance: number, { stake, win, words }: { stake: number; win: number; words: string }): void {
    const { meters, synth, announcer, page } = this.frame;
    meters.setWin(win, win > stake, win > stake);
    if (win > stake) synth.win(win / stake);
    const said = `${words}. ${resultWords(this.frame, stake, win)}`;
    this.say(said);
    announcer.say(said);
    this.setBalance(balance);
    page.say({ kind: 'round-settled', stake_cents: stake, win_cents: win });
    page.say({ kind: 'state', state: 'idle' });
  }

  private showResults(results: readonly string[]): void {
    this.results = results;
    this.marks.replaceChildren(
      ...results.slice(0, 14).map((result) => {
        const { face, look, words } = this.board.markOf(result);
        return element('li', { class: look, 'aria-label': words }, face);
      }),
    );
    const [last] = results;
    if (last === undefined || this.table !== null) return;
    this.board.last(last);
    this.say(this.board.markOf(last).words);
  }

  private openStatistics(): void {
    const { table, results, published } = this;
    this.statistics.open(...liveStatistics(this.frame, this.board, this.live, { table, results, published }));
  }

  private callTime(): void {
    if (this.isOpen) this.frame.announcer.say(this.frame.text('live_seconds_left', { seconds: CALLED_MS / 1_000 }));
  }

  private tell(words: string): void {
    this.say(words);
    this.frame.announcer.say(words);
  }

  private putChip(spot: string): void {
    const { text, synth, announcer, money } = this.frame;
    if (!this.isOpen) return;
    this.change(() => {
      const { chip } = this.controls;
      const isTaken = this.bets.place(spot, chip, this.available);
      if (!isTaken) {
        const isPoor = this.bets.total + chip > this.available;
        return this.say(text(isPoor ? 'problem_not_enough_money' : 'problem_too_much_here'));
      }
      synth.chip();
      const bet = this.bets.bySpot().find((one: LiveBet) => one.spot === spot);
      if (bet) announcer.say(text('bet_on', { spot: this.board.spotWords(spot), amount: money(bet.stake_cents) }));
    });
  }

  /** What the player may stake in this round: earlier bets are replaced. */
  private get available(): number {
    return this.balance + this.own.stake;
  }

  /** Doubles the chips on the table; an empty one gets the bets of the previous round. */
  private again(): void {
    const isDone = this.bets.total === 0 ? this.bets.repeat(this.available) : this.bets.double(this.available);
    if (!isDone) this.say(this.frame.text('problem_too_much_here'));
  }

  private change(make: () => void): void {
    if (!this.isOpen || this.isSending) return;
    make();
    this.refresh();
  }

  private refresh(): void {
    const { text } = this.frame;
    const { total } = this.bets;
    const isPlaced = this.own.isSame(this.bets.bySpot());
    this.board.lock(!this.isOpen);
    this.board.show(this.bets.bySpot());
    this.controls.refresh({
      total,
      canRepeat: this.bets.canRepeat,
      canSpin: this.isOpen && !this.isSending && !isPlaced,
      isOpen: this.isOpen,
    });
    const name = total === 0 && this.own.stake > 0 ? 'live_take_back' : this.own.stake > 0 && !isPlaced ? 'live_change' : 'live_place';
    this.controls.nameMain(text(isPlaced && this.own.stake > 0 ? 'live_is_placed' : name));
  }

  private say(words: string): void {
    this.message.textContent = words;
  }
}
