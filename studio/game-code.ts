import { worldOf } from '#rules/games/slots/library/worlds.gen';
import { studioPartOf } from '#rules/games/studio-part';
import { openEarly } from './live/early-table';

/** The world of a slot with its scene; null if it doesn't exist. */
async function worldEarly(name: string) {
  const [{ sceneOf }, world] = await Promise.all([import('./mechanics/load-world'), worldOf(name).catch(() => null)]);
  if (world) sceneOf(world);
  return world;
}

/** Loaders for the code of each kind of game. Each loads once, however often it's called. */
export const gameCode = {
  demo: () => import('./protocol/demo'),
  live: () => import('./live/live-game-of'),
  slots: () => import('./slots/slot-game'),
  mechanics: (world: string) => Promise.all([import('./mechanics/mechanic-game'), import('./mechanics/load-world'), worldEarly(world)]),
  roulette: () => import('./roulette/roulette-game'),
  sicBo: () => import('./sic-bo/sic-bo-game'),
  choice: () => import('./tables/choice-game'),
};

/** The code of the game that a frame's address names. */
function codeFor(said: URLSearchParams): Promise<unknown> {
  const part = studioPartOf(said);
  if (part === null) return Promise.resolve();
  return part === 'mechanics' ? gameCode.mechanics(said.get('world') ?? '') : gameCode[part]();
}

/**
 * Starts loading the code that a game needs by the fragment of the frame's address, such as `#kind=slots&world=salt-mirror`, and the stream
 * of a live table, while the session is still being opened, which saves round trips. A failure shows when the game itself loads the code.
 */
export function loadEarly(fragment: string): void {
  const said = new URLSearchParams(fragment.slice(1));
  const table = said.get('live') === null ? null : said.get('game');
  if (table !== null) openEarly(table);
  void codeFor(said).catch(() => undefined);
}
