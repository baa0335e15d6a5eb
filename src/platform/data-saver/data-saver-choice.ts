import { storage } from '#contract/storage';
import { isDataSavingWanted, type DataSaverChoice, dataSaverChoiceOf, type Line, roundTripOf } from '#rules/device/data-saver';
import { readLocal, writeLocal } from '../storage/local-storage';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SAMPLES_AT_MOST = 20;

interface Connection extends Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
}

/** What the browser tells of the line; nothing where it tells nothing. */
export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

type Timed = Pick<PerformanceResourceTiming, 'requestStart' | 'responseStart' | 'transferSize' | 'workerStart'>;

/** Milliseconds from request to first byte of what lately came over the line itself: neither from a cache nor from the worker. */
export function measuredRoundTrips(entries: readonly Timed[]): number[] {
  const overLine = entries.filter(
    ({ requestStart, responseStart, transferSize, workerStart }) =>
      workerStart === 0 && transferSize > 0 && requestStart > 0 && responseStart > requestStart,
  );
  return overLine.slice(-SAMPLES_AT_MOST).map(({ requestStart, responseStart }) => responseStart - requestStart);
}

/** What was lately measured, and who tells of more; null until somebody asks. */
let following: { roundTrips: number[]; observer: PerformanceObserver } | null = null;

function take(roundTrips: number[], entries: PerformanceEntryList): void {
  roundTrips.push(...measuredRoundTrips(entries as PerformanceResourceTiming[]));
  roundTrips.splice(0, roundTrips.length - SAMPLES_AT_MOST);
}

/** Begins with what the browser still remembers; a long visit has more answers than it keeps. */
function follow(): NonNullable<typeof following> {
  const roundTrips: number[] = [];
  take(roundTrips, [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]);
  const observer = new PerformanceObserver((list) => take(roundTrips, list.getEntries()));
  observer.observe({ type: 'resource' });
  return { roundTrips, observer };
}

/** The round trip as this window measured it, in ms; null where it could not. */
export function measuredRoundTrip(): number | null {
  following ??= follow();
  take(following.roundTrips, following.observer.takeRecords());
  return roundTripOf(following.roundTrips);
}

/** What this device knows of its line now. */
export function connectionQuality(): Line {
  const { saveData, effectiveType } = connection();
  return { saveData, effectiveType, roundTripMs: measuredRoundTrip() };
}

/** What the person chose on this device. */
export function dataSaverChoice(): DataSaverChoice {
  return dataSaverChoiceOf(readLocal(storage.local.light));
}

/** Whether pages are to be light, by the choice and by what the line is like now. */
export const isDataSavingDue = (): boolean => isDataSavingWanted(dataSaverChoice(), connectionQuality());

/**
 * Concludes whether pages are to be light, and says it to the platform in a cookie, so that the next document is drawn
 * that way. What this window shows stays as it was drawn: to load its pictures in another size would spare nothing.
 */
export function applyDataSaver(): boolean {
  const wanted = isDataSavingDue();
  document.cookie = `${storage.cookies.light}=${wanted ? 1 : 0}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return wanted;
}

/** Keeps a choice on this device; the window follows at once. */
export function chooseDataSaver(choice: DataSaverChoice): void {
  writeLocal(storage.local.light, choice);
  document.documentElement.toggleAttribute('data-light', applyDataSaver());
}
