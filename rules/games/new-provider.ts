const DAY_MS = 24 * 60 * 60_000;

/** Whether a player has been here for a day: before that every provider is new. `now` is epoch ms. */
export function knewTheHouse(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) >= DAY_MS;
}

interface Provider {
  id: string;
  is_new?: boolean | undefined;
}

interface Scene {
  /** The providers of whom this device was told. */
  told: readonly string[];
  pathname: string;
  isPlaying: boolean;
  /** Whether another dialog asks for an answer. */
  isBlocked: boolean;
}

/** The new provider that a visitor is to be told of now (GAME-011): the first of whom the device was not told; none in a game, under a dialog or away from main. */
export function newProviderOf<P extends Provider>(providers: readonly P[], { told, pathname, isPlaying, isBlocked }: Scene): P | null {
  if (isPlaying || isBlocked || pathname !== '/') return null;
  return providers.find(({ id, is_new: isNew }) => isNew === true && !told.includes(id)) ?? null;
}

/** What a device kept of the providers that it was told of; anything else is none. */
export function toldProviders(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}
