import { lazyPart } from '../../platform/loading/lazy-part';

/** The profile over a game that waits for it (PROF-003); no game loads it before. */
export const ProfileSheet = lazyPart(async () => (await import('../modals/profile-for-play')).default);
