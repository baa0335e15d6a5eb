import { storage } from '#contract/storage';
import { type DeviceContents, deviceContents } from '#offline/health';
import { device } from '../device';

/** How the device's store stands. */
export interface StorageHealth {
  /** Null where the device keeps nothing for us: blocked, or a private window. */
  kept: DeviceContents | null;
  /** Pictures that show without network. */
  pictures: number;
  /** Whether the browser clears nothing by itself; null where it does not say. */
  isPersisted: boolean | null;
  /** Bytes used and bytes to be had; null where the browser does not say. */
  usage: number | null;
  quota: number | null;
}

async function picturesKept(): Promise<number> {
  if (!(await caches.has(storage.caches.pictures))) return 0;
  return (await (await caches.open(storage.caches.pictures)).keys()).length;
}

/** Looks at the device's store; `call` is the one whose answers are counted apart, `now` epoch ms. Never rejects. */
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
