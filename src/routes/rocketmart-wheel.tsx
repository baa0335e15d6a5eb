import { createFileRoute } from '@tanstack/react-router';
import { loadSpinRewards } from '../features/shop/load-shop';
import { SpinRewards, useSpinRewards } from '../features/shop/spin-rewards';
import { loadWheel } from '../features/wheels/load-wheel';
import { WheelPage } from '../features/wheels/wheel-page';
import { onlyWhile } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/rocketmart-wheel')({
  beforeLoad: onlyWhile('rocketmart-wheel'),
  loader: ({ context: { app } }) => Promise.all([loadWheel(app, 'wheel-config'), loadSpinRewards(app)]),
  head: titleOf('wheels.box.title', 'wheels.box.lead'),
  component: Page,
});

function Page() {
  const rewards = useSpinRewards();
  return <WheelPage name="wheel-config" rewards={rewards && <SpinRewards {...rewards} />} />;
}
