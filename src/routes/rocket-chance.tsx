import { createFileRoute } from '@tanstack/react-router';
import { RocketChancePage } from '../features/games/chance/rocket-chance-page';
import { onlyWhile } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/rocket-chance')({
  beforeLoad: onlyWhile('rocket-chance'),
  head: titleOf('wheels.rocket.title', 'wheels.rocket.lead'),
  component: RocketChancePage,
});
