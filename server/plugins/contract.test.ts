import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineCall } from '#contract/call';
import type { Domain } from '#server/domain';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { serve } from './contract';

const wire = {
  who: 'guest',
  touches: 'preferences',
  offline: 'online-only',
  repeat: 'natural',
  summary: '',
  refusals: [],
  example: {},
} as const;

const echo = defineCall({
  ...wire,
  id: 'test.echo',
  method: 'POST',
  path: '/test/{id}',
  params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  query: v.strictObject({ page: v.optional(v.string()) }),
  body: v.strictObject({ amount: v.pipe(v.number(), v.safeInteger()), flag: v.boolean(), list: v.array(v.string()) }),
  response: v.strictObject({ amount: v.number() }),
});

const leak = defineCall({ ...wire, id: 'test.leak', method: 'PUT', path: '/test/leak', response: v.strictObject({ name: v.string() }) });
const whole = { amount: 1, flag: true, list: ['a'] };

const domain: Domain = (app, platform) => {
  serve(app, platform, echo, async ({ body }) => ({ amount: body.amount }));
  serve(app, platform, leak, async () => ({ name: 'x', password_hash: 'secret' }));
};

const server = ownServer([domain]);
let browser: TestBrowser;

beforeAll(() => {
  browser = new TestBrowser(server.app);
});

const send = (body: unknown, query: Record<string, string> = {}) => browser.send(echo, { params: { id: '1' }, query, body });

describe('a request', () => {
  it('is accepted if it matches its declaration', async () => {
    expect((await send(whole, { page: '2' })).json).toEqual({ amount: 1 });
  });

  it('with an array for a body is refused, even if all parts of the body are optional [ERR-006b]', async () => {
    expect((await browser.send(leak, { body: [] })).code).toBe('bad_input');
  });

  it('with a text that can’t be stored is refused with the field’s name, also for nested values and keys [ERR-006b]', async () => {
    const refused = async (body: object, query: Record<string, string> = {}) => {
      const { status, code, json } = await send({ ...whole, ...body }, query);
      return [status, code, Object.keys((json as { error: { fields: object } }).error.fields)];
    };
    expect(await refused({ list: ['a', 'b\0'] })).toEqual([422, 'bad_input', ['list']]);
    expect(await refused({ list: ['\ud800'] })).toEqual([422, 'bad_input', ['list']]);
    expect(await refused({ list: [{ 'a\0': 1 }] })).toEqual([422, 'bad_input', ['list']]);
    expect(await refused({}, { page: '1\0' })).toEqual([422, 'bad_input', ['page']]);
    expect((await send({ ...whole, list: ['😀'] })).json).toEqual({ amount: 1 });
  });

  it('isn’t coerced: strings, booleans and arrays aren’t accepted as numbers', async () => {
    for (const amount of ['1', '1e3', true, false, null, [1], [], {}, 1.5, 2 ** 53, '']) {
      expect([amount, (await send({ ...whole, amount })).code]).toEqual([amount, 'bad_input']);
    }
    for (const flag of ['true', 1, 0, null, []]) expect([flag, (await send({ ...whole, flag })).code]).toEqual([flag, 'bad_input']);
    for (const list of ['a', { 0: 'a', length: 1 }, null])
      expect([list, (await send({ ...whole, list })).code]).toEqual([list, 'bad_input']);
  });

  it('with errors gets a code and a text for each field [ERR-006a]', async () => {
    const { status, json } = await send({ amount: 'x', flag: true, list: [1] });
    expect(status).toBe(422);
    const { fields } = (json as { error: { fields: Record<string, { code: string; message: string }[]> } }).error;
    expect(Object.keys(fields).sort()).toEqual(['amount', 'list.0']);
    for (const [problem] of Object.values(fields))
      expect(problem).toEqual({ code: expect.stringMatching(/^fields\./), message: expect.stringMatching(/./) });
  });

  it('with duplicate or unknown values is refused', async () => {
    const url = '/test/1?page=1&page=2';
    const response = await server.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'same-origin' }, payload: whole });
    expect(response.json()).toMatchObject({ error: { code: 'bad_input' } });
    expect((await send(whole, { other: '1' })).code).toBe('bad_input');
    expect((await send({ ...whole, other: 1 })).code).toBe('bad_input');
  });
});

describe('a response', () => {
  it('with undeclared fields isn’t sent, and doesn’t leak [ERR-006a, ERR-006b]', async () => {
    const { status, json } = await browser.send(leak);
    expect(status).toBe(500);
    expect(JSON.stringify(json)).not.toMatch(/secret|password|contract/);
    expect(json).toEqual({ error: { code: 'internal', message: expect.stringMatching(/./), fields: {} } });
  });
});
