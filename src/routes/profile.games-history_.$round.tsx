import { createFileRoute } from '@tanstack/react-router';
import { RoundPage } from '../features/games/history/round-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/games-history_/$round')({
  beforeLoad: requireLogin,
  head: titleOf('account.round.title'),
  component: Page,
});

function Page() {
  return <RoundPage round={Route.useParams().round} />;
}
