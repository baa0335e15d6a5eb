/** What a browser reports about privacy and its connection. */
export interface PrivacySignals {
  /** `1` if Do Not Track is on. */
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
  saveData?: boolean | undefined;
}

/** Whether performance figures may be sent (TRACK-001): not with Do Not Track, nor in data-saver mode. */
export function mayReportPerformance({ doNotTrack, globalPrivacyControl, saveData }: PrivacySignals): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true && saveData !== true;
}
