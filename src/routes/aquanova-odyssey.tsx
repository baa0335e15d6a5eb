import { createFileRoute } from '@tanstack/react-router';
import { tournamentsQuery } from '../features/competitions/tournaments/tournament-queries';
import { loadConfig } from '../platform/config/configs';
import { isOn } from '../platform/config/flags';
import { onlyWhile } from '../shell/guards/guards';
import { ActivityHub } from '../shell/hub/activity-hub';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/aquanova-odyssey')({
  beforeLoad: onlyWhile('activity-hub'),
  loader: ({ context: { app, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(tournamentsQuery(isOn(app, 'test-quests'))),
      loadConfig(queryClient, 'wheel-config'),
      loadConfig(queryClient, 'wheel-config-segments'),
      loadConfig(queryClient, 'vip-adventures'),
    ]),
  head: titleOf('wheels.hub.title', 'wheels.hub.lead'),
  component: ActivityHub,
});
