import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { modalSearchSchema } from '../shell/modal';
import { Shell } from '../shell/shell';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: modalSearchSchema,
  component: Shell,
});
