// @chunk later
import type { GameFrameAddress } from '#contract/calls/games/one-game';
import { studioPartOf } from '#rules/games/studio-part';
import { first } from 'virtual:studio-files/first';
import { parts, worlds } from 'virtual:studio-files/games';
import { send } from '../../../platform/api/transport';
import { cameFromWorker } from '../../../platform/service-worker/register-early';

/** Files that this window has already requested, so that frames get them from the browser's cache. */
const requested = new Set<string>();

/** Requests files into the browser's cache. A failure is ignored, since the frame requests the file again. */
function request(files: readonly string[]): void {
  // The worker that served this window has the games' files too.
  if (cameFromWorker) return;
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    send(file)
      .then((response) => response.arrayBuffer())
      .catch(() => requested.delete(file));
  }
}

/** Requests the common files of the house's games before there is a frame. */
export function requestPageFiles(): void {
  request(first);
}

/** Requests the files of one game. Frames of other origins have a separate cache. */
export function requestGameFiles({ url, origin }: GameFrameAddress): void {
  if (origin !== null) return;
  const said = new URLSearchParams(url.slice(url.indexOf('#') + 1));
  const part = studioPartOf(said);
  if (part !== null) request([...(parts[part] ?? []), ...(worlds[said.get('world') ?? ''] ?? [])]);
}
