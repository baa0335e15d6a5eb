/**
 * A browser has one stream, in its leading window; without leadership six, because it opens no more connections per host. A player has a
 * few devices.
 */
const OF_A_SESSION = 6;
const OF_A_PLAYER = 20;
/** Players and guests may share an address, behind an office or a mobile network. */
export const STREAMS_OF_A_NETWORK = 1_000;

/**
 * Which of a player's streams, oldest first, to evict for a new one: the oldest of its session, then of the player. They're one person's,
 * and the oldest is most likely one whose browser vanished, while the newest is in use.
 */
export function outOfRoom<O extends { sessionHash: string | null }>(present: readonly O[], newcomer: O): Set<O> {
  const ofSession = present.filter(({ sessionHash }) => sessionHash === newcomer.sessionHash);
  return new Set([...surplus(ofSession, OF_A_SESSION), ...surplus(present, OF_A_PLAYER)]);
}

/** The first of those beyond the limit, counting one more. */
function surplus<O>(present: readonly O[], most: number): readonly O[] {
  return present.slice(0, Math.max(0, present.length + 1 - most));
}
