import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../platform/context/app-context';
import { shellConfigQuery } from '../platform/config/flags';
import { isServer } from '../platform/context/is-server';
import { modalSearchSchema } from '../shell/modal-host/modal';
import { Shell } from '../shell/shell';

interface RouterContext {
  app: AppContext;
  queryClient: QueryClient;
  /** Loads the code of the page at a path without locale; what can't be loaded is loaded again by whoever needs it. */
  loadCode: (pathname: string) => void;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: modalSearchSchema,
  // The lobby has its texts in the shell; every other page and every dialog needs the rest of the catalogue.
  beforeLoad: ({ context, location, search }) => {
    if (location.pathname === '/' && !search.modal) return undefined;
    // The page's code loads beside its texts, not after them.
    context.loadCode(location.pathname);
    return context.app.language.loadWhole();
  },
  // A server-rendered document carries the flags; a browser that has none renders by the defaults until the server responds.
  loader: async ({ context }) => (isServer ? void (await context.queryClient.ensureQueryData(shellConfigQuery)) : undefined),
  component: Shell,
});
