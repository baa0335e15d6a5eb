import { createFileRoute } from '@tanstack/react-router';
import { SpinRewards, useSpinRewards } from '../features/shop/spin-rewards';
import { WheelPage } from '../features/wheels/wheel-page';
import { loadConfig } from '../platform/config/configs';
import { onlyWhile } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/rocketmart-wheel')({
  beforeLoad: onlyWhile('rocketmart-wheel', '/promotions'),
  loader: ({ context }) => loadConfig(context.queryClient, 'wheel-config'),
  head: () => titleOf('wheels.box.title'),
  component: Page,
});

function Page() {
  const rewards = useSpinRewards();
  return <WheelPage name="wheel-config" rewards={rewards && <SpinRewards {...rewards} />} />;
}
