import { describe, expect, it } from 'vitest';
import { decodableAddress, isNavigation } from './page-request';

describe('a request', () => {
  it.each([
    ['/de/play/orbit-house/%zz?x=1', '/de/-/-'],
    ['/%', '/-/-'],
    ['/de/xx-bad/%E0%A4%A', '/de/-/-'],
    ['/de/search?q=100%', '/de/search?q=100%'],
    ['/de/news/caf%C3%A9', '/de/news/caf%C3%A9'],
    // A call keeps its refusal.
    ['/api/v1/games/%', '/api/v1/games/%'],
  ])('for %s is handled as %s', (asked, handled) => {
    expect(decodableAddress(asked)).toBe(handled);
  });

  it.each([
    ['/de', 'GET', 'text/html,*/*;q=0.8', true],
    ['/notes.txt', 'GET', 'text/html', false],
    ['/de', 'GET', '*/*', false],
    ['/de', 'POST', 'text/html', false],
    ['/api/v1/config', 'GET', 'text/html', false],
  ])('for %s by %s that accepts %s: shown as a page %s', (url, method, accept, shown) => {
    expect(isNavigation({ url, method, headers: { accept } } as never)).toBe(shown);
  });
});
