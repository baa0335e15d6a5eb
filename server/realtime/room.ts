/**
 * The maximum of streams per session and player. A browser has one, in its leading window; without leadership up to six, its maximum of
 * connections per host. A player has a few devices.
 */
const OF_A_SESSION = 6;
const OF_A_PLAYER = 20;
/** The maximum of streams per address, which players and guests of an office or a mobile network may share. */
export const STREAMS_OF_A_NETWORK = 1_000;

/**
 * The streams of a player to evict for a new one: the oldest of its session, then of the player. They belong to one person,
 * and the oldest is most likely one whose browser has gone, while the newest is in use.
 */
export function outOfRoom<O extends { sessionHash: string | null }>(present: readonly O[], newcomer: O): Set<O> {
  const ofSession = present.filter(({ sessionHash }) => sessionHash === newcomer.sessionHash);
  return new Set([...surplus(ofSession, OF_A_SESSION), ...surplus(present, OF_A_PLAYER)]);
}

/** The oldest streams beyond the limit, counting one more. */
function surplus<O>(present: readonly O[], most: number): readonly O[] {
  return present.slice(0, Math.max(0, present.length + 1 - most));
}
