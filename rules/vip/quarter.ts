/** The first instant of the next quarter in UTC, epoch ms: when a status expires (VIP-003). */
export function quarterEnd(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3 + 3, 1);
}
