import { expect, type BrowserContext, type Frame, type Request } from '@playwright/test';

/** Errors and warnings that the browser reports during a journey, and the expected ones. */
export interface Guard {
  /** Declares expected errors, such as the refusal that the journey provokes. */
  allow(...patterns: RegExp[]): void;
  /** Fails the test if there were undeclared errors or warnings. */
  verify(): void;
}

/** Leaving a page cancels its requests, which isn't an error. */
const cancelled = /net::ERR_ABORTED/;

/** The frame of a request; null for one of a worker, and for the first of a new window, which has no frame yet. */
function frameOf(request: Request): Frame | null {
  if (request.serviceWorker()) return null;
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/**
 * Identifies requests of a document that was left in the meantime. The browser cancels them; one served by the service worker
 * fails with `net::ERR_FAILED`, like a real network error.
 */
function watchLeaving(context: BrowserContext) {
  const visits = new Map<Frame, number>();
  const startedIn = new WeakMap<Request, number>();
  const visitOf = (frame: Frame) => visits.get(frame) ?? 0;
  context.on('request', (request) => {
    const frame = frameOf(request);
    if (!frame) return;
    if (request.isNavigationRequest()) visits.set(frame, visitOf(frame) + 1);
    startedIn.set(request, visitOf(frame));
  });
  return (request: Request): boolean => {
    const frame = frameOf(request);
    return frame !== null && startedIn.get(request) !== visitOf(frame);
  };
}

/** Listens to every page and worker of the context for console errors and warnings, exceptions and failed requests. */
export function watch(context: BrowserContext): Guard {
  const complaints: string[] = [];
  const allowed: RegExp[] = [cancelled];
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') complaints.push(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error().message}`));
  const wasLeft = watchLeaving(context);
  context.on('requestfailed', (request) => {
    if (!wasLeft(request)) complaints.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    verify: () => expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** The browser's errors for requests of an offline page. */
export const offlineNoise = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|net::ERR_NETWORK_CHANGED/;
