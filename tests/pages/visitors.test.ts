import './as-in-production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setConfig } from '#server/domains/config/store';
import { openPages, type PagesStage } from './stage';

const inGermany = { remoteAddress: '193.99.144.80' };
const inAmerica = { remoteAddress: '8.8.8.8' };
const inAustralia = { remoteAddress: '1.128.0.1' };
const searching = { ...inGermany, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

let stage: PagesStage;
beforeAll(async () => {
  stage = await openPages();
}, 120_000);
afterAll(() => stage.close());

const firstData = (body: string) => /id="first-data">([\s\S]*?)<\/script>/.exec(body)![1]!;

describe('a document', () => {
  it('hides a provider’s games only in countries where it’s disabled, regardless of which visitor opens it first [GAME-007a, GAME-007b]', async () => {
    await setConfig(stage.platform.database, 'providers-config', {
      show_disabled: false,
      disabled: { DE: ['tidewright'] },
      order: [],
      new: [],
      requires: {},
      devices: {},
    });
    stage.platform.clock.pass(61_000);
    for (const address of ['/producers/tidewright', '/de/producers/tidewright']) {
      const visitors = address.startsWith('/de') ? [inAmerica, inGermany, searching] : [searching, inGermany, inAmerica];
      const seen = new Map<object, boolean>();
      for (const visitor of visitors)
        seen.set(visitor, firstData((await stage.visit(address, undefined, visitor)).body).includes('"tidewright:'));
      expect([seen.get(inGermany), seen.get(inAmerica), seen.get(searching)]).toEqual([false, true, true]);
    }
  });

  it('responds immediately if a read fails, since other renderings wait, and is rendered again for the next visitor', async () => {
    stage.failing.add('/api/info/statuses');
    stage.reads.length = 0;
    expect((await stage.visit('/vip')).status).toBe(500);
    expect(stage.reads.filter((url) => url === '/api/info/statuses')).toHaveLength(1);
    stage.failing.clear();
    expect((await stage.visit('/vip')).status).toBe(200);
  });

  it('has the footer of its visitor’s country only: no payment logos or links that are closed there, and its minimum age [FOOT-002, FOOT-003b, GEO-001b]', async () => {
    const inEstonia = { remoteAddress: '90.190.0.1' };
    const footers = [];
    for (const visitor of [inAustralia, inAmerica, inEstonia, inAustralia]) {
      const { body } = await stage.visit('/arena', undefined, visitor);
      const marks = ['Neosurf', 'Bitcoin'].filter((mark) => body.includes(`aria-label="${mark}"`));
      const accounts = body.includes('>Telegram</a>') ? ['Telegram'] : [];
      footers.push([
        /data-licence="(\w+)"/.exec(body)?.[1],
        ...marks,
        ...accounts,
        /(18|21)\+/.exec(body.slice(body.indexOf('<footer')))?.[0],
      ]);
    }
    const inAustraliaIs = ['AU', 'Telegram', '18+'];
    expect(footers).toEqual([inAustraliaIs, ['curacao', 'Neosurf', 'Bitcoin', 'Telegram', '18+'], ['EE', 'Neosurf', '21+'], inAustraliaIs]);
  });

  it('has a footer with pages, help, phone, mail, social accounts and trust marks [FOOT-001a, FOOT-001b, FOOT-001d]', async () => {
    const { body } = await stage.visit('/arena', undefined, inGermany);
    const footer = body.slice(body.indexOf('<footer'), body.indexOf('</footer>'));
    const links = [
      '/terms-and-conditions',
      '/privacy-policy',
      '/support',
      '/support#chat',
      '/news',
      'tel:+35627780100',
      'mailto:support@perigee.example',
      'https://t.me/perigee_example',
      'https://www.dmca.com/',
    ];
    for (const link of links) expect(footer).toContain(`href="${link}"`);
    for (const sign of ['18+', 'OGL/2026/0412/0187', 'Fair games']) expect(footer).toContain(sign);
  });

  it('has every page of the footer’s list from the start, so that the footer doesn’t grow later', async () => {
    const { body } = await stage.visit('/de/arena', undefined, inGermany);
    const information = /<footer[\s\S]*?<nav[\s\S]*?<\/nav>/.exec(body)![0];
    for (const slug of ['bonus-balance', 'cookie-policy', 'how-it-works']) expect(information).toContain(`href="/de/${slug}"`);
  });

  it('in Australian English has no Neosurf in its footer, in any country [FOOT-003a]', async () => {
    for (const [address, isThere] of [
      ['/en-AU/arena', false],
      ['/arena', true],
    ] as const) {
      const { body } = await stage.visit(address, undefined, inAmerica);
      expect([address, body.includes('aria-label="Neosurf"')]).toEqual([address, isThere]);
    }
  });

  it('shows the page for its visitor’s country, and doesn’t leak a visitor’s location to the next [ROUTE-044b, GEO-001b]', async () => {
    const first = await stage.visit('/terms-and-conditions', undefined, inAustralia);
    const next = await stage.visit('/terms-and-conditions', undefined, inAmerica);
    expect([
      first.status,
      firstData(first.body).includes('"variant":"AU"'),
      next.status,
      firstData(next.body).includes('"variant":"AU"'),
    ]).toEqual([200, true, 200, false]);
    for (const { body } of [first, next]) expect(firstData(body)).not.toContain('locale.current-ip');
  });
});
