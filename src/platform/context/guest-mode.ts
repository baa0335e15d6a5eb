import { baseOf } from '#rules/locale/address';
import { isServer } from './is-server';

/** Whether this window shows what guests see, even if the browser has a player's session; fixed for the window's life (ROUTE-055). */
export const isGuestMode = !isServer && baseOf(location.pathname) !== '';
