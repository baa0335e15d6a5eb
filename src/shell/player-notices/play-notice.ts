import { lazyPart } from '../../platform/loading/lazy-part';

/** The notice about a bonus over a game (GAME-010); nothing waits for it. */
export const PlayNotice = lazyPart(async () => (await import('../../features/gifts/play-notice')).default);
