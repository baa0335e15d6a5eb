import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Environment } from '../environment';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys by which push services know this server: the environment's, else those kept in the data folder, made once. */
export async function vapidKeys(environment: Environment): Promise<VapidKeys> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey, dataDir } = environment;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const file = join(dataDir, 'vapid.json');
  if (existsSync(file)) return read(file);
  const made = webPush.generateVAPIDKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

async function read(file: string): Promise<VapidKeys> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VapidKeys;
  } catch {
    throw new Error(`the keys in ${file} cannot be read; remove the file to have new ones made.`);
  }
}
