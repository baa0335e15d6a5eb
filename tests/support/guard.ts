import { expect, type BrowserContext } from '@playwright/test';

/** What a browser complained about during a journey, and what of it the journey expects. */
export interface Guard {
  /** Declares complaints that belong to the journey, such as the refusal it provokes. */
  allow(...patterns: RegExp[]): void;
  /** Fails the test where there were complaints that nothing declared. */
  verify(): void;
}

/** Leaving a page cancels what it was still loading; that is no fault. */
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

/** What a browser says when a page without network asks for something. */
export const offlineNoise = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|net::ERR_NETWORK_CHANGED/;
