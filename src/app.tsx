import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type EarlyPress, useEarlyPress } from './platform/early-press';
import { i18n } from './platform/i18n';
import type { AppRouter } from './router';

/** Everything that pages stand in: language, cached reads, routes. */
export function App({ router, queryClient, earlyPress = null }: { router: AppRouter; queryClient: QueryClient; earlyPress?: EarlyPress | null }) {
  useEarlyPress(earlyPress);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  );
}
