import type { LiveAct, LiveBet, LiveSeen, LiveTable } from '#contract/fields/live';
import type { LiveRules } from '#rules/games/live/live-rules';
import { type LivePlace, ProviderProblem } from '../protocol/provider';
import type { Bets } from '../roulette/bets';
import type { ControlState } from '../roulette/roulette-controls';
import { type KnownBalance, sayBalance } from '../page/say-balance';
import { TableChips } from '../roulette/table-chips';
import { type Frame, resultWords } from '../shell/frame';
import { isSaidByPage, problemWords, refusalMessage } from '../text/problem-words';
import type { StudioKey } from '../text/texts';
import { askResult } from './ask-result';
import { EarlySeat } from './early-seat';
import type { Turn } from './live-board';
import { OwnRound } from './own-round';
import { UnansweredBet } from './unanswered-bet';

/** How the table shows and announces the player's chips. */
interface Desk {
  /** The last known state of the table; null at the start. */
  table(): LiveTable | null;
  /** The chip that the next tap places, in minor units. */
  chip(): number;
  spotWords(spot: string): string;
  wordsOf(seen: LiveSeen): string;
  say(words: string): void;
  refresh(): void;
}

/** One player's chips at a live table: placed on spots, sent as bets, changed until betting closes, paid. */
export class LiveHand {
  /** Places the player's chips on the table, and takes them back. */
  readonly table: TableChips;
  private readonly bets: Bets;
  private readonly own = new OwnRound();
  private balance: number;
  private isPaused = false;
  /** Whether the stream is lost at the moment. */
  private isLost = false;
  /** Whether the player's bets on the server are unknown: at first, and after the connection was lost. */
  private isBehind = true;
  /** Whether the notice says that a bet got no response. */
  private isUnansweredTold = false;
  private readonly unanswered = new UnansweredBet();
  private isSending = false;
  private isRefused = false;
  private readonly early: EarlySeat;

  constructor(
    private readonly frame: Frame,
    private readonly place: LivePlace,
    rules: LiveRules,
    unit: number,
    private readonly desk: Desk,
  ) {
    this.balance = frame.init.session.balance_cents;
    this.early = new EarlySeat(place);
    this.table = new TableChips(frame, {
      check: (bets) => rules.checkBets(bets, unit),
      isOpen: () => this.isOpen && !this.isSending,
      // Earlier bets in this round are replaced.
      available: () => this.balance + this.own.stake,
      bonusMost: () => (frame.meters.hasNoBonus ? null : (frame.init.bonus_max_cents ?? null)),
      chip: () => desk.chip(),
      spotWords: (spot) => desk.spotWords(spot),
      say: (words) => desk.say(words),
      refresh: () => desk.refresh(),
    });
    this.bets = this.table.bets;
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.desk.refresh();
  }

  learnBalance(cents: number, bonus?: number): void {
    this.balance = cents;
    this.frame.meters.setBalance(cents, bonus);
    this.desk.refresh();
  }

  private setBalance(known: KnownBalance): void {
    this.learnBalance(known.balance_cents, known.bonus_cents);
    sayBalance(this.frame.page, known);
  }

  get isOpen(): boolean {
    return this.desk.table()?.phase === 'betting' && !this.isPaused && !this.isLost;
  }

  get chips(): LiveBet[] {
    return this.bets.bySpot();
  }

  get controls(): ControlState {
    const { isOpen } = this;
    return {
      total: this.bets.total,
      canRepeat: this.bets.canRepeat,
      canUndo: this.bets.canUndo,
      canSpin: isOpen && !this.isSending && !this.own.isSame(this.chips),
      isOpen,
    };
  }

  /** The current action of the button that sends the chips. */
  get action(): StudioKey {
    if (this.own.stake === 0) return 'live_place';
    if (this.own.isSame(this.chips)) return 'live_is_placed';
    return this.bets.total === 0 ? 'live_take_back' : 'live_change';
  }

  /** The stream was connected or lost. While it's lost, nothing can be bet; afterwards the bets are refetched. Returns the announcement. */
  connected(isConnected: boolean): StudioKey {
    this.isLost = !isConnected;
    if (this.isLost) this.isBehind = true;
    this.desk.refresh();
    if (isConnected) {
      // What failed for want of a connection is refetched.
      if (this.isUnansweredTold) this.frame.notice.clear();
      this.isUnansweredTold = false;
      return 'live_back';
    }
    return this.own.stake > 0 ? 'live_lost_bets' : 'live_lost_none';
  }

  /** A new round: the chips of the last one leave the table. */
  enter(round: string): void {
    this.bets.finish();
    this.isRefused = this.isUnansweredTold = false;
    this.unanswered.set(null);
    this.frame.notice.clear();
    const { missed } = this.own.enter(round);
    this.frame.meters.setWin(0, 0);
    this.frame.page.say({ kind: 'state', state: 'idle' });
    if (missed && this.isBehind) void this.learnMissed(missed);
  }

  /** Fetches the player's bets from the server if they're unknown. Chips that weren't placed stay on the table. */
  async catchUp(): Promise<void> {
    if (!this.isBehind || this.isSending) return;
    this.isBehind = false;
    this.isBehind = !(await this.takeUp(true));
  }

  /** Fetches the player's own bets; false without a response. */
  private async takeUp(keepsChips = false): Promise<boolean> {
    try {
      const { rounds, ...known } = await this.early.take();
      this.setBalance(known);
      const mine = rounds.find(({ live_round }) => live_round === this.own.round);
      const isKnown = this.own.isSame(mine?.bets ?? []);
      this.own.confirm(mine?.bets ?? [], mine?.acts ?? []);
      if (!keepsChips || !isKnown || !this.isOpen) this.bets.restore(mine?.bets ?? []);
      if (mine && mine.win_cents === null) this.frame.page.say({ kind: 'state', state: 'round' });
      if (this.unanswered.isSet && !this.isOpen && !this.isSending) this.tellFate();
      this.desk.refresh();
      return true;
    } catch (error) {
      if (keepsChips && this.isOpen) this.refused(error);
      return false;
    }
  }

  /** Betting is closed: says whether a bet without a response is in, as far as that's known. */
  private tellFate(): void {
    const fate = this.unanswered.fate(this.own, this.isBehind);
    if (fate === 'in') this.frame.notice.clear();
    else this.frame.notice.tell(this.frame.text(fate));
    this.isUnansweredTold = false;
  }

  /** Announces the result of a round that ended while the connection was lost. */
  private async learnMissed(round: string): Promise<void> {
    const paid = await askResult(this.place, round);
    if (paid) this.showWin(paid.balance, { ...paid, words: this.frame.text('live_missed') });
  }

  /** No more bets: chips that weren't placed go back to the player. */
  close(): void {
    if (this.isSending) return;
    if (this.unanswered.isUntold) this.tellFate();
    // The reason for the last refusal stays visible.
    else if (!this.isRefused && !this.own.isSame(this.chips) && this.bets.total > 0) this.frame.notice.tell(this.frame.text('live_late'));
    this.bets.restore(this.own.bets);
  }

  /** Places the chips on the table as the player's bets, in place of earlier ones. */
  async send(): Promise<void> {
    const table = this.desk.table();
    const bets = this.chips;
    if (!table || !this.isOpen || this.isSending || this.own.isSame(bets)) return;
    this.frame.notice.clear();
    this.isRefused = false;
    this.isSending = true;
    this.desk.refresh();
    try {
      const placed = await this.place.bet({ live_round: table.live_round, bets, key: crypto.randomUUID() });
      this.placed(table.live_round, bets, placed);
    } catch (error) {
      this.refused(error);
      this.unanswered.set(this.isUnansweredTold ? { round: table.live_round, bets } : null);
      // Without a response, or after the close, the bets are refetched; otherwise the chips stay so that the player can change them.
      if (!(error instanceof ProviderProblem) || error.isUnanswered || error.code === 'bets_closed') this.isBehind = !(await this.takeUp());
    } finally {
      this.isSending = false;
      if (!this.isOpen || table.live_round !== this.own.round) this.close();
      this.desk.refresh();
    }
  }

  private placed(round: string, bets: readonly LiveBet[], { stake_cents, ...known }: KnownBalance & { stake_cents: number }): void {
    const { page, announcer, text, money } = this.frame;
    if (stake_cents > 0 && this.own.stake === 0) page.say({ kind: 'round-started', stake_cents });
    this.unanswered.set(null);
    if (this.own.round === round) this.own.confirm(bets);
    page.say({ kind: 'state', state: stake_cents > 0 ? 'round' : 'idle' });
    this.setBalance(known);
    const amount = { amount: money(stake_cents) };
    // Beside the wheel of a phone there's room for three short lines; the buttons show that the bet can be changed.
    this.desk.say(stake_cents > 0 ? text('live_placed_short', amount) : text('live_taken_back'));
    announcer.say(stake_cents > 0 ? text('live_placed', amount) : text('live_taken_back'));
  }

  /** Shows the reason for a refusal, in the frame or on the page. */
  private refused(error: unknown): void {
    this.isRefused = true;
    if (!isSaidByPage(error)) this.frame.notice.tell(problemWords(this.frame, error));
    this.isUnansweredTold = error instanceof ProviderProblem && error.isUnanswered;
    this.frame.page.say(refusalMessage(error));
  }

  /** Bets are being paid: shows the player's own result once the server has it. */
  async learnResult({ live_round, seen }: LiveTable): Promise<void> {
    const { stake } = this.own;
    if (stake === 0 || this.own.isTold) return;
    this.own.isTold = true;
    const paid = await askResult(this.place, live_round);
    if (paid) this.showWin(paid.balance, { ...paid, words: seen ? `${this.desk.wordsOf(seen)}.` : '' });
  }

  private showWin(balance: KnownBalance, { stake, win, words }: { stake: number; win: number; words: string }): void {
    const { meters, synth, announcer, page } = this.frame;
    meters.setWin(win, stake);
    if (win > stake) synth.win(win / stake);
    const said = `${words} ${resultWords(this.frame, stake, win)}`;
    for (const one of [this.desk, announcer]) one.say(said);
    this.setBalance(balance);
    page.say({ kind: 'round-settled', stake_cents: stake, win_cents: win });
    page.say({ kind: 'state', state: 'idle' });
  }

  /** The placed bets and the acts on them. */
  get placedBets(): Pick<OwnRound, 'bets' | 'acts'> {
    return this.own;
  }

  /** Acts on a placed bet while the outcome is shown; `wordsOf` describes the result. */
  async act({ kind, spot }: Pick<LiveAct, 'kind' | 'spot'>, wordsOf: (act: LiveAct) => string): Promise<void> {
    const table = this.desk.table();
    if (!table || this.isSending) return;
    this.isSending = true;
    this.desk.refresh();
    try {
      const { at_ms } = await this.place.act({ live_round: table.live_round, kind, spot, key: crypto.randomUUID() });
      const act = { kind, spot, at_ms };
      if (this.own.round === table.live_round) this.own.confirm(this.own.bets, [...this.own.acts, act]);
      this.frame.synth.chip();
      this.desk.say(wordsOf(act));
      this.frame.announcer.say(wordsOf(act));
    } catch (error) {
      const isLate = error instanceof ProviderProblem && error.code === 'round_closed';
      if (isLate) this.desk.say(this.frame.text('live_too_late'));
      else this.refused(error);
    } finally {
      this.isSending = false;
      this.desk.refresh();
    }
  }

  /** Acts for a seat whose turn it is; an added stake leaves the balance. */
  async turn({ spot, kind, number }: Turn): Promise<void> {
    const table = this.desk.table();
    if (!table || this.isSending) return;
    this.isSending = true;
    this.frame.notice.clear();
    try {
      const { live_round } = table;
      const { balance_cents, bonus_cents } = await this.place.act({ live_round, kind, spot, number, key: crypto.randomUUID() });
      if (balance_cents !== undefined) this.setBalance({ balance_cents, bonus_cents });
    } catch (error) {
      const isLate = error instanceof ProviderProblem && (error.code === 'round_closed' || error.code === 'round_moved');
      if (isLate) this.frame.notice.tell(this.frame.text('live_turn_late'));
      else this.refused(error);
    } finally {
      this.isSending = false;
      this.desk.refresh();
    }
  }
}
