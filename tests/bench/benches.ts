import { firstLoad } from './first-load';
import type { Bench } from './measurement';
import { slowPhone } from './slow-phone';

/** Every bench, in the order they run. */
export const benches: readonly Bench[] = [firstLoad, slowPhone];
