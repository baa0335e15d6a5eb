import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../platform/context/app-context';
import { shellConfigQuery } from '../platform/config/flags';
import { isServer } from '../platform/context/is-server';
import { modalSearchSchema } from '../shell/modal-host/modal';
import { Shell } from '../shell/shell';

export const Route = createRootRouteWithContext<{ app: AppContext; queryClient: QueryClient }>()({
  validateSearch: modalSearchSchema,
  // The lobby has its texts in the shell; every other page and every dialog needs the rest of the catalogue.
  beforeLoad: ({ context, location, search }) =>
    location.pathname === '/' && !search.modal ? undefined : context.app.language.loadWhole(),
  // A server-rendered document carries the flags; a browser that has none renders by the defaults until the server responds.
  loader: async ({ context }) => (isServer ? void (await context.queryClient.ensureQueryData(shellConfigQuery)) : undefined),
  component: Shell,
});
