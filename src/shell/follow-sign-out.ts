import type { AnyRouter } from '@tanstack/react-router';
import { wireClient } from '../platform/api/client';
import { endSession, session } from '../platform/session';

/** Ends a session here that the platform no longer knows, and leads to the way in, from where the player comes back (AUTH-009). */
export function followSignOut(router: AnyRouter): void {
  wireClient({
    onSignedOut: () => {
      const { href } = router.state.location;
      const wasPlayer = session.status === 'player';
      endSession();
      if (wasPlayer) void router.navigate({ to: '/login', search: { redirect: href } });
    },
  });
}
