interface Held {
  lottery_id: number;
  tickets: number;
}

/** A lottery, and how many of its tickets the player holds; null where that is not known. */
export type WithTickets<L> = L & { mine: number | null };

/** Lays what a player holds over the list of lotteries, by lottery_id (LOTT-001); `statuses` undefined while unknown. */
export function mergeLotteries<L extends { id: number }>(lotteries: readonly L[], statuses: readonly Held[] | undefined): WithTickets<L>[] {
  const held = new Map(statuses?.map(({ lottery_id, tickets }) => [lottery_id, tickets]));
  return lotteries.map((lottery) => ({ ...lottery, mine: statuses ? (held.get(lottery.id) ?? 0) : null }));
}

/** What is still to be bet for the next ticket, of which each `price` brings one, EUR cents: never nothing (LOTT-002). */
export function toNextTicket(bets: number, price: number): number {
  return price - (Math.max(0, bets) % price);
}

/** How many tickets comp points pay for, so many at once at most. */
export function affordableTickets(points: number, price: number, atMost: number): number {
  return Math.min(atMost, Math.floor(Math.max(0, points) / price));
}

/** After the end, the bets of the last second are still to be written before the draw. */
export const DRAW_DELAY_MS = 60_000;

/** Whether a lottery that ended at `end` is to be drawn at `now`, both epoch ms. */
export function isDueForDraw(end: number, now: number): boolean {
  return now >= end + DRAW_DELAY_MS;
}
