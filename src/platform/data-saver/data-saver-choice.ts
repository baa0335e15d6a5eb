import { storage } from '#contract/storage';
import { isDataSavingWanted, type DataSaverChoice, dataSaverChoiceOf, type Line, roundTripOf } from '#rules/device/data-saver';
import { makeLazy } from '../lazy';
import { readLocal, writeLocal } from '../storage/local-storage';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SAMPLES_AT_MOST = 20;

interface Connection extends Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
}

/** What the browser reports about the connection; nothing if it reports none. */
export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

type Timed = Pick<PerformanceResourceTiming, 'requestStart' | 'responseStart' | 'transferSize' | 'workerStart'>;

/** Recent times from request to first byte over the network, in ms: not from a cache, not from the worker. */
export function measuredRoundTrips(entries: readonly Timed[]): number[] {
  const overLine = entries.filter(
    ({ requestStart, responseStart, transferSize, workerStart }) =>
      workerStart === 0 && transferSize > 0 && requestStart > 0 && responseStart > requestStart,
  );
  return overLine.slice(-SAMPLES_AT_MOST).map(({ requestStart, responseStart }) => responseStart - requestStart);
}

function take(roundTrips: number[], entries: PerformanceEntryList): void {
  roundTrips.push(...measuredRoundTrips(entries as PerformanceResourceTiming[]));
  roundTrips.splice(0, roundTrips.length - SAMPLES_AT_MOST);
}

/** Recent measurements and their observer. Starts with what the browser has buffered; a long visit has more entries than it keeps. */
const following = makeLazy(() => {
  const roundTrips: number[] = [];
  take(roundTrips, [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]);
  const observer = new PerformanceObserver((list) => take(roundTrips, list.getEntries()));
  observer.observe({ type: 'resource' });
  return { roundTrips, observer };
});

/** The measured round trip of this window, in ms; null if there isn't one. */
export function measuredRoundTrip(): number | null {
  const { roundTrips, observer } = following();
  take(roundTrips, observer.takeRecords());
  return roundTripOf(roundTrips);
}

/** What this device knows about its connection now. */
export function connectionQuality(): Line {
  const { saveData, effectiveType } = connection();
  return { saveData, effectiveType, roundTripMs: measuredRoundTrip() };
}

/** The user's choice on this device. */
export function dataSaverChoice(): DataSaverChoice {
  return dataSaverChoiceOf(readLocal(storage.local.light));
}

/** Whether data-saver mode should be on, by the choice and the current connection. */
export const isDataSavingDue = (): boolean => isDataSavingWanted(dataSaverChoice(), connectionQuality());

/**
 * Decides whether data-saver mode is on and writes it to a cookie, so that the server renders the next document accordingly. The current
 * page stays as it is: loading its pictures again in another size would save nothing.
 */
export function applyDataSaver(): boolean {
  const wanted = isDataSavingDue();
  document.cookie = `${storage.cookies.light}=${wanted ? 1 : 0}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return wanted;
}

/** Stores a choice on this device; it applies to the window immediately. */
export function chooseDataSaver(choice: DataSaverChoice): void {
  writeLocal(storage.local.light, choice);
  document.documentElement.toggleAttribute('data-saver', applyDataSaver());
}
