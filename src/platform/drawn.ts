let instant = 0;

/** The instant at which the platform drew the page, epoch ms: both sides show it until the page is the app's own. */
export function drawnAt(): number {
  return instant;
}

/** Says when the page is, or was, drawn. */
export function setDrawnAt(at: number): void {
  instant = at;
}
