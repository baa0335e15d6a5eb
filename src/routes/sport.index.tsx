import { createFileRoute } from '@tanstack/react-router';
import { SportPage } from '../features/games/sport/sport-page';
import { isOnFor } from '../platform/config/flags';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/sport/')({
  loader: ({ context }) => isOnFor(context.app, 'betting'),
  head: titleOf('config.sport.title', 'config.sport.lead-guest'),
  component: () => <SportPage />,
});
