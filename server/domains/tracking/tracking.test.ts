import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/tracking';
import { installEvents } from '#contract/fields/install-event';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { trackingRoutes } from './routes';

const server = ownServer([trackingRoutes]);
const { database } = server;

const tracked = (kind: 'install' | 'step' | 'field-errors' | 'network-performance' | 'performance') =>
  database.selectFrom('tracked_events').select(['payload', 'happened_at']).where('kind', '=', kind).orderBy('id').execute();

describe('tracking', () => {
  it('takes sign-up steps 1 to 4 and deposit steps 1 to 3, no further [AUTH-018]', async () => {
    const browser = new TestBrowser(server.app);
    const send = async (flow: string, step: number) => (await browser.send(call.trackStep, { body: { flow, step } })).status;
    for (const step of [1, 2, 3, 4]) expect(await send('sign_up', step)).toBe(200);
    for (const step of [1, 2, 3]) expect(await send('deposit', step)).toBe(200);
    expect([await send('sign_up', 5), await send('sign_up', 0), await send('deposit', 4)]).toEqual([422, 422, 422]);
    expect((await tracked('step')).map(({ payload }) => payload)).toContainEqual({ flow: 'deposit', step: 3 });
  });

  it('keeps an install event once, at the time it happened [PWA-005]', async () => {
    const browser = new TestBrowser(server.app);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { event: 'installed', at: '2026-01-02T03:04:05.000Z' };
    for (let time = 0; time < 2; time += 1) expect((await browser.send(call.sendInstallEvent, { body }, key)).status).toBe(200);
    expect(await tracked('install')).toEqual([{ payload: { event: 'installed' }, happened_at: new Date(body.at) }]);
  });

  it.each(installEvents)('takes %s of a guest, with the way and the step it is about [TRACK-001] [PWA-005]', async (event) => {
    const browser = new TestBrowser(server.app);
    expect((await browser.send(call.sendInstallEvent, { body: { event, platform: 'ios_safari', step: 2 } })).status).toBe(200);
    expect((await tracked('install')).at(-1)?.payload).toEqual({ event, platform: 'ios_safari', step: 2 });
  });

  it('takes no event that it does not know [TRACK-001]', async () => {
    expect((await new TestBrowser(server.app).send(call.sendInstallEvent, { body: { event: 'uninstalled' as 'installed' } })).code).toBe('bad_input');
  });

  it('keeps it once also where it is repeated from another network [OFF-002]', async () => {
    const { method, path: url } = call.sendInstallEvent;
    const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() };
    const before = (await tracked('install')).length;
    for (const remoteAddress of ['192.0.2.1', '198.51.100.7']) {
      expect((await server.app.inject({ method, url, headers, remoteAddress, payload: { event: 'installed' } })).statusCode).toBe(200);
    }
    expect(await tracked('install')).toHaveLength(before + 1);
  });

  it('keeps how lines and pages are, in figures alone and without the player [API-066, TRACK-001]', async () => {
    const browser = new TestBrowser(server.app);
    const line = { rtt: 140, downlink: 1.5, effectiveType: '3g' };
    expect((await browser.send(call.sendNetworkPerformance, { body: line })).status).toBe(200);
    expect((await browser.send(call.sendNetworkPerformance, { body: { rtt: 20 } })).status).toBe(200);
    expect((await browser.send(call.sendPageTiming, { body: { first_byte: 80, first_paint: 400, loaded: 900 } })).status).toBe(200);
    for (const wrong of [{}, { rtt: -1 }, { rtt: 10, effectiveType: '5g' }, { rtt: 10, page: '/cashbox' }]) {
      expect((await browser.send(call.sendNetworkPerformance, { body: wrong })).code).toBe('bad_input');
    }
    expect((await tracked('network-performance')).map(({ payload }) => payload)).toEqual([line, { rtt: 20 }]);
    expect((await tracked('performance')).map(({ payload }) => payload)).toEqual([{ first_byte: 80, first_paint: 400, loaded: 900 }]);
    const kept = await database.selectFrom('tracked_events').select('player_id').where('kind', 'in', ['network-performance', 'performance']).execute();
    expect(kept.every(({ player_id }) => player_id === null)).toBe(true);
  });

  it('takes refused fields by their keys, and nothing that was typed [FORM-023]', async () => {
    const browser = new TestBrowser(server.app);
    const body = { side: 'client', component: 'sign-up', errors: [{ key: 'email', firstMessage: 'fields.email' }] };
    expect((await browser.send(call.reportFieldErrors, { body })).status).toBe(200);
    expect((await browser.send(call.reportFieldErrors, { body: { ...body, errors: [{ key: 'email', firstMessage: 'my own text' }] } })).code).toBe('bad_input');
    expect((await tracked('field-errors')).map(({ payload }) => payload)).toEqual([body]);
  });
});
