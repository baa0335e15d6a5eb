/** The longest gap between two stakes within continuous play; a longer one is a pause. The ledger uses it too (`rule_play_pause_ms`). */
export const PLAY_PAUSE_MS = 5 * 60_000;
