import { loadSession, mayBeSignedIn, session } from './session';

/** How long a page stays hidden while the server doesn't respond; then the device's own record decides. */
const PATIENCE_MS = 3_000;

function hide(isHidden: boolean): void {
  // The body rather than the root, because dialogs and toasts are outside the root.
  document.body.style.visibility = isHidden ? 'hidden' : '';
}

const isKept = (event: Event) => 'persisted' in event && event.persisted === true;

/**
 * A page that the browser restores from its back/forward cache (`pageshow.persisted`) may be another person's by now. It's hidden before
 * it's cached, so it isn't painted until the session is confirmed; if it isn't confirmed, the page is reloaded and nothing of it stays in
 * memory (OFF-005).
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
