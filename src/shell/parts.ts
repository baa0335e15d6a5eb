import { lazyPart } from '../platform/loading/lazy-part';
import { loadWholeCatalogue } from '../platform/i18n';

/** The menu of desktops: a phone's first load omits it. */
export const TopNavigation = lazyPart(async () => (await import('./header/wide-header')).TopNavigation);
export const WideTools = lazyPart(async () => (await import('./header/wide-header')).WideTools);

/** The player's part of the header: a guest's first load omits it. */
export const PlayerArea = lazyPart(async () => (await import('./player-area/player-area')).PlayerArea);

/** Handles the hash of an address: without one it loads later. */
export const FollowHash = lazyPart(async () => (await import('./navigation/follow-hash')).default);

/** The bar for a player on a break, on every page. */
export const BreakBar = lazyPart(async () => (await Promise.all([import('./player-notices/break-bar'), loadWholeCatalogue()]))[0].default);

/** In place of a page that sells, for a player on a break. */
export const NoOffers = lazyPart(async () => (await Promise.all([import('./player-notices/no-offers'), loadWholeCatalogue()]))[0].default);

/** The illustration of a page that has nothing else to show. */
export const Scene = lazyPart(async () => (await import('../ui/orbit-scene')).OrbitScene);
