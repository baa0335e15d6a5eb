import { createFileRoute } from '@tanstack/react-router';
import { WheelPage } from '../features/wheels/wheel-page';
import { loadConfig } from '../platform/config/configs';
import { onlyWhile } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/rocketmart-wheel')({
  beforeLoad: onlyWhile('rocketmart-wheel', '/promotions'),
  loader: ({ context }) => loadConfig(context.queryClient, 'wheel-config'),
  head: () => titleOf('wheels.box.title'),
  component: () => <WheelPage name="wheel-config" />,
});
