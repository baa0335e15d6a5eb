/** The longest time between two stakes that is still play; a longer one is a pause. The ledger counts by it (`rule_play_pause_ms`). */
export const PLAY_PAUSE_MS = 5 * 60_000;
