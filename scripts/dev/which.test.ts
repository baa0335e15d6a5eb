import { describe, expect, it } from 'vitest';
import { handlerOf } from './which';

const isPublic = (pathname: string) => pathname === '/icons/perigee/favicon.svg';

describe('the handler of a request', () => {
  it.each([
    ['/src/main.tsx', 'vite'],
    ['/@vite/client', 'vite'],
    ['/@id/virtual:messages/en', 'vite'],
    ['/contract/fields/locale.ts', 'vite'],
    ['/node_modules/.vite/deps/react.js', 'vite'],
    ['/icons/perigee/favicon.svg', 'vite'],
    ['/payments/script.js', 'payments'],
    ['/sw.js', 'worker'],
    ['/studio/index.html', 'studio'],
    ['/studio/main.ts', 'vite'],
    ['/dev/gallery', 'gallery'],
    ['/assets/files-development.json', 'files'],
  ])('%s is handled by %s', (pathname, handler) => expect(handlerOf(pathname, isPublic)).toBe(handler));

  it.each([
    '/',
    '/vip/info',
    '/rules',
    '/manifest/en.webmanifest',
    '/messages/en.json',
    '/api/events',
    '/docs/json',
    '/icons/none.svg',
    '/players/../src',
  ])('is the API server for %s', (pathname) => expect(handlerOf(pathname, isPublic)).toBe('platform'));
});
