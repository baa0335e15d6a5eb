import type { SpotBet } from '#contract/fields/spot-bet';
import type { StakeDecision } from '#rules/games/stakes';

const totalOf = (bets: readonly SpotBet[]) => bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0);

/** The chips on the table in the order they were placed, and those of the previous round. Amounts in minor units. */
export class Bets {
  private placed: SpotBet[] = [];
  private before: SpotBet[] = [];
  /** The table before each change, the latest last. */
  private steps: SpotBet[][] = [];

  /** `check` returns whether the table accepts a set of bets. */
  constructor(private readonly check: (bets: readonly SpotBet[]) => StakeDecision) {}

  /** Puts a chip on a spot; returns false if the limits of spot or table, or the balance, forbid it. */
  place(spot: string, chip: number, balance: number): boolean {
    return this.take([...this.placed, { spot, stake_cents: chip }], balance);
  }

  /** Places several bets in one step; returns false if limits or balance forbid it. */
  placeAll(bets: readonly SpotBet[], balance: number): boolean {
    return this.take([...this.placed, ...bets], balance);
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  /** Undoes the latest change, including a cleared table. */
  undo(): void {
    this.placed = this.steps.pop() ?? [];
  }

  clear(): void {
    if (this.placed.length > 0) this.steps.push(this.placed);
    this.placed = [];
  }

  get canRepeat(): boolean {
    return this.before.length > 0 && this.placed.length === 0;
  }

  /** Places the bets of the previous round; returns false if the balance is too low. */
  repeat(balance: number): boolean {
    return this.canRepeat && this.take([...this.before], balance);
  }

  /** Doubles every chip on the table; returns false if limits or balance forbid it. */
  double(balance: number): boolean {
    return this.take([...this.placed, ...this.placed], balance);
  }

  /** Replaces the bets on the table by the server's. */
  restore(bets: readonly SpotBet[]): void {
    this.placed = [...bets];
    this.steps = [];
  }

  /** The round is over: its chips leave the table and can be placed again. */
  finish(): void {
    if (this.placed.length > 0) this.before = this.placed;
    this.restore([]);
  }

  get total(): number {
    return totalOf(this.placed);
  }

  /** The total of the previous round's bets. */
  get repeatable(): number {
    return totalOf(this.before);
  }

  /** One bet for each spot, for the wager. */
  bySpot(): SpotBet[] {
    const sums = new Map<string, number>();
    for (const bet of this.placed) sums.set(bet.spot, (sums.get(bet.spot) ?? 0) + bet.stake_cents);
    return [...sums].map(([spot, stake_cents]) => ({ spot, stake_cents }));
  }

  private take(bets: SpotBet[], balance: number): boolean {
    const decision = this.check(bets);
    if (!decision.isAllowed || decision.stake > balance) return false;
    this.steps.push(this.placed);
    this.placed = bets;
    return true;
  }
}
