import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { vapidKeys } from './vapid';

let dataDir: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
});

afterAll(() => rm(dataDir, { recursive: true }));

function environmentOf(variables: Record<string, string>) {
  const reading = readEnvironment({ DATA_DIR: join(dataDir, 'inner'), ...variables });
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.environment;
}

it('makes keys once, for its own eyes, and keeps them: a subscription outlives a restart', async () => {
  const first = await vapidKeys(environmentOf({}));
  expect([Buffer.from(first.publicKey, 'base64url').length, Buffer.from(first.privateKey, 'base64url').length]).toEqual([65, 32]);
  expect(await vapidKeys(environmentOf({}))).toEqual(first);
  expect((await stat(join(dataDir, 'inner', 'vapid.json'))).mode & 0o777).toBe(0o600);
});

it('says which file to remove where what was kept is garbled', async () => {
  const file = join(dataDir, 'garbled', 'vapid.json');
  await mkdir(join(dataDir, 'garbled'));
  await writeFile(file, '{"publicKey":');
  await expect(vapidKeys(environmentOf({ DATA_DIR: join(dataDir, 'garbled') }))).rejects.toThrow(`the keys in ${file} cannot be read; remove the file to have new ones made.`);
});

it('takes those of the environment before its own', async () => {
  const keys = { publicKey: 'P'.repeat(87), privateKey: 'p'.repeat(43) };
  expect(await vapidKeys(environmentOf({ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }))).toEqual(keys);
});
