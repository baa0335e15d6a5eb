import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityOf } from '#server/database/postgresql/processes';
import { startOver } from './start-over';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'perigee-start-over-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A data folder with a cluster in it. */
async function filled(): Promise<string> {
  const cluster = join(dataDir, 'postgres', 'cluster');
  await mkdir(cluster, { recursive: true });
  return cluster;
}

describe('starting over', () => {
  it('removes the data of an earlier start, and reports it', async () => {
    await filled();
    expect(await startOver(dataDir)).toBe(`Removed the data in ${dataDir}.`);
    expect(existsSync(dataDir)).toBe(false);
    expect(await startOver(dataDir)).toBeNull();
  });

  it('leaves an unknown folder alone', async () => {
    await writeFile(join(dataDir, 'holidays.txt'), 'sun');
    await expect(startOver(dataDir)).rejects.toThrow(`${dataDir} does not look like a Perigee data folder. Nothing was removed.`);
    expect(existsSync(join(dataDir, 'holidays.txt'))).toBe(true);
  });

  it('removes nothing while a server runs', async () => {
    const cluster = await filled();
    const running = spawn(process.execPath, [
      '-e',
      'setInterval(() => undefined, 1000)',
      cluster,
      `perigee.owner=${identityOf(process.pid)}`,
    ]);
    await once(running, 'spawn');
    await writeFile(join(cluster, 'postmaster.pid'), `${running.pid}\n`);
    await expect(startOver(dataDir)).rejects.toThrow(`in use by another server (process ${process.pid})`);
    expect(existsSync(cluster)).toBe(true);
    running.kill();
    await once(running, 'exit');
  });
});
