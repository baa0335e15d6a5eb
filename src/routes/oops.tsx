import { createFileRoute, useLocation } from '@tanstack/react-router';
import { DeclinedPage } from '../shell/pages/declined-page';
import { OopsPage } from '../shell/pages/oops-page';
import { titleOf } from '../shell/titles/title';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the visitor declined what has to be confirmed before signing in (OVER-005). */
    hasDeclined?: boolean;
  }
}

export const Route = createFileRoute('/oops')({ head: titleOf('shell.oops.title'), component: Page });

function Page() {
  const { hasDeclined } = useLocation({ select: ({ state }) => state });
  return hasDeclined ? <DeclinedPage /> : <OopsPage />;
}
