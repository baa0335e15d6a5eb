import { createFileRoute } from '@tanstack/react-router';
import { FlagsPage } from '../features/config/flags-page';
import { testersOnly } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

/** The panel of feature flags, for testers only (ROUTE-033). */
export const Route = createFileRoute('/ffc')({
  beforeLoad: testersOnly,
  head: titleOf('config.flags.title'),
  component: FlagsPage,
});
