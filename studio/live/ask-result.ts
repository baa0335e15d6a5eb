import { browserDice } from '../protocol/browser-dice';
import type { KnownBalance } from '../page/say-balance';
import type { LivePlace } from '../protocol/provider';
import { wait } from '../tables/widgets';

/** Frames spread their requests for the result over this time. */
const SPREAD_MS = 400;
const ASK_AGAIN_MS = 700;
const ASKS = 12;

/** The stakes and wins of a player's bets in a round, in minor units, and the balance afterwards. Turns may have added stakes. */
interface PaidRound {
  balance: KnownBalance;
  stake: number;
  win: number;
}

/** Polls until the player's bets in a round are paid; null if that takes too long. */
export async function askResult(place: LivePlace, liveRound: string): Promise<PaidRound | null> {
  await wait(browserDice().int(SPREAD_MS));
  for (let asks = 0; asks < ASKS; asks++) {
    const seat = await place.seat().catch(() => null);
    const mine = seat?.rounds.find(({ live_round }) => live_round === liveRound);
    if (seat && mine && mine.win_cents !== null) return { balance: seat, stake: mine.stake_cents, win: mine.win_cents };
    await wait(ASK_AGAIN_MS);
  }
  return null;
}
