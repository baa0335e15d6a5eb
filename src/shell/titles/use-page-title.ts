import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { pathWithoutLocale } from '#rules/locale/address';
import { countedTitle } from '#rules/notifications/counter';
import { useInbox } from '../../features/notifications/inbox/inbox-state';
import { useAppContext } from '../../platform/context/app-context';
import { useDialogName } from '../modal-host/dialog-name';
import type { ModalName } from '../modal-host/modal';
import { titleOfMatches } from './title';

/**
 * The operators' title for the document's address, which search engines have read (SEO-001). Offline a device serves every
 * address with its cached document.
 */
const kept = globalThis.document?.querySelector<HTMLElement>('title[data-kept]');
const keptTitle = kept?.textContent;

/** The SEO title of the document's own address. */
const ofDocument = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"]';
const documentPath = globalThis.location?.pathname;

/** Removes the document's metadata on any other page (SEO-002, SEO-003): search engines only read documents. */
function dropMetadata(): void {
  if (location.pathname !== documentPath) document.head.querySelectorAll(ofDocument).forEach((tag) => tag.remove());
}

/**
 * Keeps the tab's title in sync with the page, with the number of unread notifications before it: the document contains the first title,
 * later pages are opened in the window (NOTIF-002).
 */
export function usePageTitle(): void {
  const app = useAppContext();
  const named = useDialogName();
  const title = useRouterState({
    select: (state) =>
      state.status === 'idle' ? titleOfMatches(app, state.matches, (state.location.search as { modal?: ModalName }).modal, named) : null,
  });
  // The operators' title is the page's; a dialog over it has its own.
  const hasDialog = useRouterState({ select: ({ location: { search } }) => (search as { modal?: ModalName }).modal !== undefined });
  const { unread } = useInbox();
  useEffect(() => {
    if (title === null) return;
    dropMetadata();
    document.title = countedTitle(
      keptTitle && !hasDialog && pathWithoutLocale(location.pathname) === kept.dataset.kept ? keptTitle : title,
      unread,
    );
  }, [title, hasDialog, unread]);
}
