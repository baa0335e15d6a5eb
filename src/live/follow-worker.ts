import type { AnyRouter } from '@tanstack/react-router';
import { getPlayer } from '#contract/calls/account/profile';
import { chance } from '#offline/chance';
import { takeIn } from '../features/notifications/inbox/inbox';
import type { AppContext } from '../platform/context/app-context';
import { logFailure } from '../platform/log';
import { startServiceWorker } from '../platform/service-worker';
import { loadSession } from '../platform/session';
import { missFailures, refetchMissed } from './refetch-missed';
import { openNotification, showClicked } from './show-notification';

/** Refetches what the worker reports: one response, or those that were shown stale. */
export function followWorker({ queryClient, language }: AppContext, router: AnyRouter): void {
  const refetch = (urls: ReadonlySet<string>) => {
    void queryClient.invalidateQueries({ predicate: ({ meta }) => urls.has(String(meta?.url)), refetchType: 'active' });
    if (urls.has(`/messages/${language.locale}.json`))
      void language.refresh(Date.now(), (error) => logFailure('MESSAGES_NOT_LOADED', error));
  };
  const onMissed = refetchMissed({ refetch, chance });
  missFailures(queryClient.getQueryCache(), onMissed);
  startServiceWorker({
    onNotification: (notification) => void takeIn([notification]),
    onClick: (clicked, isBusy) => {
      if (isBusy) showClicked(router, clicked);
      else openNotification(router, clicked);
    },
    onFresh: (url) => {
      if (url === getPlayer.path) void loadSession();
      refetch(new Set([url]));
    },
    onMissed,
  });
}
