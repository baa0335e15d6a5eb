import { describe, expect, it } from 'vitest';
import { hostileLinks } from '#tests/support/hostile.data';
import { safePath } from './safe-path';

describe('an accepted return path', () => {
  it.each([
    '/',
    '/vip',
    '/vip/',
    '/profile/limits',
    '/de/profile/limits?tab=loss',
    '/play/orbit-house/concentric?mode=real',
    '/deposit?amountProp=50&autoApplyPromocode=true',
    '/search?q=a//b',
    '/search?to=https://evil.example',
    '/search?to=//evil.example',
    '/terms-and-conditions#//section',
    '/tournaments/7#board',
    '/games/caf%C3%A9',
    '/games/café',
    '/@evil.example',
    '/:evil.example',
    '/evil.example',
    '/javascript:alert(1)',
    '/a.b/c..d',
    '/.well-known',
    '/...',
  ])('%s', (path) => expect(safePath(path)).toBe(path));
});

const tab = '\t';
const offSitePaths = [
  '',
  ' ',
  ' /vip',
  'vip',
  './vip',
  '../vip',
  '?a=1',
  '#a',
  '.',
  '//evil.example',
  '//evil.example/vip',
  '///evil.example',
  '////evil.example',
  '//evil.example@perigee.example',
  '//evil%2eexample',
  '//127.0.0.1',
  '//[::1]/',
  '//',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/vip\\..\\..\\evil',
  '/a\\@evil.example',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  `java${tab}script:alert(1)`,
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'tel:+1',
  'about:blank',
  `/${tab}/evil.example`,
  '/\n/evil.example',
  '/\r\n/evil.example',
  `${tab}//evil.example`,
  '\n//evil.example',
  '/vip\u0000',
  '\u0000//evil.example',
  '/\u007f',
  '/vip\r\nlocation: https://evil.example',
  '/.//evil.example',
  '/./evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/x//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/x/%2e%2e//evil.example',
  '/x/.%2e/y',
  '/x/..',
  '/.',
  '/..',
  '/..?a',
  '/.#a',
  `/${'a'.repeat(2_000)}`,
];

describe('a return path to elsewhere is refused:', () => {
  it('the list of cases is complete', () => expect(offSitePaths.length).toBeGreaterThanOrEqual(60));

  it.each(offSitePaths.map((path) => [JSON.stringify(path), path]))('%s', (_shown, path) => expect(safePath(path)).toBeNull());

  it.each(hostileLinks.filter((link) => !link.includes('&')).map((link) => [JSON.stringify(link), link]))(
    '%s, which content may not link to either [ROUTE-049c]',
    (_shown, link) => expect(safePath(link)).toBeNull(),
  );

  it.each([[undefined], [null], [7], [true], [['/vip']], [{ href: '/vip' }], [{ toString: () => '/vip' }]])(
    '%s, which isn’t text',
    (value) => expect(safePath(value)).toBeNull(),
  );

  it('no accepted path leaves this site with any parser', () => {
    for (const path of ['/@evil.example', '/:evil.example', '/search?to=//evil.example', '/javascript:alert(1)']) {
      expect(new URL(safePath(path)!, 'https://perigee.example').origin).toBe('https://perigee.example');
    }
  });
});
