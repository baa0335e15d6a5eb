import type { FreeSpinsOver, InitResponse, JackpotWin, OpenRound, WagerRequest } from '#contract/calls/provider';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { PageLink } from '../page/page-link';
import { type KnownBalance, sayBalance } from '../page/say-balance';
import { type Provider, ProviderProblem } from '../protocol/provider';
import type { Money } from '../text/money';
import { isSaidByPage, problemWords, refusalMessage } from '../text/problem-words';
import type { Text } from '../text/texts';
import type { Notice } from './notice';
import type { PlayedRound } from './played-round';
import { Turns } from './turns';

/** How a game shows a round. */
export interface RoundView {
  /** The stake is placed and the response is pending. */
  begin(): void;
  /** The round didn't happen. */
  cancel(): void;
  /**
   * Shows the outcome to its end, and its jackpot; an interrupted round is shown without delay. A multi-step round is played
   * to its end here. Resolves to its last outcome if that isn't the first one.
   */
  show(outcome: GameOutcome, isResumed: boolean, jackpot: JackpotWin | null, turns: Turns): Promise<GameOutcome | void>;
  /** An interrupted round is about to be shown; the player's stake, which is zero for a free spin of a gift. */
  resumed?(stakeCents: number): void;
  /** The settled round was the last free spin of a gift. */
  spinsOver?(over: FreeSpinsOver): void;
  /** Sets the choice and stake of a replayed round. */
  prepare?(outcome: GameOutcome): void;
  /** Whether a round may start has changed. */
  refresh(): void;
  /** Shows a balance, and how much of it is bonus money if that's known with it. */
  balance(cents: number, bonus?: number): void;
  /** A stake was refused. */
  refused?(code: string): void;
  /** Lowers the stake to this amount or less, if the game can. */
  lower?(cents: number): void;
  /** What a round would cost after that: several hands share what it may be. */
  lowered?(cents: number): number;
  /** The highest stake of a round while a bonus is wagered, or null, has changed. */
  cap?(cents: number | null): void;
}

interface Table {
  provider: Provider;
  page: PageLink;
  notice: Notice;
  text: Text;
  money: Money;
  init: Pick<InitResponse, 'session' | 'minimum_cycle_ms' | 'next_round_in_ms' | 'bonus_max_cents'>;
}

/** Refusals after which the frame's state is stale. */
const staleAfter = [
  'bonus_stake_too_high',
  'round_open',
  'round_closed',
  'round_moved',
  'round_unfinished',
  'act_not_allowed',
  'demo_credit',
  'cycle_too_short',
];

/** Plays rounds one after the other: never two at the same time, never faster than the policy allows, never a bet twice. */
export class Rounds {
  private state: 'idle' | 'round' = 'idle';
  private paused = false;
  private freeFrom = 0;
  private interruptions = 0;
  /** The highest stake while a bonus is wagered; null without one. */
  private bonusMax: number | null;
  balance: number;

  constructor(
    private readonly table: Table,
    private readonly view: RoundView,
  ) {
    this.balance = table.init.session.balance_cents;
    this.bonusMax = table.init.bonus_max_cents ?? null;
    this.rest(table.init.next_round_in_ms);
  }

  get isIdle(): boolean {
    return this.state === 'idle';
  }

  get isPaused(): boolean {
    return this.paused;
  }

  /** Milliseconds until a round may start again. */
  get restMs(): number {
    return Math.max(0, Math.ceil(this.freeFrom - performance.now()));
  }

  get canStart(): boolean {
    return this.isIdle && !this.paused && performance.now() >= this.freeFrom;
  }

  /** Nothing new starts while paused; a current round finishes. */
  pause(isPaused: boolean): void {
    this.paused = isPaused;
    this.view.refresh();
  }

  /** The page reports a balance that changed elsewhere; it isn't reported back. */
  learnBalance(cents: number, bonus?: number): void {
    this.balance = cents;
    this.view.balance(cents, bonus);
  }

  private setBalance(known: KnownBalance): void {
    this.learnBalance(known.balance_cents, known.bonus_cents);
    sayBalance(this.table.page, known);
  }

  /** Plays one round; creates one idempotency key for this intent and keeps it for every attempt. Null if there was none. */
  async play(request: WagerRequest): Promise<PlayedRound | null> {
    if (!this.canStart) return null;
    const mayBeAbove = !request.gift && this.bonusMax !== null && request.stake_cents > this.bonusMax;
    if (mayBeAbove && ((await this.isAboveBonus(request.stake_cents)) || !this.canStart)) return null;
    if (this.isTooPoor(request)) return null;
    const { provider, page, notice } = this.table;
    this.enter();
    notice.clear();
    // A gift's free spin doesn't stake the player's money.
    const stake = request.gift ? 0 : request.stake_cents;
    page.say({ kind: 'round-started', stake_cents: stake });
    const intent = { ...request, key: crypto.randomUUID() };
    const interruptions = this.interruptions;
    try {
      const round = await this.insist(() => {
        this.view.begin();
        return provider.wager(intent);
      }, true);
      // The server counts from when the stake arrived, which on a slow connection is later than the press.
      this.rest(this.table.init.minimum_cycle_ms);
      this.setBalance(round);
      const played = await this.finish({ ...round, stake_cents: stake }, false);
      return { ...played, wasInterrupted: this.interruptions > interruptions };
    } catch (error) {
      this.view.cancel();
      await this.refused(error);
      // A bonus began meanwhile; its cap is known now.
      if (!request.gift) this.announceBonusMax(request.stake_cents);
      return null;
    } finally {
      this.leave();
    }
  }

  /** Shows without a call that the balance is too low for a stake of real money, and offers the deposit; false if it's enough. */
  private isTooPoor({ stake_cents: stake, gift }: WagerRequest): boolean {
    const { notice, text, page, init } = this.table;
    if (gift || init.session.mode === 'demo' || stake <= this.balance) return false;
    notice.tell(text('problem_not_enough_money'), { label: text('deposit'), run: () => page.say({ kind: 'open-deposit' }) });
    return true;
  }

  /** Refetches the highest stake, since the bonus may be over; shows a message if this stake is higher. */
  private async isAboveBonus(stake: number): Promise<boolean> {
    this.enter();
    const known = await this.table.provider.init().catch(() => null);
    this.leave();
    if (known) this.setBonusMax(known);
    return this.announceBonusMax(stake);
  }

  private setBonusMax(init: Pick<InitResponse, 'bonus_max_cents'>): void {
    const cents = init.bonus_max_cents ?? null;
    this.bonusMax = cents;
    this.view.cap?.(cents);
  }

  /** Shows the highest stake and offers to lower the bet to it; false if the bet is low enough. */
  private announceBonusMax(stake: number): boolean {
    const { bonusMax } = this;
    if (bonusMax === null || stake <= bonusMax) return false;
    const { notice, text, money } = this.table;
    const { lower } = this.view;
    const lowered = this.view.lowered?.(bonusMax) ?? bonusMax;
    const act = lower &&
      lowered < stake && { label: text('lower_bet', { amount: money(lowered) }), run: () => lower.call(this.view, bonusMax) };
    notice.tell(text('bonus_max', { amount: money(bonusMax) }), act || undefined);
    return true;
  }

  /** Shows and settles the interrupted round. */
  async resume(open: OpenRound): Promise<void> {
    this.enter();
    const waits = 'is_over' in open.outcome && !open.outcome.is_over;
    this.table.notice.tell(this.table.text(waits ? 'resumed_turn' : 'resumed_round'));
    try {
      await this.finish(open, true);
      // The round is settled, so the message about resuming it is out of date.
      if (waits) this.table.notice.clear();
    } catch (error) {
      await this.refused(error);
    } finally {
      this.leave();
    }
  }

  /** Replays a past round from start to end. It stakes and settles nothing, and no round can start after it. */
  async replay(outcome: GameOutcome): Promise<void> {
    const { provider } = this.table;
    this.enter();
    this.view.prepare?.(outcome);
    this.view.begin();
    const turns = new Turns({ provider, roundId: '', insist: (call) => call(), onBalance: () => undefined });
    await this.view.show(outcome, false, null, turns);
    this.table.page.say({ kind: 'state', state: 'idle' });
  }

  private async finish(
    { round_id, stake_cents, outcome, jackpot }: OpenRound,
    isResumed: boolean,
  ): Promise<Omit<PlayedRound, 'wasInterrupted'>> {
    const turns = new Turns({
      provider: this.table.provider,
      roundId: round_id,
      insist: (call, isDecision) => this.insist(call, isDecision),
      onBalance: (known) => this.setBalance(known),
      onAct: () => this.table.notice.clear(),
    });
    if (isResumed) this.view.resumed?.(stake_cents);
    const ended = (await this.view.show(outcome, isResumed, jackpot ?? null, turns)) ?? outcome;
    // The acts' stakes belong to the round; a gift's round stakes nothing.
    const staked = stake_cents > 0 ? Math.max(stake_cents, ended.stake_cents) : 0;
    const settled = await this.insist(() => this.table.provider.settle(round_id));
    this.setBalance(settled);
    const won = settled.win_cents + (jackpot?.amount_cents ?? 0);
    if (settled.free_spins_over) this.view.spinsOver?.(settled.free_spins_over);
    this.table.page.say({ kind: 'round-settled', stake_cents: staked, win_cents: won });
    return { outcome: ended, stake_cents: staked, win_cents: won, has_jackpot: Boolean(jackpot) };
  }

  /** Retries a call until there's a response or refusal, and when back online. Not a decision: no stake waits for the network (OFF-002). */
  private async insist<T>(call: () => Promise<T>, isDecision = false): Promise<T> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ProviderProblem) || !error.isUnanswered) throw error;
        this.interruptions += 1;
        this.view.cancel();
        this.table.page.say(refusalMessage(error));
        await this.table.notice.waitForRetry(problemWords(this.table, error), isDecision ? this.table.text('back_online') : null);
      }
    }
  }

  private async refused(error: unknown): Promise<void> {
    const code = this.showRefusal(error);
    if (staleAfter.includes(code)) await this.takeUp().catch((again: unknown) => this.showRefusal(again));
  }

  /** Shows the reason in the frame, unless the page does, and reports it to the page; returns the code. */
  private showRefusal(error: unknown): string {
    const message = refusalMessage(error);
    if (!isSaidByPage(error)) this.table.notice.tell(problemWords(this.table, error));
    this.table.page.say(message);
    this.view.refused?.(message.code);
    return message.code;
  }

  /**
   * Refetches the session: a round left open elsewhere is shown; refilled demo credit, a returned stake, or a round that began
   * elsewhere is applied.
   */
  private async takeUp(): Promise<void> {
    const known = await this.insist(() => this.table.provider.init());
    const { session, open_round, next_round_in_ms } = known;
    this.setBonusMax(known);
    this.rest(next_round_in_ms);
    this.setBalance(session);
    if (open_round) await this.finish(open_round, true);
  }

  /** Nothing new starts for this long. */
  private rest(milliseconds: number): void {
    this.freeFrom = performance.now() + milliseconds;
    if (milliseconds > 0) setTimeout(() => this.view.refresh(), milliseconds + 5);
  }

  private enter(): void {
    this.state = 'round';
    this.table.page.say({ kind: 'state', state: 'round' });
    this.view.refresh();
  }

  private leave(): void {
    this.state = 'idle';
    this.table.page.say({ kind: 'state', state: 'idle' });
    this.view.refresh();
  }
}
