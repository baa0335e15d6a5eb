import { lazyPart } from '../../platform/loading/lazy-part';

/** The player's panel over a game, loaded when it's first opened. */
export const GamePanel = lazyPart(async () => (await import('./game-panel')).default);
