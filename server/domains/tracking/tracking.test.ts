import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/tracking';
import { installEvents } from '#contract/fields/install-event';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { trackingRoutes } from './routes';

const server = ownServer([trackingRoutes]);
const { database, platform } = server;

const tracked = (kind: 'install' | 'step' | 'field-errors' | 'network-performance' | 'performance') =>
  database.selectFrom('tracked_events').select(['payload', 'happened_at']).where('kind', '=', kind).orderBy('id').execute();

describe('tracking', () => {
  it('accepts only sign-up steps 1 to 4 and deposit steps 1 to 3 [AUTH-018a, AUTH-018b]', async () => {
    const browser = new TestBrowser(server.app);
    const send = async (flow: string, step: number) => (await browser.send(call.trackStep, { body: { flow, step } })).status;
    for (const step of [1, 2, 3, 4]) expect(await send('sign_up', step)).toBe(200);
    for (const step of [1, 2, 3]) expect(await send('deposit', step)).toBe(200);
    expect([await send('sign_up', 5), await send('sign_up', 0), await send('deposit', 4)]).toEqual([422, 422, 422]);
    expect((await tracked('step')).map(({ payload }) => payload)).toContainEqual({ flow: 'deposit', step: 3 });
  });

  it('stores an install event once, with the time it happened [OFF-003c]', async () => {
    const browser = new TestBrowser(server.app);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { event: 'installed', at: '2026-01-02T03:04:05.000Z' };
    for (let time = 0; time < 2; time += 1) expect((await browser.send(call.sendInstallEvent, { body }, key)).status).toBe(200);
    expect(await tracked('install')).toEqual([{ payload: { event: 'installed' }, happened_at: new Date(body.at) }]);
  });

  it('caps future times to now, and stores the device’s player', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const ahead = new Date(platform.clock.now().getTime() + 3_600_000).toISOString();
    await browser.send(call.sendInstallEvent, { body: { event: 'installed', at: ahead } });
    const kept = await database.selectFrom('tracked_events').select(['player_id', 'happened_at']).orderBy('id', 'desc').executeTakeFirst();
    expect(kept).toEqual({ player_id: player, happened_at: platform.clock.now() });
  });

  it.each(installEvents)('accepts %s from a guest, with its variant and step [TRACK-001, PWA-005a]', async (event) => {
    const browser = new TestBrowser(server.app);
    expect((await browser.send(call.sendInstallEvent, { body: { event, platform: 'ios_safari', step: 2 } })).status).toBe(200);
    expect((await tracked('install')).at(-1)?.payload).toEqual({ event, platform: 'ios_safari', step: 2 });
  });

  it('refuses unknown events [TRACK-001]', async () => {
    expect((await new TestBrowser(server.app).send(call.sendInstallEvent, { body: { event: 'uninstalled' as 'installed' } })).code).toBe(
      'bad_input',
    );
  });

  it('stores an event once even if it’s repeated from another network [OFF-002b, OFF-003c]', async () => {
    const { method, path: url } = call.sendInstallEvent;
    const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() };
    const before = (await tracked('install')).length;
    for (const remoteAddress of ['192.0.2.1', '198.51.100.7']) {
      expect((await server.app.inject({ method, url, headers, remoteAddress, payload: { event: 'installed' } })).statusCode).toBe(200);
    }
    expect(await tracked('install')).toHaveLength(before + 1);
  });

  it('stores performance data as numbers only and without the player [API-066, TRACK-001]', async () => {
    const browser = new TestBrowser(server.app);
    const line = { rtt: 140, downlink: 1.5, effectiveType: '3g' };
    expect((await browser.send(call.sendNetworkPerformance, { body: line })).status).toBe(200);
    const { browser: own } = await signedIn(server.app, database, {});
    expect((await own.send(call.sendNetworkPerformance, { body: { rtt: 20 } })).status).toBe(200);
    const page = { first_byte: 80, first_paint: 400, largest_paint: 700, loaded: 900, layout_shift: 0.012, slowest_response: 48 };
    expect((await own.send(call.sendPageTiming, { body: page })).status).toBe(200);
    for (const wrong of [{}, { rtt: -1 }, { rtt: 10, effectiveType: '5g' }, { rtt: 10, page: '/cashbox' }]) {
      expect((await browser.send(call.sendNetworkPerformance, { body: wrong })).code).toBe('bad_input');
    }
    expect((await tracked('network-performance')).map(({ payload }) => payload)).toEqual([line, { rtt: 20 }]);
    expect((await tracked('performance')).map(({ payload }) => payload)).toEqual([page]);
    const kept = await database
      .selectFrom('tracked_events')
      .select('player_id')
      .where('kind', 'in', ['network-performance', 'performance'])
      .execute();
    expect(kept.every(({ player_id }) => player_id === null)).toBe(true);
  });

  it('stores refused fields by their keys, without typed values [FORM-023]', async () => {
    const browser = new TestBrowser(server.app);
    const body = { side: 'client', component: 'sign-up', errors: [{ key: 'email', firstMessage: 'fields.email' }] };
    expect((await browser.send(call.reportFieldErrors, { body })).status).toBe(200);
    expect(
      (await browser.send(call.reportFieldErrors, { body: { ...body, errors: [{ key: 'email', firstMessage: 'my own text' }] } })).code,
    ).toBe('bad_input');
    expect((await tracked('field-errors')).map(({ payload }) => payload)).toEqual([body]);
  });
});

describe('a visit’s UTM source', () => {
  it('is stored when it’s set and, for the new player, when it’s sent [API-065, TRACK-001]', async () => {
    const utmMetrics = { utm_source: 'letter', utm_campaign: 'spring', sub_id: '7' };
    const { browser, player } = await signedIn(server.app, database);
    expect((await new TestBrowser(server.app).send(call.logUtmSet, { body: { utmMetrics } })).status).toBe(200);
    expect((await browser.send(call.logUtmSend, { body: { utmMetrics } })).status).toBe(200);
    const kept = await database
      .selectFrom('tracked_events')
      .select(['kind', 'player_id', 'payload'])
      .where('kind', 'in', ['utm-set', 'utm-send'])
      .orderBy('id')
      .execute();
    expect(kept).toEqual([
      { kind: 'utm-set', player_id: null, payload: utmMetrics },
      { kind: 'utm-send', player_id: player, payload: utmMetrics },
    ]);
    for (const wrong of [{}, { utm_source: '' }, { utm_source: '<script>' }, { utm_source: 'a', email: 'a@b.example' }]) {
      expect((await browser.send(call.logUtmSet, { body: { utmMetrics: wrong } })).code).toBe('bad_input');
    }
  });
});

describe('page logs', () => {
  it('accept a code and a reason, and write them to the server’s log [API-066, TRACK-002a]', async () => {
    const logged: unknown[] = [];
    const warn = platform.log.warn;
    platform.log.warn = ((details: { client: unknown }) => void logged.push(details.client)) as typeof warn;
    const body = { code: 'PLAYER_PAYMENTS_ERROR', reason: 'no_response', path: '/profile/payments' };
    expect((await new TestBrowser(server.app).send(call.logEntry, { body })).status).toBe(200);
    expect((await new TestBrowser(server.app).send(call.logEntry, { body: { ...body, reason: 'my card is 4111 1111' } })).code).toBe(
      'bad_input',
    );
    platform.log.warn = warn;
    expect(logged).toEqual([body]);
  });
});

describe('the survey', () => {
  const response = { survey_id: 'house-2026', survey_collector_id: 'app', score: 4, comment: ' More stars ' };
  const isOver = async (browser: TestBrowser, survey_id = 'house-2026') =>
    ((await browser.send(call.getSurvey, { query: { survey_id } })).json as { is_over: boolean }).is_over;

  it('is hidden only from the player who has answered it', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const { browser: other } = await signedIn(server.app, database);
    expect(await isOver(browser)).toBe(false);
    expect((await browser.send(call.answerSurvey, { body: response })).status).toBe(200);
    expect([await isOver(browser), await isOver(other), await isOver(browser, 'house-2027')]).toEqual([true, false, false]);
    const kept = () => database.selectFrom('survey_answers').select(['player_id', 'score', 'comment']).execute();
    expect(await kept()).toEqual([{ player_id: player, score: 4, comment: 'More stars' }]);
    await browser.send(call.answerSurvey, { body: { ...response, score: 2, comment: '' } });
    expect(await kept()).toEqual([{ player_id: player, score: 2, comment: null }]);
    await other.send(call.answerSurvey, { body: { ...response, score: null, comment: '' } });
    expect(await isOver(other)).toBe(true);
  });
});
