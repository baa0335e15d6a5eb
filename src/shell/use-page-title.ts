import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import type { ModalName } from './modal';
import { titleOfMatches } from './title';

/** Keeps the tab's title with the page: the document brings the first one, every later page is opened here. */
export function usePageTitle(): void {
  const title = useRouterState({ select: (state) => (state.status === 'idle' ? titleOfMatches(state.matches, (state.location.search as { modal?: ModalName }).modal) : null) });
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
