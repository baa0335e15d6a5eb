import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type AppContext, AppContextProvider } from './platform/context/app-context';
import { useAddressBeforeHydration } from './platform/hydration/address-before-hydration';
import { type PressBeforeHydration, usePressBeforeHydration } from './platform/hydration/press-before-hydration';
import type { AppRouter } from './router';

/** The providers around all pages: context, language, query cache, router. */
export function App({ app, router, earlyPress = null }: { app: AppContext; router: AppRouter; earlyPress?: PressBeforeHydration | null }) {
  usePressBeforeHydration(earlyPress);
  useAddressBeforeHydration(router);
  return (
    <AppContextProvider value={app}>
      <I18nProvider i18n={app.language.i18n}>
        <QueryClientProvider client={app.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </AppContextProvider>
  );
}
