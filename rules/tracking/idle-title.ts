/** How long a tab is idle before its title alternates, and how long each title shows. */
export const IDLE_AFTER_MS = 60_000;
export const TITLE_STANDS_MS = 3_000;

/** The title of an idle tab at a turn: the page's own and the reminders, one after the other (OVER-006). */
export function titleAtTurn(turn: number, page: string, calls: readonly string[]): string {
  return [page, ...calls][turn % (calls.length + 1)] ?? page;
}
