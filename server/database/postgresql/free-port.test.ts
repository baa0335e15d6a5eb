import { createServer, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port';

const listening = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

it('is neither taken nor in the system’s ephemeral range', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const taken = await listening(port);
  const draws = [port, port, await freePort()];
  expect(await freePort(() => draws.shift()!)).not.toBe(port);
  expect(draws).toEqual([]);
  await new Promise((resolve) => taken.close(resolve));
});
