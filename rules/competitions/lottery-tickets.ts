interface Held {
  lottery_id: number;
  tickets: number;
}

/** A lottery with the player's number of tickets; null while unknown. */
export type WithTickets<L> = L & { mine: number | null };

/** Joins the player's tickets to the list of lotteries by lottery_id (LOTT-001); `statuses` is undefined while unknown. */
export function mergeLotteries<L extends { id: number }>(lotteries: readonly L[], statuses: readonly Held[] | undefined): WithTickets<L>[] {
  const held = new Map(statuses?.map(({ lottery_id, tickets }) => [lottery_id, tickets]));
  return lotteries.map((lottery) => ({ ...lottery, mine: statuses ? (held.get(lottery.id) ?? 0) : null }));
}

/** The bets still needed for the next ticket, in EUR cents and never zero; every `price` earns one (LOTT-002). */
export function toNextTicket(bets: number, price: number): number {
  return price - (Math.max(0, bets) % price);
}

/** How many tickets comp points buy, up to the maximum of one purchase. */
export function affordableTickets(points: number, price: number, atMost: number): number {
  return Math.min(atMost, Math.floor(Math.max(0, points) / price));
}

/** After the end, bets of the last second are still being recorded, so the draw waits. */
export const DRAW_DELAY_MS = 60_000;

/** Returns whether a lottery that ended at `end` is due to be drawn at `now`, both epoch ms. */
export function isDueForDraw(end: number, now: number): boolean {
  return now >= end + DRAW_DELAY_MS;
}
