/** After so long without an act of the player, money waits for the password. */
export const IDLE_MS = 30 * 60_000;

/** How often at most it is written down that a session is in use. */
export const NOTED_EVERY_MS = 60_000;

/** When the player of a session last did something, and last entered the password. */
export interface SessionUse {
  actedAt: Date;
  authenticatedAt: Date;
}

/** Whether a session has been left alone for so long that somebody else may sit before it. Only the password ends that. */
export function isIdle({ actedAt, authenticatedAt }: SessionUse, now: Date): boolean {
  return now.getTime() - Math.max(actedAt.getTime(), authenticatedAt.getTime()) > IDLE_MS;
}
