import { createHmac } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { openSms, smsFolder } from './sms';

const message = { to: '+4915112345678', text: 'Your code is 482913.' };
const dataDir = await temporaryDataDir();

let received: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ method: request.method, headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/sms`;
});
beforeEach(() => {
  received = [];
  status = 200;
});
afterAll(() => provider.close());

describe('a text message', () => {
  it('is posted to the provider, signed over its body', async () => {
    await openSms({ smsUrl: url, smsSecret: 'secret', dataDir }).send(message);
    const [{ method, headers, body }] = received as [(typeof received)[number]];
    expect([method, headers['content-type'], JSON.parse(body)]).toEqual(['POST', 'application/json', message]);
    expect(headers['x-signature']).toBe(createHmac('sha256', 'secret').update(body).digest('hex'));
  });

  it.each([400, 503])('counts as not sent if the provider responds %s', async (code) => {
    status = code;
    await expect(openSms({ smsUrl: url, smsSecret: 'secret', dataDir }).send(message)).rejects.toThrow(String(code));
  });

  it('follows no redirect', async () => {
    status = 302;
    await expect(openSms({ smsUrl: url, smsSecret: 'secret', dataDir }).send(message)).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(1);
  });

  it('without a provider becomes a file readable only by its owner', async () => {
    await openSms({ smsUrl: url, smsSecret: null, dataDir }).send(message);
    const names = await readdir(smsFolder({ dataDir }));
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{8}\.txt$/)]);
    const file = join(smsFolder({ dataDir }), names[0]!);
    expect(await readFile(file, 'utf8')).toBe('To: +4915112345678\n\nYour code is 482913.\n');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(received).toEqual([]);
  });
});
