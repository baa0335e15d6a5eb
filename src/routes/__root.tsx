import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadWholeCatalogue } from '../platform/i18n';
import { modalSearchSchema } from '../shell/modal';
import { Shell } from '../shell/shell';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: modalSearchSchema,
  // The lobby speaks by itself; every other page and every dialog needs the rest of the catalogue.
  beforeLoad: ({ location, search }) => (location.pathname === '/' && !search.modal ? undefined : loadWholeCatalogue()),
  component: Shell,
});
