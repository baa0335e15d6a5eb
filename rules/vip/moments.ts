/** Whether a path (without its locale) belongs to the club's pages. */
function isVipPage(pathname: string): boolean {
  return pathname === '/vip' || pathname.startsWith('/vip/');
}

/**
 * Whether the club welcomes a player now: once on a device, after a login in this window, not on the club's own pages
 * (VIP-004). A login is flagged for it by a level above the first, of 1 to 6.
 */
export function isWelcomeDue(context: {
  level: number | null;
  hasLoggedIn: boolean;
  hasShown: boolean;
  pathname: string;
  isBlocked: boolean;
}): boolean {
  return context.hasLoggedIn && (context.level ?? 0) > 1 && !context.hasShown && !context.isBlocked && !isVipPage(context.pathname);
}

/** The action for a player's level, given the last one shown (both 1 to 6, null if unknown). */
export function levelMoment(context: {
  level: number | null;
  shown: number | null;
  isPlaying: boolean;
  isBlocked: boolean;
}): 'none' | 'note' | 'celebrate' {
  const { level, shown } = context;
  if (level === null || level === shown) return 'none';
  // The first level on this device, or a lower one: stored without a celebration.
  if (shown === null || level < shown) return 'note';
  return context.isPlaying || context.isBlocked ? 'none' : 'celebrate';
}
