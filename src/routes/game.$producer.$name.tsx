import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/games/about/about-page';
import { gameHead } from '../features/games/play/game-head';
import { loadAbout } from '../features/games/play/load-game';

/** A game's own page, from which it's played. */
export const Route = createFileRoute('/game/$producer/$name')({
  staticData: { isKept: true },
  loader: ({ context, params }) => loadAbout(context.app, { provider: params.producer, seo_title: params.name }),
  head: ({ match, loaderData }) => gameHead(match.context.app, loaderData),
  component: Page,
});

function Page() {
  const { producer, name } = Route.useParams();
  return <AboutPage address={{ provider: producer, seo_title: name }} />;
}
