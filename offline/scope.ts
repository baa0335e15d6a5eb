/** Whose an answer is: a player's, or everybody's. Players' ids begin with 1, so that 0 stands for all. */
const EVERYBODY = 0;

/** The first part of a last-known key. */
export function scopeOf(player: number | null): number {
  return player ?? EVERYBODY;
}

/** The keys of everything that belongs to any player. */
export function playersRange(): IDBKeyRange {
  return IDBKeyRange.lowerBound([EVERYBODY + 1]);
}
