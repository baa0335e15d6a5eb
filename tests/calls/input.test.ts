import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { faultsOf, provenBy, type Request, send } from './asking';
import { brokenBodies, brokenParams } from './broken';
import { requestOf } from './prepared';
import { contentsOf, cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

/** Every mutation of one part of a request that has succeeded, each with its name. */
function brokenRequests(call: Call, request: Request): [string, Request][] {
  const extra: [string, Request][] = [['an unknown query value', { ...request, query: { ...request.query, unknown: '1' } }]];
  if (!call.body && call.method !== 'GET') extra.push(['a body that is not declared', { ...request, body: { unknown: 1 } }]);
  const bodies = call.body ? brokenBodies(request.body) : [];
  return [
    ...extra,
    ...bodies.map(([name, body]): [string, Request] => [name, { ...request, body }]),
    ...brokenParams(request.params ?? {}).map(([name, params]): [string, Request] => [name, { ...request, params }]),
  ];
}

const isNotFound = (code: string | null) => code === 'not_found' || code?.endsWith('_not_found') === true;

describe('bad input', () => {
  for (const call of calls) {
    it(`${call.id}: is refused for each field and changes nothing${provenBy(call)}`, async () => {
      const request = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const before = await contentsOf(stage);
      for (const [name, broken] of brokenRequests(call, request)) {
        const response = await send(stage, call, broken, cookie);
        const isRefused = response.code === 'bad_input' || (name.startsWith('parameter') && isNotFound(response.code));
        expect([name, isRefused || response.code, faultsOf(response)]).toEqual([name, true, []]);
      }
      expect(await contentsOf(stage)).toEqual(before);
    });
  }
});

const withBodies = calls.filter(({ body }) => body !== undefined);

describe('invalid JSON', () => {
  for (const call of withBodies) {
    it(`${call.id}: is refused and changes nothing`, async () => {
      const { headers, ...request } = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const before = await contentsOf(stage);
      const codeOf = async (type: string, text: string) => {
        const response = await send(stage, call, { ...request, text, headers: { ...headers, 'content-type': type } }, cookie);
        return faultsOf(response).join() || response.code;
      };
      const whole = JSON.stringify(request.body);
      expect([
        await codeOf('text/plain', whole),
        await codeOf('application/x-www-form-urlencoded', 'a=1'),
        await codeOf('application/json', whole.slice(0, -1)),
        await codeOf('application/json', ''),
        await codeOf('application/json', '{"__proto__":{"a":1}}'),
        await codeOf('application/json', `{"a":"${'x'.repeat(300_000)}"}`),
      ]).toEqual(['unsupported_media_type', 'unsupported_media_type', 'bad_json', 'bad_json', 'bad_json', 'body_too_large']);
      expect(await contentsOf(stage)).toEqual(before);
    });
  }
});
