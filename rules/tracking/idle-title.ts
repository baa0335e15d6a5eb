/** How long a tab rests before its title moves, and how long each title stands. */
export const IDLE_AFTER_MS = 60_000;
export const TITLE_STANDS_MS = 3_000;

/** The title that a resting tab shows at a turn: the page's own and what calls back, one after the other (OVER-006). */
export function titleAtTurn(turn: number, page: string, calls: readonly string[]): string {
  return [page, ...calls][turn % (calls.length + 1)] ?? page;
}
