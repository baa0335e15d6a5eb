import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { openReaders } from './event-readers';
import { against, median, type Bench } from './measurement';
import { endProcess, startProcess } from './server-process';

const streams = 1000;
const events = 200;
const runs = 3;

const timeoutMs = 60_000;

const payload = { jackpots: [{ identifier: 'mystic', level: 'nova', currency: 'EUR', amount_cents: 123_456_789 }] };
const text = `event: jackpots_changes\ndata: ${JSON.stringify(payload)}\n\n`;

async function late(what: string): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  throw new Error(`${what} within ${timeoutMs / 1000} s`);
}

/** Events per second that reach all readers together, when a server sends each to everybody. */
async function deliveries(child: ChildProcess, port: number, path: string, message: string | object): Promise<number> {
  const readers = await openReaders(port, path, streams);
  const startedAt = performance.now();
  const done = readers.received(events);
  for (let sent = 0; sent < events; sent += 1) {
    child.send(message);
    await turn();
  }
  await Promise.race([done, late(`${path} did not deliver ${events} events to ${streams} streams`)]);
  const seconds = (performance.now() - startedAt) / 1000;
  readers.close();
  return (streams * events) / seconds;
}

/** Live events to a thousand open streams, against bare node:http that writes the same bytes. */
export const fanOut: Bench = {
  name: 'fan-out',
  async run() {
    const dataDir = await temporaryDataDir();
    const product = startProcess('./product-process.ts', { DATA_DIR: dataDir });
    const bare = startProcess('./bare-streams.ts');
    const ours: number[] = [];
    const theirs: number[] = [];
    try {
      for (let run = 0; run < runs; run += 1) {
        ours.push(await deliveries(product.child, await product.port, '/api/events', payload));
        theirs.push(await deliveries(bare.child, await bare.port, '/', text));
      }
    } finally {
      await Promise.all([endProcess(product.child), endProcess(bare.child)]);
      rmSync(dataDir, { recursive: true, force: true });
    }
    const sides = { Perigee: median(ours), 'node:http': median(theirs) };
    return [against(`live events to ${streams} streams`, 'deliveries a second', sides, { atLeast: 0.6 })];
  },
};
