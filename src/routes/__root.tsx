import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page';
import { OopsPage } from '../shell/oops-page';
import { modalSearchSchema } from '../shell/modal';
import { Shell } from '../shell/shell';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: modalSearchSchema,
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: OopsPage,
});
