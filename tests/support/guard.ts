import { expect, type BrowserContext } from '@playwright/test';

/** Errors and warnings that the browser reports during a journey, and the expected ones. */
export interface Guard {
  /** Declares expected errors, such as the refusal that the journey provokes. */
  allow(...patterns: RegExp[]): void;
  /** Fails the test if there were undeclared errors or warnings. */
  verify(): void;
}

/** Listens to every page and worker of the context for console errors and warnings, exceptions and failed requests of the worker. */
export function watch(context: BrowserContext): Guard {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') complaints.push(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error().message}`));
  // The console has those of a window, and knows which of them were only cancelled because the window left the page.
  context.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    if (request.serviceWorker() && error !== 'net::ERR_ABORTED')
      complaints.push(`request failed: ${request.method()} ${request.url()} ${error}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    verify: () => expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** The browser's errors for requests of an offline page. */
export const offlineNoise = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|net::ERR_NETWORK_CHANGED/;
