/** What a browser says about being measured, and about its line. */
export interface Wishes {
  /** `1` where the person asks not to be followed. */
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
  saveData?: boolean | undefined;
}

/** Whether figures of line and page may be sent (TRACK-001): not where the person asks for privacy, nor where data are spared. */
export function mayTellPerformance({ doNotTrack, globalPrivacyControl, saveData }: Wishes): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true && saveData !== true;
}
