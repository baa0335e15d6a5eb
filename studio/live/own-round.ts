import type { LiveAct, LiveBet } from '#contract/fields/live';

const sumOf = (bets: readonly LiveBet[]) => bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0);

/** The player's bets in the current round as the server has them. Amounts are in minor units. */
export class OwnRound {
  round: string | null = null;
  bets: readonly LiveBet[] = [];
  acts: readonly LiveAct[] = [];
  /** The player's result has been requested. */
  isTold = false;

  /** Begins a round; `missed` is the previous one if the player had bets in it and its result wasn't requested. */
  enter(round: string): { missed: string | null } {
    const missed = this.stake > 0 && !this.isTold ? this.round : null;
    this.round = round;
    this.bets = [];
    this.acts = [];
    this.isTold = false;
    return { missed };
  }

  confirm(bets: readonly LiveBet[], acts: readonly LiveAct[] = []): void {
    this.bets = bets;
    this.acts = acts;
  }

  get stake(): number {
    return sumOf(this.bets);
  }

  /** Whether the chips on the table equal the placed bets. */
  isSame(bets: readonly LiveBet[]): boolean {
    return (
      bets.length === this.bets.length &&
      bets.every(({ spot, stake_cents }) => this.bets.some((own) => own.spot === spot && own.stake_cents === stake_cents))
    );
  }
}
