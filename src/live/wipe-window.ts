import type { QueryClient } from '@tanstack/react-query';
import { forgetMoment } from '../features/notifications/earned-moment';
import { forgetInbox } from '../features/notifications/inbox';
import { isPrivateKey } from '../platform/api/query';
import { wipeOwnOfOthers } from '../platform/own-storage';
import { forgetHeld } from '../platform/reveal';
import { session } from '../platform/session';
import { dismissToasts } from '../ui/toast';

/** Removes all data of a player who signed out from this window, even if another one signed in immediately (OFF-005). */
export function wipeWindow(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivateKey(queryKey) });
  forgetInbox();
  forgetMoment();
  dismissToasts();
  forgetHeld();
  wipeOwnOfOthers(session.player);
}
