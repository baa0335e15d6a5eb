import { createFileRoute } from '@tanstack/react-router';
import { loadWheel } from '../features/wheels/load-wheel';
import { WheelPage } from '../features/wheels/wheel-page';
import { onlyWhile } from '../shell/guards/guards';
import { ownProduct } from '../shell/guards/own-product';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/{$product}-wheel')({
  params: ownProduct,
  beforeLoad: onlyWhile('segments-wheel'),
  loader: ({ context }) => loadWheel(context.app, 'wheel-config-segments'),
  head: titleOf('wheels.segments.title'),
  component: () => <WheelPage name="wheel-config-segments" />,
});
