import { betRate } from './bets';
import { fanOut } from './fan-out';
import { firstGame } from './first-game';
import { firstLoad } from './first-load';
import { firstVisit } from './first-visit';
import type { Bench } from './measurement';
import { liveTable } from './live-table';
import { offlineStart } from './offline-start';
import { pages } from './pages';
import { push } from './push';
import { readRate } from './reads';
import { returns } from './returns';
import { signIns } from './sign-ins';
import { slowPhone } from './slow-phone';
import { worker } from './worker';

/** Every bench, in the order they run. */
export const benches: readonly Bench[] = [
  firstLoad,
  firstVisit,
  firstGame,
  slowPhone,
  offlineStart,
  pages,
  readRate,
  betRate,
  signIns,
  fanOut,
  liveTable,
  worker,
  push,
  returns,
];
