import { expect, type BrowserContext, type Frame, type Page, type Request } from '@playwright/test';

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

/** How many documents each frame has started to load. */
const visits = new WeakMap<Frame, number>();
const visitOf = (frame: Frame) => visits.get(frame) ?? 0;
const startVisit = (frame: Frame) => void visits.set(frame, visitOf(frame) + 1);

/**
 * Leaves the app for an empty page. The browser sends no request for it, so the guard wouldn't know that what the app was
 * fetching is cancelled.
 */
export async function leaveApp(page: Page): Promise<void> {
  startVisit(page.mainFrame());
  await page.goto('about:blank');
}

/**
 * Identifies requests of a document that was left in the meantime. The browser cancels them; one served by the service worker
 * fails with `net::ERR_FAILED`, like a real network error. Until the next document has arrived the old one still runs, so what
 * its scripts fetch meanwhile is cancelled too.
 */
function watchLeaving(context: BrowserContext) {
  const arriving = new Map<Frame, Request>();
  const startedIn = new WeakMap<Request, number>();
  context.on('request', (request) => {
    const frame = frameOf(request);
    if (!frame) return;
    if (request.isNavigationRequest()) {
      startVisit(frame);
      arriving.set(frame, request);
    }
    startedIn.set(request, visitOf(frame) - (arriving.has(frame) && request.resourceType() === 'fetch' ? 1 : 0));
  });
  const arrived = (request: Request) => {
    const frame = request.isNavigationRequest() ? frameOf(request) : null;
    if (frame && arriving.get(frame) === request) arriving.delete(frame);
  };
  context.on('requestfinished', arrived);
  context.on('requestfailed', arrived);
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
