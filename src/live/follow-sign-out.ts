import type { AnyRouter } from '@tanstack/react-router';
import { wireClient } from '../platform/api/client';
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

/**
 * Ends a session here that the server no longer knows, and leads to the sign-in page, which says so and why and returns the player to this page
 * (AUTH-009).
 */
export function followSignOut(router: AnyRouter): void {
  wireClient({
    onSignedOut: ({ message }) => {
      const { href } = router.state.location;
      const wasPlayer = session.status === 'player';
      endSession();
      if (wasPlayer) void router.navigate({ to: '/login', search: { redirect: href }, state: { signedOut: message } });
    },
  });
}

/**
 * Another window of this browser got or lost its player. The message may arrive late, after the next sign-in: as long as the browser has a
 * session, the server says which player it belongs to (OFF-005). A window that showed the player says that the session has ended.
 */
export function followElsewhere(player: number | null): void {
  if (player !== null || mayBeSignedIn()) {
    void loadSession();
    return;
  }
  const wasPlayer = session.status === 'player';
  endSession();
  if (wasPlayer) void saySignedOut();
}
