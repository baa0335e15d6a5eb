import { createFileRoute } from '@tanstack/react-router';
import { gameHead } from '../features/games/play/game-head';
import { GamePage } from '../features/games/play/game-page';
import { loadGame } from '../features/games/play/load-game';
import { gameSearchSchema } from '../features/games/play/search';
import { showLimitReached } from '../features/limits/limit-reached';
import { noteLoss } from '../features/notifications/earned-moment';
import { requireLogin } from '../shell/guards';

export const Route = createFileRoute('/play/$producer/$name')({
  validateSearch: gameSearchSchema,
  beforeLoad: ({ search, location }) => search.mode === 'real' && requireLogin({ location }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadGame(context.queryClient, { provider: params.producer, seo_title: params.name }, deps.mode, () => showLimitReached()),
  head: ({ loaderData }) => gameHead(loaderData),
  component: Page,
});

function Page() {
  const { producer, name } = Route.useParams();
  const { mode } = Route.useSearch();
  return <GamePage address={{ provider: producer, seo_title: name }} mode={mode} onLimitReached={showLimitReached} onLoss={noteLoss} />;
}
