import { baseOf } from '#rules/locale/address';
import { isDrawing } from './is-drawing';

/** Whether this window shows what guests see, whoever the browser's session belongs to; it holds for the window's life (ROUTE-055). */
export const isGuestMode = !isDrawing && baseOf(location.pathname) !== '';
