/** What a player chooses: to leave it to the line, always, or never. */
export const lightChoices = ['automatic', 'on', 'off'] as const;
export type LightChoice = (typeof lightChoices)[number];

/** What a device knows of its line; a browser may tell none of it. */
export interface Line {
  /** The person asks the browser to spare data. */
  saveData?: boolean | undefined;
  /** The browser's word for it: `slow-2g` to `4g`. */
  effectiveType?: string | undefined;
  /** Milliseconds from asking to the first byte, as lately measured; null where nothing was. */
  roundTripMs?: number | null | undefined;
}

/** From here on a line feels slow, whatever the browser calls it. */
const SLOW_MS = 800;

/** So many measured answers are needed before they say anything. */
const SAMPLES_AT_LEAST = 3;

/** Whether pages are to be light: small covers, nothing read ahead, nothing that moves for decoration. */
export function isLightWanted(choice: LightChoice, { saveData, effectiveType, roundTripMs }: Line): boolean {
  if (choice !== 'automatic') return choice === 'on';
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g') || (roundTripMs ?? 0) >= SLOW_MS;
}

/** The median of measured round trips in ms; null where there are too few to say. */
export function roundTripOf(samples: readonly number[]): number | null {
  if (samples.length < SAMPLES_AT_LEAST) return null;
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** What a kept or sent word means; anything that is no choice leaves it to the line. */
export function lightChoiceOf(word: string | null | undefined): LightChoice {
  return lightChoices.find((choice) => choice === word) ?? 'automatic';
}

/**
 * Whether a document is drawn light: by what the device last concluded, which it says in a cookie as `1` or `0`, and by
 * the browser's own wish to spare data where the device has concluded nothing.
 */
export function isDocumentLight(concluded: string | undefined, saveData: string | undefined): boolean {
  return concluded === '1' || (concluded !== '0' && saveData?.toLowerCase() === 'on');
}
