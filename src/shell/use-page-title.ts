import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { countedTitle } from '#rules/notifications/history';
import { useInbox } from '../features/notifications/inbox-state';
import type { ModalName } from './modal';
import { titleOfMatches } from './title';

/**
 * Keeps the tab's title with the page, and with the number of unread notifications before it: the document brings the
 * first one, every later page is opened here (NOTIF-002).
 */
export function usePageTitle(): void {
  const title = useRouterState({ select: (state) => (state.status === 'idle' ? titleOfMatches(state.matches, (state.location.search as { modal?: ModalName }).modal) : null) });
  const { unread } = useInbox();
  useEffect(() => {
    if (title !== null) document.title = countedTitle(title, unread);
  }, [title, unread]);
}
