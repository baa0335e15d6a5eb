/** The start of a day written as DD/MM/YYYY, in UTC epoch ms; a sale ends at that instant. Null for an invalid day. */
export function saleEnd(text: string): number | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const [, day, month, year] = match.map(Number);
  const at = Date.UTC(year!, month! - 1, day!);
  const read = new Date(at);
  return read.getUTCDate() === day && read.getUTCMonth() === month! - 1 ? at : null;
}

/** Whether a sale is on: today is before its end date, DD/MM/YYYY, by the days of UTC (SHOP-007). */
export function isSaleOn(ends: string | null, now: number): boolean {
  const end = ends === null ? null : saleEnd(ends);
  return end !== null && now < end;
}

/** An instant's day as DD/MM/YYYY, in UTC. */
export function saleDay(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}
