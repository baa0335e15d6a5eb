import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hmac } from './hmac';
import { type OpenProvider, openHttpProvider } from './http-provider';

const secret = 'shared with the provider of the tests';
const method = {
  id: 'bank_page',
  brand: 'bank',
  provider: 'acme',
  type: 'other',
  currency: 'EUR',
  recallable: false,
  processingTime: 5,
  action: 'deposit',
  fee: { basis_points: 0, fixed_cents: 0 },
  deposit: { min_cents: 1000, max_cents: 100_000 },
  withdrawal: null,
  fields: [{ name: 'holder', required: true }],
};
const order = {
  accepts_credit_cards: true,
  payment: '5eed0000-0000-4000-8000-000000000001',
  player: 7,
  method: 'bank_page',
  amount_cents: 5000,
  charged_cents: 5000,
  currency: 'EUR',
  fields: {},
};

let server: Server;
let open: OpenProvider;
let asked: { method?: string; url?: string; body: string; headers: IncomingMessage['headers'] }[] = [];
let bodies: Record<string, unknown> = {};
const faults: unknown[] = [];

const openIt = () =>
  openHttpProvider({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    secret,
    returnUrl: 'https://casino.example/deposit',
    now: () => new Date('2026-01-01T00:00:00Z'),
    onFault: (error) => faults.push(error),
  });

beforeAll(async () => {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ method: request.method, url: request.url, body: await text(request), headers: request.headers });
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  };
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  [asked, faults.length] = [[], 0];
  bodies = { '/v1/methods': [method, { ...method, action: 'cashout' }] };
  open = await openIt();
});
afterAll(() => void server.close());

describe('a payment provider over HTTP', () => {
  it('offers its methods, by currency and action', () => {
    const { action: _action, ...offered } = method;
    expect(open.provider.methods('EUR', 100, 'deposit')).toEqual([offered]);
    expect(open.provider.methods('USD', 100, 'deposit')).toEqual([]);
    expect(open.provider).toMatchObject({ isSandbox: false, tokenize: null });
  });

  it('is called once per payment, with a signature, and redirects the player to its page', async () => {
    bodies['/v1/deposits'] = { status: null, redirect: 'https://pay.example/p/1' };
    expect(await open.provider.startDeposit(order, null)).toEqual({
      status: null,
      next: { kind: 'redirect', url: 'https://pay.example/p/1' },
      later: [],
    });
    const { body, headers } = asked.at(-1)!;
    expect(JSON.parse(body)).toEqual({ ...order, return_url: `https://casino.example/deposit?payment=${order.payment}` });
    expect(headers['idempotency-key']).toBe(order.payment);
    expect(headers['x-signature']).toBe(hmac(secret, ['2026-01-01T00:00:00.000Z', '/deposits', order.payment, body].join('\n')));
  });

  it('pays out and cancels', async () => {
    bodies['/v1/payouts'] = { status: { state: 'processing', reason: null }, redirect: null };
    bodies[`/v1/deposits/${order.payment}/cancel`] = { is_off: false };
    expect(await open.provider.startPayout(order)).toMatchObject({ status: { state: 'processing' }, next: { kind: 'wait' } });
    expect(await open.provider.cancel(order)).toBe(false);
  });

  it.each([
    [undefined],
    [{ status: { state: 'paid', reason: null }, redirect: null }],
    [{ status: null, redirect: 'javascript:alert(1)' }],
  ])('fails, so that the call is retried, if it responds with %o', async (body) => {
    bodies['/v1/deposits'] = body;
    await expect(open.provider.startDeposit(order, null)).rejects.toThrow(/responded|Invalid/);
  });

  it('is only accepted with its signature', () => {
    const said = open.provider.sign({
      event: 'e1',
      payment: order.payment,
      state: 'succeeded',
      amount_cents: 5000,
      currency: 'EUR',
      reason: null,
      at: '2026-01-01T00:00:00.000Z',
    });
    expect(open.provider.isSigned(said)).toBe(true);
    expect(open.provider.isSigned({ ...said, amount_cents: 500_000 })).toBe(false);
  });

  it.each([[undefined], [[{ ...method, fields: [{ name: 'card_number', required: true }] }]]])(
    'offers no methods and logs an error if its methods are %o',
    async (methods) => {
      bodies['/v1/methods'] = methods;
      const { provider } = await openIt();
      expect(provider.methods('EUR', 100, 'deposit')).toEqual([]);
      expect(faults).toHaveLength(1);
    },
  );
});
