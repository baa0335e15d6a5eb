import { openGameEngine } from '../domains/play/engine';
import { providerRoutesOf } from '../edges/providers/routes';

/** The providers' protocol, answered by this house's own engine. */
export const providerRoutes = providerRoutesOf(openGameEngine);
