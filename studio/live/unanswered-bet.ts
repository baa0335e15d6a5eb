import type { LiveBet } from '#contract/fields/live';
import type { OwnRound } from './own-round';

/** The last bet without a response, until it's known what became of it. */
export class UnansweredBet {
  private bet: { round: string; bets: readonly LiveBet[] } | null = null;
  /** Whether the player has been told that betting closed meanwhile. */
  private isTold = false;

  set(bet: { round: string; bets: readonly LiveBet[] } | null): void {
    this.bet = bet;
    this.isTold = false;
  }

  get isSet(): boolean {
    return this.bet !== null;
  }

  get isUntold(): boolean {
    return this.isSet && !this.isTold;
  }

  /** Whether the bet is in, or the text that says that it isn't, or isn't known to be. `isBehind`: the server's bets are unknown. */
  fate(own: OwnRound, isBehind: boolean): 'in' | 'live_late' | 'live_unconfirmed' {
    this.isTold = true;
    if (isBehind || this.bet?.round !== own.round) return 'live_unconfirmed';
    const isIn = own.isSame(this.bet.bets);
    this.bet = null;
    return isIn ? 'in' : 'live_late';
  }
}
