import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Site } from '#brands/page-site';
import type { ResponseOf } from '#contract/call';
import type { getPlayer } from '#contract/calls/account/profile';
import type { Licence } from '#rules/account/restrictions';
import type { SessionState } from '#rules/account/session/session-machine';
import type { ApiClient } from '../api/client';
import type { FlagOverrides } from '../config/flag-overrides';
import type { Language } from '../i18n/language';
import { makeQueryClient } from '../reads/query-client';

/** Whether an account is being created in this window. */
export class SignUpUnderWay {
  isUnderWay = false;

  note(isUnderWay: boolean): void {
    this.isUnderWay = isUnderWay;
  }
}

/**
 * Everything that a page is rendered with and that differs between windows, or between documents that the server renders at the same time.
 * Made once per window (`window-context.ts`) and once per document (`src/document.tsx`); components read it with hooks, loaders and guards
 * from the router's context. Window-only code may have module state.
 */
export interface AppContext {
  /** Brand, licence and host of the visited site. */
  site: Site;
  language: Language;
  api: ApiClient;
  queryClient: QueryClient;
  /** The session: on the server always a guest's. */
  session: SessionState<ResponseOf<typeof getPlayer>>;
  flagOverrides: FlagOverrides;
  /** The licence that the server rendered for; the visitor's own is known once their country is. */
  renderedLicence: Licence | undefined;
  /** When the server rendered the page, epoch ms; hydration renders the same time. 0 if the page wasn't server-rendered. */
  renderedAt: number;
  /** The responses that the document carried, until the device has taken them; empty on the server. */
  carried: NonNullable<DehydratedState['queries']>;
  /** Whether an account is being created on the registration page: it stays open then, though a player is signed in. */
  signUp: SignUpUnderWay;
  /** Whether data-saver mode is on: the server and the window have to request the same pictures. */
  isDataSaving: () => boolean;
}

/** Makes a context; its query client reads with the context's own API client. */
export function makeAppContext(parts: Omit<AppContext, 'queryClient' | 'carried' | 'signUp'>): AppContext {
  return { ...parts, carried: [], signUp: new SignUpUnderWay(), queryClient: makeQueryClient(parts.api) };
}

/** The React context that provides it. */
export const AppContextProvider = createContext<AppContext | null>(null);

/** The context that this component is rendered in. */
export function useAppContext(): AppContext {
  const app = useContext(AppContextProvider);
  if (!app) throw new Error('no AppContext: render inside AppContextProvider');
  return app;
}
