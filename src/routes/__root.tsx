import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, type ErrorComponentProps } from '@tanstack/react-router';
import type { AppContext } from '../platform/context/app-context';
import { shellConfigQuery } from '../platform/config/flags';
import { isServer } from '../platform/context/is-server';
import { modalSearchSchema } from '../shell/modal-host/modal';
import { OopsPage } from '../shell/pages/oops-page';
import { Shell } from '../shell/shell';

interface RouterContext {
  app: AppContext;
  queryClient: QueryClient;
  /** Starts loading the code of the page at a path without locale. A failure is ignored: rendering the page loads it again. */
  loadCode: (pathname: string) => void;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: modalSearchSchema,
  // The lobby's texts are in the first catalogue chunk; every other page and every dialog needs the rest.
  beforeLoad: ({ context, location, search }) => {
    if (location.pathname === '/' && !search.modal) return undefined;
    // The page's code loads in parallel with its texts.
    context.loadCode(location.pathname);
    return context.app.language.loadWhole();
  },
  // A server-rendered document carries the flags; without one, the browser renders by the defaults until the server responds.
  loader: async ({ context }) => (isServer ? void (await context.queryClient.ensureQueryData(shellConfigQuery)) : undefined),
  component: Shell,
  errorComponent: TextsMissing,
});

/** The texts of the page couldn't be loaded; those of the shell are there. */
function TextsMissing(props: ErrorComponentProps) {
  return (
    <Shell>
      <OopsPage {...props} />
    </Shell>
  );
}
