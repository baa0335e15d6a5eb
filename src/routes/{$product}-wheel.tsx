import { createFileRoute } from '@tanstack/react-router';
import { WheelPage } from '../features/wheels/wheel-page';
import { loadConfig } from '../platform/config/configs';
import { onlyWhile } from '../shell/guards';
import { ownProduct } from '../shell/own-product';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/{$product}-wheel')({
  params: ownProduct,
  beforeLoad: onlyWhile('segments-wheel', '/promotions'),
  loader: ({ context }) => loadConfig(context.queryClient, 'wheel-config-segments'),
  head: () => titleOf('wheels.segments.title'),
  component: () => <WheelPage name="wheel-config-segments" />,
});
