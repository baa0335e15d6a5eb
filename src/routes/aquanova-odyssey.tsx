import { createFileRoute } from '@tanstack/react-router';
import { tournamentsQuery } from '../features/competitions/tournaments';
import { loadConfig } from '../platform/config/configs';
import { onlyWhile } from '../shell/guards';
import { ActivityHub } from '../shell/hub/activity-hub';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/aquanova-odyssey')({
  beforeLoad: onlyWhile('activity-hub', '/promotions'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(tournamentsQuery()),
      loadConfig(queryClient, 'wheel-config'),
      loadConfig(queryClient, 'wheel-config-segments'),
      loadConfig(queryClient, 'vip-adventures'),
    ]),
  head: () => titleOf('wheels.hub.title'),
  component: ActivityHub,
});
