// @chunk later
import type { GameFrameAddress } from '#contract/calls/games/one-game';
import { studioPartOf } from '#rules/games/studio-part';
import { first } from 'virtual:studio-files/first';
import { parts, worlds } from 'virtual:studio-files/games';
import { send } from '../../../platform/api/transport';
import { cameFromWorker } from '../../../platform/service-worker/register-early';

/** Files that this window has requested already: a frame finds them in the browser's cache. */
const requested = new Set<string>();

/** Requests files into the browser's cache. One that can't be had now is the frame's own matter. */
function request(files: readonly string[]): void {
  // A worker that brought this window has the games, too.
  if (cameFromWorker) return;
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
export function requestGameFiles({ url, origin }: GameFrameAddress): void {
  if (origin !== null) return;
  const said = new URLSearchParams(url.slice(url.indexOf('#') + 1));
  const part = studioPartOf(said);
  if (part !== null) request([...(parts[part] ?? []), ...(worlds[said.get('world') ?? ''] ?? [])]);
}
