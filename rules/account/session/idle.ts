/** After this long without any action of the player, money actions require the password. */
export const IDLE_MS = 30 * 60_000;

/** The minimum interval between recordings of a session's last use. */
export const NOTED_EVERY_MS = 60_000;

/** When the player of a session was last active, and last entered the password. */
export interface SessionUse {
  actedAt: Date;
  authenticatedAt: Date;
}

/** Returns whether a session has been idle for so long that somebody else may be at the device. Only entering the password resets this. */
export function isIdle({ actedAt, authenticatedAt }: SessionUse, now: Date): boolean {
  return now.getTime() - Math.max(actedAt.getTime(), authenticatedAt.getTime()) > IDLE_MS;
}
