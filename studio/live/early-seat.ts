import type { LivePlace } from '../protocol/provider';

/** A table that connects later than this requests the player's bets again. */
const EARLY_MS = 10_000;

/** The player's bets, requested while the table is still connecting. */
export class EarlySeat {
  private asked: { seat: ReturnType<LivePlace['seat']>; at: number } | null;

  constructor(private readonly place: LivePlace) {
    const seat = place.seat();
    seat.catch(() => undefined);
    this.asked = { seat, at: performance.now() };
  }

  /** The bets as requested at the start if that was recent, once, or else the current ones. */
  take(): ReturnType<LivePlace['seat']> {
    const { asked } = this;
    this.asked = null;
    return asked && performance.now() - asked.at < EARLY_MS ? asked.seat : this.place.seat();
  }
}
