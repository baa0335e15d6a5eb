import { arriving } from '../platform/loading/lazy-part';
import { loadWholeCatalogue } from '../platform/i18n';

/** The menu of desktops: a phone's first load omits it. */
export const TopNavigation = arriving(async () => (await import('./header/wide-header')).TopNavigation);
export const WideTools = arriving(async () => (await import('./header/wide-header')).WideTools);

/** The player's part of the header: a guest's first load omits it. */
export const PlayerArea = arriving(async () => (await import('./player-area/player-area')).PlayerArea);

/** Handles the hash of an address: without one it loads later. */
export const FollowHash = arriving(async () => (await import('./navigation/follow-hash')).default);

/** The bar for a player on a break, on every page. */
export const BreakBar = arriving(async () => (await Promise.all([import('./player-notices/break-bar'), loadWholeCatalogue()]))[0].default);

/** The illustration of a page that has nothing else to show. */
export const Scene = arriving(async () => (await import('../ui/orbit-scene')).OrbitScene);
