import { arriving } from '../platform/arriving';
import { loadWholeCatalogue } from '../platform/i18n';

/** The menu of desktops: a phone's first load goes without it. */
export const TopNavigation = arriving(async () => (await import('./wide-header')).TopNavigation);
export const WideTools = arriving(async () => (await import('./wide-header')).WideTools);

/** What the header shows a player: a guest's first load goes without it. */
export const PlayerArea = arriving(async () => (await import('./player-area')).PlayerArea);

/** Does what the hash of an address asks for: an address without one loads it later. */
export const FollowHash = arriving(async () => (await import('./follow-hash')).default);

/** What a player on a break sees on every page. */
export const BreakBar = arriving(async () => (await Promise.all([import('./break-bar'), loadWholeCatalogue()]))[0].default);

/** The drawing behind the words of a page that has nothing else to show. */
export const Scene = arriving(async () => (await import('../ui/orbit-scene')).OrbitScene);
