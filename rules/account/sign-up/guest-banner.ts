const AWAY_MS = 2 * 60_000;

/** When the banner for guests shows again, epoch ms: two minutes after it was closed; always if it never was (MOB-003). */
export function comesBackAt(closedAt: number | null): number {
  return closedAt === null ? 0 : closedAt + AWAY_MS;
}
