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
  it('shows nobody the games of a provider that is disabled in their country, nor keeps them from others, whoever opens it first [GAME-007]', async () => {
    await setConfig(stage.platform.database, 'providers-config', { show_disabled: false, disabled: { DE: ['tidewright'] }, order: [], new: [], requires: {} });
    stage.platform.clock.pass(61_000);
    for (const address of ['/producers/tidewright', '/de/producers/tidewright']) {
      const visitors = address.startsWith('/de') ? [inAmerica, inGermany, searching] : [searching, inGermany, inAmerica];
      const seen = new Map<object, boolean>();
      for (const visitor of visitors) seen.set(visitor, firstData((await stage.visit(address, undefined, visitor)).body).includes('"tidewright:'));
      expect([seen.get(inGermany), seen.get(inAmerica), seen.get(searching)]).toEqual([false, true, true]);
    }
  });

  it('whose read fails is told at once, since others wait to be drawn, and is drawn anew for the next one [OFF-003]', async () => {
    stage.failing.add('/api/info/statuses');
    stage.reads.length = 0;
    expect((await stage.visit('/vip')).status).toBe(500);
    expect(stage.reads.filter((url) => url === '/api/info/statuses')).toHaveLength(1);
    stage.failing.clear();
    expect((await stage.visit('/vip')).status).toBe(200);
  });

  it('carries the page of its visitor’s country, and nothing of where one visitor is to the next [ROUTE-044] [GEO-001]', async () => {
    const first = await stage.visit('/terms-and-conditions', undefined, inAustralia);
    const next = await stage.visit('/terms-and-conditions', undefined, inAmerica);
    expect([first.status, firstData(first.body).includes('"variant":"AU"'), next.status, firstData(next.body).includes('"variant":"AU"')]).toEqual([200, true, 200, false]);
    for (const { body } of [first, next]) expect(firstData(body)).not.toContain('locale.current-ip');
  });
});
