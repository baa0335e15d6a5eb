/** The longest time between two stakes that is still play; a longer one is a pause. The ledger counts by the same. */
export const PLAY_PAUSE_MS = 5 * 60_000;
