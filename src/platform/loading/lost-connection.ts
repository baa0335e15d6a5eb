import { CallFailed } from '../api/refusal';

/**
 * Browsers' errors for a module that they couldn't fetch, and the loader's for a style sheet. After a missing module the router looks into
 * the session storage; a browser that denies it replaces the error with its own.
 */
const partMissing = /imported module|module script failed|preload css|'sessionStorage'|is insecure/i;

/** Whether a part of the app couldn't be loaded. */
export const isPartMissing = (error: unknown): boolean => error instanceof Error && partMissing.test(error.message);

/**
 * Whether something failed because the connection was lost, rather than because of a fault. A browser may report a network that leads
 * nowhere, so a missing part counts whatever it reports.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof CallFailed ? error.isOffline : isPartMissing(error);
}

/** Whether the server has responded that it can't serve the request now. */
export const isUnavailable = (error: unknown): boolean => error instanceof CallFailed && error.code === 'unavailable';
