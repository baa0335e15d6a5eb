import { createFileRoute } from '@tanstack/react-router';
import { FlagsPage } from '../features/config/flags-page';
import { testersOnly } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

/** For testers alone: what of the site is on, on this device (ROUTE-033). */
export const Route = createFileRoute('/ffc')({
  beforeLoad: testersOnly,
  head: titleOf('config.flags.title'),
  component: FlagsPage,
});
