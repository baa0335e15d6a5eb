import type { SpotBet } from '#contract/fields/spot-bet';
import type { StakeDecision } from '#rules/games/stakes';
import type { Frame } from '../shell/frame';
import { Bets } from './bets';

/** The parts of a table that its chips use. Amounts are in minor units. */
export interface ChipTable {
  check(bets: readonly SpotBet[]): StakeDecision;
  /** Whether chips may be placed and taken back now. */
  isOpen(): boolean;
  /** The amount that the player can stake in this round. */
  available(): number;
  /** The most that a bonus allows in a round; null without one. */
  bonusMost?(): number | null;
  /** The chip that the next tap places. */
  chip(): number;
  spotWords(spot: string): string;
  /** Shows a message of the table. */
  say(words: string): void;
  /** Chips are about to change. */
  onChange?(): void;
  refresh(): void;
}

/** The chips that a player has put on a table: placed, taken back, repeated and doubled, and announced. */
export class TableChips {
  readonly bets: Bets;

  constructor(
    private readonly frame: Frame,
    private readonly table: ChipTable,
  ) {
    this.bets = new Bets((bets) => table.check(bets));
  }

  /** Puts the chosen chip on a spot. */
  place(spot: string): void {
    const { text, money } = this.frame;
    const chip = this.table.chip();
    this.put(
      chip,
      () => this.bets.place(spot, chip, this.placeable),
      () => {
        const bet = this.bets.bySpot().find((one) => one.spot === spot);
        this.table.say(text('place_bets'));
        return text('bet_on', { spot: this.table.spotWords(spot), amount: money(bet?.stake_cents ?? chip) });
      },
    );
  }

  /** Puts the chips of a call bet or of neighbours on the table. */
  placeCall(bets: readonly SpotBet[], words: string): void {
    const { text, money } = this.frame;
    const amount = bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0);
    this.put(
      amount,
      () => this.bets.placeAll(bets, this.placeable),
      () => {
        const said = text('bet_on', { spot: words, amount: money(amount) });
        this.table.say(said);
        return said;
      },
    );
  }

  undo(): void {
    this.change(() => {
      this.bets.undo();
      this.sayTotal();
    });
  }

  clear(): void {
    this.change(() => {
      this.bets.clear();
      this.sayTotal();
    });
  }

  /** Doubles the chips on the table; an empty one gets the bets of the previous round. */
  again(): void {
    this.change(() => {
      const { total } = this.bets;
      const isDone = total === 0 ? this.bets.repeat(this.placeable) : this.bets.double(this.placeable);
      if (isDone) this.sayTotal();
      else this.refuse(this.whyNot(total === 0 ? this.bets.repeatable : total * 2));
    });
  }

  /** Adds chips of an amount; `wordsOf` describes the new total. */
  private put(amount: number, add: () => boolean, wordsOf: () => string): void {
    this.change(() => {
      if (!add()) return this.refuse(this.whyNot(this.bets.total + amount));
      this.frame.synth.chip();
      this.frame.announcer.say(wordsOf());
    });
  }

  /** Why chips that would make this total weren't accepted. */
  private whyNot(total: number): string {
    const { text, money } = this.frame;
    const most = this.table.bonusMost?.() ?? null;
    if (total > this.table.available()) return text('problem_not_enough_money');
    return most !== null && total > most ? text('stake_above_bonus', { amount: money(most) }) : text('problem_too_much_here');
  }

  /** The most that may lie on the table. */
  private get placeable(): number {
    return Math.min(this.table.available(), this.table.bonusMost?.() ?? Number.MAX_SAFE_INTEGER);
  }

  private refuse(words: string): void {
    this.table.say(words);
    this.frame.announcer.say(words);
  }

  /** Announces the chips on the table after a change of several. */
  private sayTotal(): void {
    const { text, money, announcer } = this.frame;
    const { total } = this.bets;
    announcer.say(total === 0 ? text('chips_none') : text('chips_total', { amount: money(total) }));
    this.table.say(text('place_bets'));
  }

  private change(make: () => void): void {
    if (!this.table.isOpen()) return;
    this.table.onChange?.();
    make();
    this.table.refresh();
  }
}
