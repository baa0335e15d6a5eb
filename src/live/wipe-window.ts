import type { QueryClient } from '@tanstack/react-query';
import { forgetMoment } from '../features/notifications/push/earned-moment';
import { forgetInbox } from '../features/notifications/inbox/inbox';
import { isPrivateKey } from '../platform/api/query';
import { wipeStorageOfOthers } from '../platform/storage/player-storage';
import { forgetHeld } from '../platform/presence/result-reveal';
import { session } from '../platform/session';
import { dismissToasts } from '../ui/toast';

/** Takes everything of a player who has left out of this window, also where another one has come at once (OFF-005). */
export function wipeWindow(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivateKey(queryKey) });
  forgetInbox();
  forgetMoment();
  dismissToasts();
  forgetHeld();
  wipeStorageOfOthers(session.player);
}
