import { openGameEngine } from '../domains/play/engine';
import { providerRoutesOf } from '../edges/providers/routes';

/** The game providers' protocol, served by our own engine. */
export const providerRoutes = providerRoutesOf(openGameEngine);
