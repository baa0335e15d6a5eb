import { CallFailed } from '../api/refusal';

/** Browsers' errors for a module that they couldn't fetch. */
const partMissing = /dynamically imported module|module script failed/i;

/** Whether a part of the app couldn't be loaded. */
export const isPartMissing = (error: unknown): boolean => error instanceof TypeError && partMissing.test(error.message);

/** Whether something failed because the connection was lost, rather than by a fault. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof CallFailed ? error.isOffline : isPartMissing(error) && !navigator.onLine;
}
