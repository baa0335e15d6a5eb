import { expect, type BrowserContext } from '@playwright/test';

/** The browser's complaints during a journey, and which of them it expects. */
export interface Guard {
  /** Declares expected complaints, such as the refusal that the journey provokes. */
  allow(...patterns: RegExp[]): void;
  /** Fails the test if there were undeclared complaints. */
  verify(): void;
}

/** Leaving a page cancels its requests; that isn't a fault. */
const cancelled = /net::ERR_ABORTED/;

/** Listens to every page and worker of the context for console errors and warnings, exceptions and failed requests. */
export function watch(context: BrowserContext): Guard {
  const complaints: string[] = [];
  const allowed: RegExp[] = [cancelled];
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') complaints.push(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) =>
    complaints.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    verify: () => expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** The browser's errors for requests of an offline page. */
export const offlineNoise = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|net::ERR_NETWORK_CHANGED/;
