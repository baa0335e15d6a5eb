import { loadSession, mayBeSignedIn, session } from './session';

/** For so long a page stays hidden from a platform that does not answer; what the device knows decides then. */
const PATIENCE_MS = 3_000;

function hide(isHidden: boolean): void {
  // The body rather than the root: dialogs and toasts stand beside that.
  document.body.style.visibility = isHidden ? 'hidden' : '';
}

const isKept = (event: Event) => 'persisted' in event && event.persisted === true;

/**
 * A page that a browser kept whole and shows again (`pageshow.persisted`) may be another person's by now. It is hidden
 * before it is kept, so that it is not painted until the session is known to hold; where it does not, the page is loaded
 * anew and nothing of it stays in memory (OFF-005).
 */
export function guardReturns(reload: () => void = () => location.reload()): void {
  addEventListener('pagehide', (event) => {
    if (isKept(event) && session.player) hide(true);
  });
  addEventListener('pageshow', (event) => {
    if (isKept(event)) void look(reload);
  });
}

async function look(reload: () => void): Promise<void> {
  const before = session.player?.id;
  if (before !== undefined) hide(true);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([loadSession(), late]);
  if (before === undefined) return;
  if (session.player?.id === before && mayBeSignedIn()) hide(false);
  else reload();
}
