import { storage } from '#contract/storage';
import { type DeviceContents, deviceContents } from '#offline/health';
import { device } from '../device';

/** The state of the device's storage. */
export interface StorageHealth {
  /** Null where the device stores nothing for us: blocked, or a private window. */
  kept: DeviceContents | null;
  /** Pictures that show without network. */
  pictures: number;
  /** Whether the storage is persistent; null if the browser doesn't say. */
  isPersisted: boolean | null;
  /** Bytes used and bytes available; null if the browser doesn't say. */
  usage: number | null;
  quota: number | null;
}

async function picturesKept(): Promise<number> {
  if (!(await caches.has(storage.caches.pictures))) return 0;
  return (await (await caches.open(storage.caches.pictures)).keys()).length;
}

/** Inspects the device's storage; `call` is the one whose responses are counted separately, `now` is epoch ms. Never rejects. */
export async function readHealth(call: string, now: number): Promise<StorageHealth> {
  const manager = navigator.storage as StorageManager | undefined;
  const [kept, pictures, isPersisted, estimate] = await Promise.all([
    deviceContents(device, call, now),
    (async () => picturesKept())().catch(() => 0),
    (async () => manager?.persisted())().catch(() => undefined),
    (async () => manager?.estimate())().catch(() => undefined),
  ]);
  return { kept, pictures, isPersisted: isPersisted ?? null, usage: estimate?.usage ?? null, quota: estimate?.quota ?? null };
}
