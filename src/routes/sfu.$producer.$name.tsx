import { createFileRoute } from '@tanstack/react-router';
import { GamePage } from '../features/games/play/game-page';
import { showLimitReached } from '../features/limits/limit-reached';
import { gameRoute } from '../shell/guards/game-route';
import { ProfileSheet } from '../shell/modal-host/profile-sheet';

/** A game that is opened without the shell around it, as partners and testers open it (ROUTE-071). */
export const Route = createFileRoute('/sfu/$producer/$name')({ ...gameRoute, component: Page });

function Page() {
  const { producer, name } = Route.useParams();
  const { mode } = Route.useSearch();
  return (
    <GamePage
      address={{ provider: producer, seo_title: name }}
      mode={mode}
      isAlone
      ProfileSheet={ProfileSheet}
      onLimitReached={showLimitReached}
      onLoss={() => undefined}
    />
  );
}
