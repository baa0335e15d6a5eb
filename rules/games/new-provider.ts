const DAY_MS = 24 * 60 * 60_000;

/** Whether a player has been registered for a day: before that every provider is new. `now` is epoch ms. */
export function knewTheHouse(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) >= DAY_MS;
}

interface Provider {
  id: string;
  is_new?: boolean | undefined;
}

interface AnnouncementContext {
  /** The providers already announced on this device. */
  announced: readonly string[];
  pathname: string;
  isPlaying: boolean;
  /** Whether another dialog is open. */
  isBlocked: boolean;
}

/**
 * The new provider to announce now (GAME-011): the first that this device hasn't shown; none in a game, under a dialog or away
 * from main.
 */
export function newProviderOf<P extends Provider>(
  providers: readonly P[],
  { announced, pathname, isPlaying, isBlocked }: AnnouncementContext,
): P | null {
  if (isPlaying || isBlocked || pathname !== '/') return null;
  return providers.find(({ id, is_new: isNew }) => isNew === true && !announced.includes(id)) ?? null;
}

/** The stored list of announced providers; anything invalid counts as empty. */
export function announcedProviders(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}
