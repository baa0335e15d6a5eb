import type { AnyRouter } from '@tanstack/react-router';
import { wireClient } from '../platform/api/client';
import { i18n } from '../platform/i18n';
import { endSession, loadSession, mayBeSignedIn, session } from '../platform/session';
import { toast } from '../ui/toast';

/**
 * Ends a session here that the platform no longer knows, says so, and leads to the way in, from where the player comes back
 * (AUTH-009).
 */
export function followSignOut(router: AnyRouter): void {
  wireClient({
    onSignedOut: () => {
      const { href } = router.state.location;
      const wasPlayer = session.status === 'player';
      endSession();
      if (!wasPlayer) return;
      toast({ id: 'signed-out', title: i18n._('account.sign-in.ended') });
      void router.navigate({ to: '/login', search: { redirect: href } });
    },
  });
}

/**
 * Another window of this browser got or lost its player. Word of it may come late, after the next one has signed in: as
 * long as the browser says that somebody is here, the platform says who (OFF-005).
 */
export function followElsewhere(player: number | null): void {
  if (player === null && !mayBeSignedIn()) endSession();
  else void loadSession();
}
