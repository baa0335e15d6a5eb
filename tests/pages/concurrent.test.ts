import './as-in-production';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInSites } from '#brands/index';
import type { Locale } from '#contract/fields/locale';
import { askSelf } from '#server/html/rendering';
import { textOf } from '#server/texts';
import { render } from '../../src/document';
import { openPages, type PagesStage } from './stage';

let stage: PagesStage;
beforeAll(async () => {
  stage = await openPages();
}, 120_000);
afterAll(() => stage.close());
afterEach(() => void vi.useRealTimers());

interface Visitor {
  url: string;
  host: string;
  locale: Locale;
  isDataSaving: boolean;
  country: string;
}

const visitors: readonly Visitor[] = [
  { url: '/', host: 'perigee.localhost', locale: 'en', isDataSaving: false, country: 'NO' },
  { url: '/de', host: 'meridian.localhost', locale: 'de', isDataSaving: true, country: 'DE' },
  { url: '/vip', host: 'perigee.localhost', locale: 'en', isDataSaving: true, country: 'AU' },
  { url: '/it/vip', host: 'meridian.localhost', locale: 'it', isDataSaving: false, country: 'EE' },
  { url: '/perigee-wheel', host: 'perigee.localhost', locale: 'en', isDataSaving: false, country: 'NZ' },
  { url: '/de/perigee-wheel', host: 'meridian.localhost', locale: 'de', isDataSaving: false, country: 'DE' },
  { url: '/no/responsible-gaming', host: 'perigee.localhost', locale: 'no', isDataSaving: false, country: 'NO' },
  { url: '/fr-CA/promotions', host: 'perigee.localhost', locale: 'fr-CA', isDataSaving: true, country: 'CA' },
];

/** Renders for a visitor; each read takes `delayMs` longer and is recorded with its address and visitor. */
async function renderFor(visitor: Visitor, delayMs = 0, reads: { url: string; by: Visitor; locale: string }[] = []) {
  const { url, host, locale, isDataSaving, country } = visitor;
  const order = { url, host, site: builtInSites.at(host), locale, isDataSaving, country, userAgent: 'a browser' };
  const fetch = async (address: string, init?: RequestInit) => {
    const headers = { ...(init?.headers as Record<string, string>) };
    reads.push({ url: address, by: visitor, locale: headers['x-locale'] ?? '' });
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const { status, body } = await askSelf(stage.app, order, address, headers);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
  return render({ ...order, fetch });
}

describe('documents that are rendered at the same time', () => {
  it('equal those rendered one by one, for any mix of sites, languages, countries and picture formats', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const alone = [];
    for (const visitor of visitors) alone.push(await renderFor(visitor));
    const reads: Parameters<typeof renderFor>[2] = [];
    const together = await Promise.all(visitors.map((visitor, at) => renderFor(visitor, 7 * (at % 3), reads)));
    // The reads of different renderings interleave.
    const first = reads.findIndex(({ by }) => by !== visitors[0]);
    expect(reads.slice(first).some(({ by }) => by === visitors[0])).toBe(true);
    for (const [at, visitor] of visitors.entries()) expect({ visitor, ...together[at] }).toEqual({ visitor, ...alone[at] });
  });

  it('differ by site, language, country and pictures, and contain no message keys', async () => {
    const [english, german] = await Promise.all([renderFor(visitors[0]!), renderFor(visitors[1]!, 5)]);
    expect(english.title).toContain('Perigee');
    expect(german.title).toContain('Meridian');
    expect(
      [english, german].map(({ html }) => [html.includes(textOf('en', 'shell.skip')), html.includes(textOf('de', 'shell.skip'))]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    expect([/-160\.(?:avif|webp|svg|jpg)/.test(english.html), /-160\.(?:avif|webp|svg|jpg)/.test(german.html)]).toEqual([false, true]);
    for (const { html } of [english, german]) expect(html).not.toMatch(/>(?:shell|games|frame|account)\.[a-z-]+(?:\.[a-z-]+)*</);
  });
});
