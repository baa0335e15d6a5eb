import { expect, type BrowserContext, type Request } from '@playwright/test';

/** Errors and warnings that the browser reports during a journey, and the expected ones. */
export interface Guard {
  /** Declares expected errors, such as the refusal that the journey provokes. */
  allow(...patterns: RegExp[]): void;
  /** Fails the test if there were undeclared errors or warnings. */
  verify(): void;
}

/**
 * The worker's requests that a window left behind: they were open when a window requested its next document, and the browser
 * cancels them with the old one. It reports that as `ERR_ABORTED` or `ERR_FAILED`.
 */
function watchForLeftRequests(context: BrowserContext): WeakSet<Request> {
  const open = new Set<Request>();
  const left = new WeakSet<Request>();
  context.on('request', (request) => {
    if (request.serviceWorker()) open.add(request);
    else if (request.isNavigationRequest()) for (const each of open) left.add(each);
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return left;
}

/** Listens to every page and worker of the context for console errors and warnings, exceptions and failed requests of the worker. */
export function watch(context: BrowserContext): Guard {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const left = watchForLeftRequests(context);
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') complaints.push(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error().message}`));
  // The console has those of a window, and knows which of them were only cancelled because the window left the page.
  context.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    const isCancelled = error === 'net::ERR_ABORTED' || (error === 'net::ERR_FAILED' && request.method() === 'GET' && left.has(request));
    if (request.serviceWorker() && !isCancelled) complaints.push(`request failed: ${request.method()} ${request.url()} ${error}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    verify: () => expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** The browser's errors for requests of an offline page. */
export const offlineNoise = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|net::ERR_NETWORK_CHANGED/;
