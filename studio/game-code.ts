import { worldOf } from '#rules/games/slots/library/worlds.gen';

/** Loaders for the code of each kind of game. Each loads once, however often it's called. */
export const gameCode = {
  demo: () => import('./protocol/demo'),
  live: () => import('./live/live-game-of'),
  slots: () => import('./slots/slot-game'),
  mechanics: (world: string) =>
    Promise.all([import('./mechanics/mechanic-game'), import('./mechanics/load-world'), worldOf(world).catch(() => null)]),
  roulette: () => import('./roulette/roulette-game'),
  sicBo: () => import('./sic-bo/sic-bo-game'),
  choice: () => import('./tables/choice-game'),
};

/** The code of the game that a frame's address names. */
function codeFor(said: URLSearchParams): Promise<unknown> {
  const world = said.get('world');
  if (said.has('live')) return gameCode.live();
  switch (said.get('kind')) {
    case 'slots':
      return world === null ? gameCode.slots() : gameCode.mechanics(world);
    case 'roulette':
      return gameCode.roulette();
    case 'sic-bo':
      return gameCode.sicBo();
    case null:
      return Promise.resolve();
    default:
      return gameCode.choice();
  }
}

/**
 * Starts loading the code that a game needs by the fragment of the frame's address, such as `#kind=slots&world=salt-mirror`, while the
 * session is still being opened, which saves a round trip. A failure shows when the game itself loads the code.
 */
export function loadEarly(fragment: string): void {
  void codeFor(new URLSearchParams(fragment.slice(1))).catch(() => undefined);
}
