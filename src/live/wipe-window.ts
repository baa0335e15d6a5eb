import type { QueryClient } from '@tanstack/react-query';
import { playersSwitches, storage } from '#contract/storage';
import { forgetMoment } from '../features/notifications/earned-moment';
import { forgetInbox } from '../features/notifications/inbox';
import { isPrivateKey } from '../platform/api/query';
import { writeLocal } from '../platform/local-storage';
import { writeSession } from '../platform/session-storage';
import { dismissToasts } from '../ui/toast';

/** Takes everything of a player who has left out of this window, also where another one has come at once (OFF-005). */
export function wipeWindow(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivateKey(queryKey) });
  forgetInbox();
  forgetMoment();
  dismissToasts();
  for (const name of playersSwitches) writeLocal(name, '');
  writeSession(storage.session.timer, null);
}
