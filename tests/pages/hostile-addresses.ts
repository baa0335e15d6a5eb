import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { safePath } from '#rules/account/sign-in/safe-path';
import { routeTree } from '../../src/route-tree.gen';
import { modalNames } from '../../src/shell/modal-host/modal';
import type { PagesStage } from './stage';

/** Malicious parts of addresses. */
const hostileValues: readonly unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%2f/evil.example',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  '\u0000',
  '\u202e',
  'x'.repeat(5000),
  '-1',
  '1e309',
  'NaN',
  '',
  -1,
  1.5,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  true,
  null,
  [],
  ['/vip', '//evil.example'],
  {},
  { toString: '/vip' },
  { __proto__: { redirect: '//evil.example' } },
  [['x']],
];

interface RouteNode {
  options?: { path?: string; validateSearch?: v.GenericSchema };
  children?: Record<string, RouteNode> | RouteNode[];
}

/** Every address with a validated search, with its schema. */
function judged(route: RouteNode = routeTree as RouteNode): [string, v.GenericSchema][] {
  const below = Object.values(route.children ?? {}).flatMap((child) => judged(child));
  return route.options?.validateSearch ? [[route.options.path ?? 'every address', route.options.validateSearch], ...below] : below;
}

const namesOf = (schema: v.GenericSchema) => Object.keys((schema as unknown as { entries?: Record<string, unknown> }).entries ?? {});

/** The allowed results of each parameter; every other one is a plain text, a number, a boolean, or nothing. */
const expected: Record<string, (value: unknown) => boolean> = {
  modal: (value) => value === undefined || (modalNames as readonly unknown[]).includes(value),
  mode: (value) => value === 'real' || value === 'demo',
  page: (value) => value === undefined || (Number.isSafeInteger(value) && (value as number) >= 1),
  // A sportsbook page is a text: its own host validates it.
  '/sport page': (value) => value === undefined || typeof value === 'string',
  amountProp: (value) => value === undefined || (Number.isFinite(value) && (value as number) >= 0),
  autoApplyPromocode: (value) => value === undefined || typeof value === 'boolean',
  fromDashboard: (value) => value === undefined || typeof value === 'boolean',
  asked: (value) =>
    value === undefined || Object.values(value as object).every((one) => ['string', 'number', 'boolean'].includes(typeof one)),
};
const isPlain = (value: unknown) =>
  value === undefined || value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

/** Whether a return path is refused, or stays on this site. */
const staysOnSite = (value: unknown) => safePath(value) === null || (safePath(value) as string).startsWith('/%2f');

/** The suite for search parameters, and for documents at invalid addresses. */
export function hostileAddresses(stage: () => PagesStage): void {
  describe('malicious search parameters', () => {
    const cases = judged().flatMap(([path, schema]) =>
      namesOf(schema).flatMap((name) => hostileValues.map((value, at) => [path, name, at, schema, value] as const)),
    );

    it('cover many cases', () => expect(cases.length).toBeGreaterThan(300));

    it.each(cases)('at %s `%s` parses to a valid value, or to nothing (%i)', (path, name, _at, schema, value) => {
      const judgement = v.safeParse(schema, { [name]: value });
      expect(judgement.success).toBe(true);
      const taken = (judgement.output as Record<string, unknown>)[name];
      expect((expected[path.startsWith('/sport/') ? `/sport ${name}` : name] ?? expected[name] ?? isPlain)(taken)).toBe(true);
      expect(Object.getPrototypeOf(judgement.output)).toBe(Object.prototype);
      expect(name !== 'redirect' || staysOnSite(taken)).toBe(true);
    });
  });

  const shown = ['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '//evil.example', '__proto__', '%00'];
  const places = [
    '/',
    '/pokies/',
    '/producers/',
    '/news/',
    '/play/x/',
    '/tournaments/',
    '/vip?modal=',
    '/registration?redirect=',
    '/news?page=',
  ];

  describe('a document at a malicious address', () => {
    it.each(places.flatMap((place) => shown.map((text) => [place, text] as const)))(
      '%s%s runs no script and links to no other site',
      async (place, text) => {
        const { status, body, location } = await stage().visit(place + encodeURIComponent(text));
        expect([200, 302, 307, 308, 400, 404]).toContain(status);
        expect(body).not.toMatch(/<script>alert|<img src=x/);
        expect(new URL(location ?? '/', 'https://perigee.localhost').origin).toBe('https://perigee.localhost');
        expect(status === 200 || !body.includes('rel="canonical"')).toBe(true);
      },
    );
  });

  describe('a malicious host', () => {
    it.each(['evil.example"><script>alert(1)</script>', "evil.example'", 'evil.example/..//x', 'evil.example\\x', 'a b', '<b>'])(
      '%s appears in no document, robots.txt or sitemap as markup',
      async (host) => {
        for (const address of ['/vip', '/robots.txt', '/sitemap.xml', '/sitemap-en.1.xml']) {
          const { body } = await stage().visit(address, host);
          expect(body).not.toMatch(/<script>alert|<b>\/|\/\/b\//);
        }
      },
    );
  });
}
