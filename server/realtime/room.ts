/**
 * A browser has one stream, by its leading window; where windows cannot agree, six, since it opens no more connections to
 * one host. A player has a few devices.
 */
const OF_A_SESSION = 6;
const OF_A_PLAYER = 20;
/** Players and guests may share an address, behind an office or a mobile network. */
export const STREAMS_OF_A_NETWORK = 1_000;

/**
 * Which of a player's streams, the oldest first, have to go so that a newcomer has room: the oldest of its session, then
 * of the player. They are one person's, and the oldest is most likely one whose browser went without a word, while the
 * newest is the one being looked at.
 */
export function outOfRoom<O extends { sessionHash: string | null }>(present: readonly O[], newcomer: O): Set<O> {
  const ofSession = present.filter(({ sessionHash }) => sessionHash === newcomer.sessionHash);
  return new Set([...surplus(ofSession, OF_A_SESSION), ...surplus(present, OF_A_PLAYER)]);
}

/** The first of those that are too many once there is one more. */
function surplus<O>(present: readonly O[], most: number): readonly O[] {
  return present.slice(0, Math.max(0, present.length + 1 - most));
}
