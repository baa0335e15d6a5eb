import { rmSync } from 'node:fs';
import { getPlayer } from '#contract/calls/account/profile';
import { openDatabase } from '#server/database/connection';
import { startEmbedded } from '#server/database/embedded';
import { migrate } from '#server/database/migrate';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { openClient, type BareClient } from './bare-client';
import { makeBettors } from './bettors';
import { against, median, type Bench, type Measurement } from './measurement';
import { endProcess, startProcess, type ServerProcess } from './server-process';

const reads = 3_000;
const runs = 3;
const atOnce = 16;

/** Reads a second, as many concurrently as there are clients. */
async function rate(clients: readonly BareClient[], headers: Record<string, string>): Promise<number> {
  let left = reads;
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (left > 0) {
        left -= 1;
        await client.get(getPlayer.path, headers);
      }
    }),
  );
  return reads / ((performance.now() - startedAt) / 1000);
}

/** A player's own data compared with the same bytes from a bare server, in turns; the first turn is a warm-up. */
async function measure(token: string, product: number, { child, port }: ServerProcess): Promise<Measurement> {
  const headers = { cookie: `sid=${token}` };
  const clientsOf = (at: number) => Array.from({ length: atOnce }, () => openClient(at));
  const [ours, bare] = [clientsOf(product), clientsOf(await port)];
  child.send(await ours[0]!.get(getPlayer.path, headers));
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    rates.ours.push(await rate(ours, headers));
    rates.bare.push(await rate(bare, headers));
  }
  for (const client of [...ours, ...bare]) client.close();
  const sides = { 'the player': median(rates.ours.slice(1)), 'the same bytes': median(rates.bare.slice(1)) };
  return against('reads of the player', 'a second', sides, { atLeast: 0.35 });
}

/** The read for which every page of a player waits. */
export const readRate: Bench = {
  name: 'reads',
  async run() {
    const dataDir = await temporaryDataDir();
    const embedded = await startEmbedded({ dataDir });
    await migrate(embedded.url);
    const database = openDatabase(embedded.url, { poolSize: 2 });
    const product = startProcess('./product-process.ts', { DATA_DIR: dataDir, DATABASE_URL: embedded.url });
    const bare = startProcess('./bare-response.ts');
    try {
      const [reader] = await makeBettors(database, 1, 'bench');
      return [await measure(reader!.token, await product.port, bare)];
    } finally {
      await Promise.all([endProcess(bare.child), endProcess(product.child)]);
      await database.destroy();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
