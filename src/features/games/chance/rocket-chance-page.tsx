import { useMutation } from '@tanstack/react-query';
import { getRandomGame } from '#contract/calls/games/lists';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import { OrbitScene } from '../../../ui/orbit-scene';
import { PageHeading } from '../../../ui/page-heading';
import JackpotCorner from '../jackpot/jackpot-corner';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import { GameTile } from '../tile/game-tile';
import styles from './rocket-chance.module.css';

/** Picks a random game among those available to the visitor, and shows the jackpots that they feed (ROUTE-032, HUB-001). */
export function RocketChancePage() {
  const t = useText();
  const isOnline = useOnline();
  const picking = useMutation({ mutationFn: () => ask(getRandomGame, {}) });
  const game = picking.data && { ...picking.data, currencies: Object.keys(picking.data.currencies) };
  const failure = picking.error instanceof CallFailed ? picking.error : null;
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading title={t('wheels.rocket.title')} lead={t('wheels.rocket.lead')} />
        <section className={styles.launch}>
          <OrbitScene seed={game?.identifier ?? 'rocket-chance'} />
          <div role="status" className={styles.picked}>
            {game && <p>{t('wheels.rocket.picked', { name: game.title })}</p>}
          </div>
          {game && (
            <div className={styles.tile}>
              <GameTile game={game} urgency="early" />
            </div>
          )}
          <Button variant="secondary" size="large" isBusy={picking.isPending} disabled={!isOnline} onClick={() => picking.mutate()}>
            {t(game ? 'wheels.rocket.again' : 'wheels.rocket.pick')}
          </Button>
          {!isOnline && <p className={styles.note}>{t('wheels.rocket.needs-network')}</p>}
          {failure && <p role="alert">{failure.isOffline ? t('wheels.rocket.needs-network') : failure.message}</p>}
        </section>
        <h2 className={styles.jackpots}>{t('wheels.rocket.jackpots')}</h2>
        <JackpotCorner />
      </div>
    </GamesProvider>
  );
}
