// @chunk later
import type { GameFrameAddress } from '#contract/calls/games/one-game';
import { studioPartOf } from '#rules/games/studio-part';
import { workers } from '../../../platform/service-worker/container';
import { send } from '../../../platform/api/transport';
import { first } from 'virtual:studio-files/first';

/** Files that this window has requested already: a frame finds them in the browser's cache, or with the worker. */
const requested = new Set<string>();

/** Whether the worker has a file on the device. */
const isOnDevice = async (file: string) => Boolean(workers()?.controller) && (await caches.match(file)) !== undefined;

/** Requests a file into the browser's cache, unless the device has it already. If it can't be had now, that's the frame's own matter. */
async function request(file: string): Promise<void> {
  if (requested.has(file)) return;
  requested.add(file);
  try {
    if (!(await isOnDevice(file))) await (await send(file)).arrayBuffer();
  } catch {
    requested.delete(file);
  }
}

/** Requests the files that the frame of every game of the house needs, before it exists. */
export function requestPageFiles(): void {
  first.forEach((file) => void request(file));
}

/** Requests the files of one game. Frames of other origins have a cache of their own. */
export async function requestGameFiles({ url, origin }: GameFrameAddress): Promise<void> {
  if (origin !== null) return;
  const said = new URLSearchParams(url.slice(url.indexOf('#') + 1));
  const part = studioPartOf(said);
  if (part === null) return;
  const { parts, worlds } = await import('virtual:studio-files/games');
  const files = [...(parts[part] ?? []), ...(worlds[said.get('world') ?? ''] ?? [])];
  files.forEach((file) => void request(file));
}
