let isUnderWay = false;

/** Whether an account is being created on this window's page for it: that page stays, though a player is signed in. */
export const isSigningUp = (): boolean => isUnderWay;

/** Notes that an account is being created here, or not any more. */
export function noteSigningUp(isUnderWayNow: boolean): void {
  isUnderWay = isUnderWayNow;
}
