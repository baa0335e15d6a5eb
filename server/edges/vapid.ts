import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Database } from '../database/connection';
import { addSetting, readSetting } from '../database/settings-store';
import type { Environment } from '../environment';

const SETTING = 'vapid_keys';
const keysSchema = v.object({ publicKey: v.string(), privateKey: v.string() });
export type VapidKeys = v.InferOutput<typeof keysSchema>;

/**
 * The VAPID keys: the environment's, otherwise those in the database, generated once for all servers on it. Keys that an earlier release
 * stored in the data folder are moved there.
 */
export async function vapidKeys(
  environment: Pick<Environment, 'vapidPublicKey' | 'vapidPrivateKey' | 'dataDir'>,
  database: Database,
): Promise<VapidKeys> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey, dataDir } = environment;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const file = join(dataDir, 'vapid.json');
  const known = await readKept(database);
  const kept = known ?? (await keep(database, (await readFormer(file)) ?? webPush.generateVAPIDKeys()));
  await rm(file, { force: true });
  return kept;
}

async function readKept(database: Database): Promise<VapidKeys | null> {
  const value = await readSetting(database, SETTING);
  return value === undefined ? null : v.parse(keysSchema, value);
}

/** Stores keys unless another server was faster; returns the stored ones. */
async function keep(database: Database, keys: VapidKeys): Promise<VapidKeys> {
  await addSetting(database, SETTING, keys);
  return (await readKept(database)) ?? keys;
}

async function readFormer(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return v.parse(keysSchema, JSON.parse(text));
  } catch {
    throw new Error(`the keys in ${file} cannot be read; remove the file to have new ones made.`);
  }
}
