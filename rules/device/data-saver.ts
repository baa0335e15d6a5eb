/** The player's choice: by the connection, always, or never. */
export const dataSaverChoices = ['automatic', 'on', 'off'] as const;
export type DataSaverChoice = (typeof dataSaverChoices)[number];

/** What a device knows about its connection; a browser may report none of it. */
export interface Line {
  /** The browser's data saver is on. */
  saveData?: boolean | undefined;
  /** The browser's effective connection type: `slow-2g` to `4g`. */
  effectiveType?: string | undefined;
  /** Milliseconds from request to first byte, as recently measured; null without measurements. */
  roundTripMs?: number | null | undefined;
}

/** From this round trip on, a connection counts as slow regardless of the browser's type. */
const SLOW_MS = 800;

/** The minimum number of measurements for a conclusion. */
const SAMPLES_AT_LEAST = 3;

/** Whether pages use data-saver mode: small covers, no prefetching, no decorative motion. */
export function isDataSavingWanted(choice: DataSaverChoice, { saveData, effectiveType, roundTripMs }: Line): boolean {
  if (choice !== 'automatic') return choice === 'on';
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g') || (roundTripMs ?? 0) >= SLOW_MS;
}

/** The median of measured round trips in ms; null if there are too few. */
export function roundTripOf(samples: readonly number[]): number | null {
  if (samples.length < SAMPLES_AT_LEAST) return null;
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** A stored or received choice; anything invalid means by the connection. */
export function dataSaverChoiceOf(word: string | null | undefined): DataSaverChoice {
  return dataSaverChoices.find((choice) => choice === word) ?? 'automatic';
}

/**
 * Whether a document is rendered in data-saver mode: by the device's last conclusion, which a cookie carries as `1` or `0`,
 * else by the browser's `Save-Data`.
 */
export function isDocumentDataSaving(concluded: string | undefined, saveData: string | undefined): boolean {
  return concluded === '1' || (concluded !== '0' && saveData?.toLowerCase() === 'on');
}
