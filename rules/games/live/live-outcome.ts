import type { LiveBet, LiveOutcome, LiveSeen } from '#contract/fields/live';

/** One player's outcome: `backOf` returns a bet's return, its stake included, in minor units. */
export function liveOutcome(bets: readonly LiveBet[], seen: LiveSeen, backOf: (bet: LiveBet) => number): LiveOutcome {
  const wins = bets.flatMap((bet) => {
    const win_cents = backOf(bet);
    return win_cents > 0 ? [{ spot: bet.spot, stake_cents: bet.stake_cents, win_cents }] : [];
  });
  return {
    kind: 'live-round',
    stake_cents: bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0),
    win_cents: wins.reduce((sum, win) => sum + win.win_cents, 0),
    bets: bets.map((bet) => ({ ...bet })),
    wins,
    seen,
  };
}
