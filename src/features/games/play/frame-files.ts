// @chunk later
import type { GameFrameAddress } from '#contract/calls/games/one-game';
import { studioPartOf } from '#rules/games/studio-part';
import { send } from '../../../platform/api/transport';
import { first } from 'virtual:studio-files/first';

/** Files that this window has requested already: a frame finds them in the browser's cache, or with the worker. */
const requested = new Set<string>();

/** Requests files into the browser's cache. One that can't be had now is the frame's own matter. */
function request(files: readonly string[]): void {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    send(file)
      .then((response) => response.arrayBuffer())
      .catch(() => requested.delete(file));
  }
}

/** Requests the files that the frame of every game of the house needs, before it exists. */
export function requestPageFiles(): void {
  request(first);
}

/** Requests the files of one game. Frames of other origins have a cache of their own. */
export async function requestGameFiles({ url, origin }: GameFrameAddress): Promise<void> {
  if (origin !== null) return;
  const said = new URLSearchParams(url.slice(url.indexOf('#') + 1));
  const part = studioPartOf(said);
  if (part === null) return;
  const { parts, worlds } = await import('virtual:studio-files/games');
  request([...(parts[part] ?? []), ...(worlds[said.get('world') ?? ''] ?? [])]);
}
