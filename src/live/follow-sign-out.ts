import type { AnyRouter } from '@tanstack/react-router';
import { wireClient } from '../platform/api/client';
import { isGuestMode } from '../platform/context/guest-mode';
import { i18n, loadWholeCatalogue } from '../platform/i18n';
import { endSession, loadSession, mayBeSignedIn, session } from '../platform/session';
import { toast } from '../ui/toast';

/** Says that a session has ended, unless the player ended it in this window. */
export async function saySignedOut(): Promise<void> {
  await loadWholeCatalogue();
  toast({ id: 'signed-out', title: i18n._('account.sign-in.ended') });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the player has to sign in again. */
    signedOut?: string;
  }
}

/** Leads to the sign-in page, which says why the session ended and returns the player to this page (AUTH-009). */
function leadToSignIn(router: AnyRouter, reason: string): void {
  const { href, pathname, search } = router.state.location;
  const isThere = pathname === '/login';
  void router.navigate({
    to: '/login',
    search: isThere ? search : { redirect: href },
    state: { signedOut: reason },
    ...(isThere && { replace: true }),
  });
}

/** Ends a session here that the server no longer knows (AUTH-009). */
export function followSignOut(router: AnyRouter): void {
  wireClient({
    onSignedOut: ({ message }) => {
      const wasPlayer = session.status === 'player';
      endSession({ isRevoked: true, reason: message });
      if (wasPlayer) leadToSignIn(router, message);
    },
  });
}

/**
 * Another window of this browser got or lost its player. The message may arrive late, after the next sign-in: as long as the browser has a
 * session, the server says which player it belongs to (OFF-005). A window that showed the player says that the session has ended; if the
 * server ended it, for the same `reason` as the other window.
 */
export function followElsewhere(router: AnyRouter, player: number | null, reason: string | null): void {
  if (player !== null || mayBeSignedIn()) {
    void loadSession();
    return;
  }
  const wasPlayer = session.status === 'player';
  // The cookie goes before the message comes: this window may have noticed, and not know why.
  const hadPlayer = wasPlayer || (session.ends > 0 && !isGuestMode);
  endSession({ isRevoked: true, reason });
  if (reason !== null && hadPlayer) leadToSignIn(router, reason);
  else if (wasPlayer) void saySignedOut();
}
