import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { watch } from './guard';

const makeRequest = (url: string, { by = 'worker', method = 'GET', error = 'net::ERR_FAILED' } = {}) => ({
  url: () => url,
  method: () => method,
  serviceWorker: () => (by === 'worker' ? {} : null),
  isNavigationRequest: () => by === 'window',
  failure: () => ({ errorText: error }),
});

/** A guard and the browser events that it listens to. */
function stage() {
  const context = new EventEmitter();
  return { guard: watch(context as unknown as BrowserContext), context };
}

describe('the guard of the journeys', () => {
  const leave = makeRequest('/next', { by: 'window' });

  it('reports a read of the worker that fails', () => {
    const { guard, context } = stage();
    const read = makeRequest('/api/player');
    context.emit('request', read);
    context.emit('requestfailed', read);
    expect(() => guard.verify()).toThrow('GET /api/player net::ERR_FAILED');
  });

  it('ignores a read that was cancelled because its window left', () => {
    const { guard, context } = stage();
    const read = makeRequest('/api/player');
    context.emit('request', read);
    context.emit('request', leave);
    context.emit('requestfailed', read);
    expect(() => guard.verify()).not.toThrow();
  });

  it.each([
    ['a read that began after the window had left', makeRequest('/api/player'), true],
    ['a lost connection', makeRequest('/api/player', { error: 'net::ERR_CONNECTION_RESET' }), false],
    ['a lost message', makeRequest('/api/feedback', { method: 'POST' }), false],
  ])('reports %s', (_case, request, isLater) => {
    const { guard, context } = stage();
    for (const each of isLater ? [leave, request] : [request, leave]) context.emit('request', each);
    context.emit('requestfailed', request);
    expect(() => guard.verify()).toThrow(request.url());
  });
});
