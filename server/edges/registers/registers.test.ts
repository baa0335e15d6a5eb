import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegisters } from './registers';

const person = { firstName: 'Ada', lastName: ' Excluded ', birthDate: '1990-01-02' } as never;
const nowhere = { registersUrl: null, registersSecret: null };

describe('without a gateway', () => {
  it.each([
    ['a developer’s machine', { isPublic: false, publicDemo: false }],
    ['a public demonstration', { isPublic: true, publicDemo: true }],
  ])('%s queries a stand-in, which lists players with a certain name', async (_what, exposure) => {
    const registers = openRegisters({ ...nowhere, ...exposure });
    expect(await registers.isExcluded('OASIS', person)).toBe(true);
    expect(await registers.isExcluded('OASIS', { ...(person as object), lastName: 'Lovelace' } as never)).toBe(false);
  });

  it('a public server’s queries fail', async () => {
    const registers = openRegisters({ ...nowhere, isPublic: true, publicDemo: false });
    await expect(registers.isExcluded('OASIS', person)).rejects.toThrow('OASIS');
  });
});

describe('a gateway', () => {
  let received: { headers: IncomingHttpHeaders; body: string } | undefined;
  let reply = { status: 200, text: '{"excluded":true}' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received = { headers: request.headers, body };
      response.writeHead(reply.status, reply.status === 302 ? { location: '/elsewhere' } : {}).end(reply.text);
    });
  });
  let ask: () => Promise<boolean>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const registersUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const registers = openRegisters({ registersUrl, registersSecret: 'secret', isPublic: true, publicDemo: false });
    ask = () => registers.isExcluded('BetStop', person);
  });
  afterAll(() => server.close());

  it('is queried with a signature over the request', async () => {
    expect(await ask()).toBe(true);
    expect(JSON.parse(received!.body)).toEqual({ register: 'BetStop', person });
    expect(received!.headers['x-signature']).toBe(createHmac('sha256', 'secret').update(received!.body).digest('hex'));
    reply = { status: 200, text: '{"excluded":false}' };
    expect(await ask()).toBe(false);
  });

  it.each([
    [503, '{"excluded":false}', 'responded with 503'],
    [302, '{"excluded":false}', 'fetch failed'],
    [200, '{"excluded":"no"}', 'Expected boolean'],
    [200, '{"excluded":false,"more":1}', 'more'],
    [200, 'not found', 'JSON'],
  ])('that responds %s %s makes the query fail', async (status, text, why) => {
    reply = { status, text };
    await expect(ask()).rejects.toThrow(why);
  });
});
