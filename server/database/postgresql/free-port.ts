import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports: 32768 and up on Linux, 49152 and up elsewhere. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;

/**
 * A port of the loopback interface that nobody listens on. It stays free while its server restarts: with an ephemeral port, a retrying
 * client could be assigned that port as its own source port, and then block it.
 */
export async function freePort(draw = () => randomInt(LOWEST, HIGHEST)): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = draw();
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports is free`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((resolve) => probe.close(resolve));
  return listens;
}
