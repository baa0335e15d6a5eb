// @preload
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawnGame } from '../features/games/about/withdrawn-game';
import { GamePage } from '../features/games/play/game-page';
import { showLimitReached } from '../features/limits/limit-reached';
import { noteLoss } from '../features/notifications/push/earned-moment';
import { gameRoute } from '../shell/guards/game-route';
import { GamePanel } from '../shell/game-panel/panel';
import { NotFoundPage } from '../shell/pages/not-found-page';
import { PlayNotice } from '../shell/player-notices/play-notice';
import { ProfileSheet } from '../shell/modal-host/profile-sheet';

export const Route = createFileRoute('/play/$producer/$name')({ ...gameRoute, component: Page, notFoundComponent: Gone });

function Page() {
  const { producer, name } = Route.useParams();
  const { mode } = Route.useSearch();
  return (
    <GamePage
      address={{ provider: producer, seo_title: name }}
      mode={mode}
      onLoss={noteLoss}
      ProfileSheet={ProfileSheet}
      BonusNotice={PlayNotice}
      Panel={GamePanel}
      onLimitReached={showLimitReached}
    />
  );
}

function Gone() {
  const { producer, name } = Route.useParams();
  return <WithdrawnGame address={{ provider: producer, seo_title: name }} otherwise={<NotFoundPage />} />;
}
