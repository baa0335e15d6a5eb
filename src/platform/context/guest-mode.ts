import { baseOf } from '#rules/locale/address';
import { isServer } from './is-server';

/** Whether this window shows what guests see, whoever the browser's session belongs to; it holds for the window's life (ROUTE-055). */
export const isGuestMode = !isServer && baseOf(location.pathname) !== '';
