import type { QueryClient } from '@tanstack/react-query';
import { forgetMoment } from '../features/notifications/push/earned-moment';
import { forgetInbox } from '../features/notifications/inbox/inbox';
import { isPrivateKey } from '../platform/api/query';
import { wipeStorageOfOthers } from '../platform/storage/player-storage';
import { forgetHeld } from '../platform/presence/result-reveal';
import { session } from '../platform/session';
import { dismissToasts } from '../ui/toast';

/** Removes all data of a player who signed out from this window, even if another one signed in immediately (OFF-005). */
export function wipeWindow(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivateKey(queryKey) });
  forgetInbox();
  forgetMoment();
  dismissToasts();
  forgetHeld();
  wipeStorageOfOthers(session.player);
}
