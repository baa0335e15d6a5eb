import type { SpotBet } from '#contract/fields/spot-bet';
import type { StakeDecision } from '#rules/games/stakes';
import type { Frame } from '../shell/frame';
import type { Rounds } from '../shell/rounds';
import { Bets } from './bets';
import { RouletteControls } from './roulette-controls';

/** What a table adds to its chips. */
interface Table {
  /** What the button that starts a round is called. */
  main: 'spin' | 'roll';
  check(bets: readonly SpotBet[]): StakeDecision;
  rounds(): Rounds;
  spotWords(spot: string): string;
  /** Shows words where the table shows its messages. */
  say(words: string): void;
  /** Chips are about to change: what the last round marked is over. */
  unmark(): void;
  /** Shows the chips, and whether more may be placed. */
  show(bets: readonly SpotBet[], isOpen: boolean): void;
  openRules(): void;
}

/** The chips of a table that a player plays alone: placed, taken back, repeated, doubled, and staked on a round. */
export class ChipPlay {
  readonly controls: RouletteControls;
  private readonly bets: Bets;

  constructor(
    private readonly frame: Frame,
    private readonly table: Table,
  ) {
    this.bets = new Bets((bets) => table.check(bets));
    this.controls = new RouletteControls(
      frame,
      {
        spin: () => this.start(),
        undo: () => this.takeBack(() => this.bets.undo()),
        clear: () => this.takeBack(() => this.bets.clear()),
        again: () => this.change(() => this.again()),
        openRules: () => table.openRules(),
      },
      table.main,
    );
  }

  refresh(): void {
    const { total } = this.bets;
    const rounds = this.table.rounds();
    this.table.show(this.bets.bySpot(), rounds.isIdle);
    this.controls.refresh({
      total,
      canRepeat: this.bets.canRepeat,
      canUndo: this.bets.canUndo,
      canSpin: total > 0 && rounds.canStart,
      isOpen: rounds.isIdle,
    });
  }

  /** Starts a round with the chips on the table. */
  start(): void {
    const rounds = this.table.rounds();
    if (!rounds.canStart) return;
    if (this.bets.total === 0) return this.table.say(this.frame.text('place_bets'));
    void rounds.play({ stake_cents: this.bets.total, bets: this.bets.bySpot() });
  }

  /** The round is over: its chips leave the table and can be placed again. */
  finish(): void {
    this.bets.finish();
  }

  /** Puts a chip on a spot. */
  place(spot: string): void {
    const { text, synth, money, announcer } = this.frame;
    if (!this.table.rounds().isIdle) return;
    this.change(() => {
      const { chip } = this.controls;
      const isTaken = this.bets.place(spot, chip, this.balance);
      this.table.say(isTaken ? text('place_bets') : this.refusal(this.bets.total + chip));
      const bet = this.bets.bySpot().find((one) => one.spot === spot);
      if (!isTaken) return announcer.say(this.refusal(this.bets.total + chip));
      synth.chip();
      if (bet) announcer.say(text('bet_on', { spot: this.table.spotWords(spot), amount: money(bet.stake_cents) }));
    });
  }

  /** Puts the chips of a call bet or of neighbours on the table. */
  placeCall(bets: readonly SpotBet[], words: string): void {
    const { text, synth, money, announcer } = this.frame;
    if (!this.table.rounds().isIdle) return;
    this.change(() => {
      const amount = bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0);
      const isTaken = this.bets.placeAll(bets, this.balance);
      const said = isTaken ? text('bet_on', { spot: words, amount: money(amount) }) : this.refusal(this.bets.total + amount);
      if (isTaken) synth.chip();
      this.table.say(said);
      announcer.say(said);
    });
  }

  private get balance(): number {
    return this.table.rounds().balance;
  }

  /** Why chips that would make this total weren't taken. */
  private refusal(total: number): string {
    return this.frame.text(total > this.balance ? 'problem_not_enough_money' : 'problem_too_much_here');
  }

  /** Doubles the chips on the table; an empty one gets the bets of the previous round. */
  private again(): void {
    const { total } = this.bets;
    const isDone = total === 0 ? this.bets.repeat(this.balance) : this.bets.double(this.balance);
    if (isDone) return this.sayTotal();
    const words = total === 0 ? this.frame.text('problem_not_enough_money') : this.refusal(total * 2);
    this.table.say(words);
    this.frame.announcer.say(words);
  }

  private takeBack(change: () => void): void {
    this.change(() => {
      change();
      this.sayTotal();
    });
  }

  /** What lies on the table after a change of several chips. */
  private sayTotal(): void {
    const { text, money, announcer } = this.frame;
    const { total } = this.bets;
    announcer.say(total === 0 ? text('chips_none') : text('chips_total', { amount: money(total) }));
    this.table.say(text('place_bets'));
  }

  private change(make: () => void): void {
    this.table.unmark();
    make();
    this.refresh();
  }
}
