import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { faultsOf, pageHeaders, provenBy, send } from './asking';
import { requestOf } from './prepared';
import { contentsOf, cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const players = calls.filter(({ who }) => who === 'player');
const games = calls.filter(({ who }) => who === 'game');
const writes = calls.filter(({ method }) => method !== 'GET');
/** Calls for providers, whose frames are on other origins and have no session. */
const isProviders = (path: string) => path.startsWith('/provider/');

describe('without a session', () => {
  for (const call of players) {
    it(`${call.id}: is refused and changes nothing${provenBy(call)}`, async () => {
      const { by: _by, ...request } = await requestOf(stage, call);
      const before = await contentsOf(stage);
      const absent = await send(stage, call, request, null);
      const invented = await send(stage, call, request, 'x'.repeat(43));
      expect([absent.code, invented.code]).toEqual(['signed_out', 'signed_out']);
      expect([...faultsOf(absent), ...faultsOf(invented)]).toEqual([]);
      expect(await contentsOf(stage)).toEqual(before);
    });
  }

  it('with an ended or expired one, is refused', async () => {
    const call = players.find(({ id }) => id === 'account.player')!;
    const [ended, expired] = [await cookieOf(stage, stage.players.vip), await cookieOf(stage, stage.players.vip)];
    expect((await send(stage, call, {}, ended)).status).toBe(200);
    await stage.database.updateTable('sessions').set({ revoked_at: new Date() }).where('player_id', '=', stage.players.vip).execute();
    expect((await send(stage, call, {}, ended)).code).toBe('signed_out');
    await stage.database
      .updateTable('sessions')
      .set({ revoked_at: null, expires_at: new Date(0) })
      .where('player_id', '=', stage.players.vip)
      .execute();
    expect((await send(stage, call, {}, expired)).code).toBe('signed_out');
  });
});

describe('without the token of a launch', () => {
  for (const call of games) {
    it(`${call.id}: is refused and changes nothing`, async () => {
      const { headers: _token, ...request } = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const before = await contentsOf(stage);
      for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`]) {
        const response = await send(stage, call, { ...request, ...(authorization && { headers: { authorization } }) }, cookie);
        expect([response.code, faultsOf(response)]).toEqual(['launch_token_invalid', []]);
      }
      expect(await contentsOf(stage)).toEqual(before);
    });
  }
});

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of this site', { 'sec-fetch-site': 'same-site' }],
  ['another site, recognised by its origin only', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }],
];

describe('sent by another site', () => {
  for (const call of writes.filter(({ path }) => !isProviders(path))) {
    it(`${call.id}: is refused and changes nothing`, async () => {
      const request = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const before = await contentsOf(stage);
      for (const [who, headers] of foreign) {
        const { 'sec-fetch-site': site, ...rest } = { ...pageHeaders(), ...headers };
        const response = await send(stage, call, request, cookie, { ...rest, ...(site && { 'sec-fetch-site': site }) });
        expect([who, response.code, faultsOf(response)]).toEqual([who, 'cross_site', []]);
      }
      expect(await contentsOf(stage)).toEqual(before);
    });
  }

  for (const call of games) {
    it(`${call.id}: is refused except from a frame's origin`, async () => {
      const request = await requestOf(stage, call);
      const from = (origin: string) => send(stage, call, { ...request, headers: { ...request.headers, origin } }, null);
      const refused = await from('https://evil.example');
      expect([refused.code, refused.headers['access-control-allow-origin'], faultsOf(refused)]).toEqual(['cross_site', undefined, []]);
      expect((await from(stage.platform.environment.gamesOrigin)).status).toBe(200);
    });
  }

  it('a write of a browser that only sends its own origin passes', async () => {
    const call = writes.find(({ id }) => id === 'account.update-locale')!;
    const cookie = await cookieOf(stage, stage.players.vip);
    const key = crypto.randomUUID();
    const response = await send(stage, call, call.example, cookie, {
      'idempotency-key': key,
      host: 'localhost:4000',
      origin: 'http://localhost:4000',
    });
    expect(response.status).toBe(200);
    expect((await send(stage, call, call.example, cookie, { 'idempotency-key': key })).code).toBe('cross_site');
  });
});

describe('without an idempotency key', () => {
  for (const call of calls.filter((write) => write.method !== 'GET' && write.repeat === 'same-response')) {
    it(`${call.id}: is refused and changes nothing`, async () => {
      const request = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const before = await contentsOf(stage);
      for (const key of [undefined, '', 'again', '0'.repeat(36)]) {
        const response = await send(stage, call, request, cookie, {
          'sec-fetch-site': 'same-origin',
          ...(key !== undefined && { 'idempotency-key': key }),
        });
        expect([response.code, faultsOf(response)]).toEqual(['idempotency_key_missing', []]);
      }
      expect(await contentsOf(stage)).toEqual(before);
    });
  }
});
