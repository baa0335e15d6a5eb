import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { readSpecification } from '../../scripts/specification';
import { pageHeaders } from './asking';
import { requestOf } from './prepared';
import { declares } from './schema-fields';
import { specifiedCalls, type SpecifiedCall } from './specified.data';
import { cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(async () => {
  await stage.close();
});

const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');

/** The contract's call at a specified address; undefined if the contract has none. */
function declaredCall({ method, path }: SpecifiedCall): Call | undefined {
  return calls.find((call) => call.method === method && shapeOf(call.path) === path);
}

/** The specified address with the parameters of an example filled in, in their order. */
function addressOf({ path }: SpecifiedCall, params: readonly string[], query: Record<string, string> = {}): string {
  let next = 0;
  const filled = path.replaceAll('{}', () => encodeURIComponent(params[next++]!));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Fields of the specification that a part of the call doesn't declare. */
function undeclared(fields: readonly string[] = [], schema: Call['response'] | undefined): string[] {
  return fields.filter((field) => !schema || !declares(schema, field));
}

describe('the calls of the specification', () => {
  for (const specified of specifiedCalls) {
    const name = `${specified.method} ${specified.path}`;

    const ids = [specified.id, ...(specified.fields ? [specified.fields] : [])];

    it(`${name}: the contract declares its fields [${ids.join(', ')}]`, () => {
      const call = declaredCall(specified);
      expect(call, 'the contract has no such call').toBeDefined();
      expect(undeclared(specified.query, call!.query)).toEqual([]);
      expect(undeclared(specified.body, call!.body)).toEqual([]);
      expect(undeclared(specified.response, call!.response)).toEqual([]);
    });

    it(`${name}: the server responds at this address [${specified.id}]`, async () => {
      const call = declaredCall(specified)!;
      const { params = {}, query, body, headers } = await requestOf(stage, call);
      const names = Array.from(call.path.matchAll(/\{([^}]*)\}/g), (match) => match[1]!);
      const response = await stage.app.inject({
        method: specified.method,
        url: addressOf(
          specified,
          names.map((key) => params[key]!),
          query,
        ),
        cookies: { sid: await cookieOf(stage, stage.players.regular) },
        headers: { ...pageHeaders(), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      expect(response.statusCode).toBe(200);
    });
  }

  it('messages are in the requested language [API-059]', async () => {
    const response = await stage.app.inject({ method: 'GET', url: '/messages/de.json?time=5' });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json<Record<string, unknown>>()).length).toBeGreaterThan(100);
  });

  it('cover every call rule with a path in the specification', () => {
    const ruleIds = new Set(
      readSpecification()
        .map(({ rule }) => rule)
        .filter((id) => id.startsWith('API-')),
    );
    const ours = ['API-059', 'API-067', 'API-068'];
    expect([...ruleIds].filter((id) => !ours.includes(id) && !specifiedCalls.some((call) => call.id === id))).toEqual([]);
  });
});
