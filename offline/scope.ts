/** The scope of a response: a player's id, or 0 for public ones (ids start at 1). */
const EVERYBODY = 0;

/** The first part of a last-known key. */
export function scopeOf(player: number | null): number {
  return player ?? EVERYBODY;
}

/** The keys of everything that belongs to any player. */
export function playersRange(): IDBKeyRange {
  return IDBKeyRange.lowerBound([EVERYBODY + 1]);
}
