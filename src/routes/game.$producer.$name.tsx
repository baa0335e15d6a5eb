import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/games/about/about-page';
import { gameHead } from '../features/games/play/game-head';
import { WithdrawnGame } from '../features/games/about/withdrawn-game';
import { loadAbout } from '../features/games/play/load-game';
import { NotFoundPage } from '../shell/pages/not-found-page';

/** A game's own page, from which it's played. */
export const Route = createFileRoute('/game/$producer/$name')({
  staticData: { isKept: true },
  loader: ({ context, params }) => loadAbout(context.app, { provider: params.producer, seo_title: params.name }),
  head: ({ match, loaderData }) => gameHead(match.context.app, loaderData),
  component: Page,
  notFoundComponent: Gone,
});

function Page() {
  const { producer, name } = Route.useParams();
  return <AboutPage address={{ provider: producer, seo_title: name }} />;
}

function Gone() {
  const { producer, name } = Route.useParams();
  return <WithdrawnGame address={{ provider: producer, seo_title: name }} otherwise={<NotFoundPage />} />;
}
