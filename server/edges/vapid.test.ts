import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { vapidKeys } from './vapid';

const { database } = ownDatabase();
let dataDir: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
});
beforeEach(() => database.deleteFrom('settings').where('key', '=', 'vapid_keys').execute());
afterAll(() => rm(dataDir, { recursive: true }));

/** A server with its own data folder, optionally with keys of an earlier release. */
async function serverIn(name: string, former?: string) {
  const folder = join(dataDir, name);
  await mkdir(folder, { recursive: true });
  if (former !== undefined) await writeFile(join(folder, 'vapid.json'), former);
  return { dataDir: folder, vapidPublicKey: null, vapidPrivateKey: null };
}

it('are generated once for all servers that start on a database at the same moment, and survive a restart', async () => {
  const servers = await Promise.all(['one', 'two', 'three'].map((name) => serverIn(name)));
  const [first, ...others] = await Promise.all(servers.map((server) => vapidKeys(server, database)));
  expect([Buffer.from(first!.publicKey, 'base64url').length, Buffer.from(first!.privateKey, 'base64url').length]).toEqual([65, 32]);
  expect(others).toEqual([first, first]);
  expect(await vapidKeys(servers[0]!, database)).toEqual(first);
});

it('are moved into the database if an earlier release stored them in the data folder', async () => {
  const keys = { publicKey: 'F'.repeat(87), privateKey: 'f'.repeat(43) };
  const server = await serverIn('former', JSON.stringify(keys));
  expect(await vapidKeys(server, database)).toEqual(keys);
  await expect(access(join(server.dataDir, 'vapid.json'))).rejects.toThrow('ENOENT');
  expect(await vapidKeys(await serverIn('other'), database)).toEqual(keys);
});

it('are reported with the file to remove if the stored ones are malformed', async () => {
  const server = await serverIn('garbled', '{"publicKey":');
  const file = join(server.dataDir, 'vapid.json');
  await expect(vapidKeys(server, database)).rejects.toThrow(`the keys in ${file} cannot be read; remove the file to have new ones made.`);
});

it('are preferably taken from the environment', async () => {
  const keys = { publicKey: 'P'.repeat(87), privateKey: 'p'.repeat(43) };
  const server = { ...(await serverIn('told')), vapidPublicKey: keys.publicKey, vapidPrivateKey: keys.privateKey };
  expect(await vapidKeys(server, database)).toEqual(keys);
});
