import type { QueryClient } from '@tanstack/react-query';
import { waitBriefly } from '../../../platform/reads/wait-briefly';
import { useText } from '../../../platform/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { jackpotWinsQuery } from './jackpot-winners';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import { CategoryGames } from '../categories/category-games';
import { categoryQuery } from '../categories/category-query';
import JackpotCorner, { jackpotsQuery } from './jackpot-corner';
import styles from './mystic-page.module.css';

/** Loads the data of the mystic jackpots' page. */
export async function loadMystic(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(categoryQuery('jackpots')),
    queryClient.ensureQueryData(jackpotsQuery),
    waitBriefly(queryClient.ensureQueryData(jackpotWinsQuery)),
  ]);
}

const steps = ['games.mystic.feed', 'games.mystic.chance', 'games.mystic.paid'] as const;

/** The mystic jackpots: their current amounts, how they are fed and won, their winners, and their games (JACK-004). */
export function MysticPage() {
  const t = useText();
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading title={t('games.mystic.title')} lead={t('games.mystic.lead')} />
        <JackpotCorner />
        <section className={styles.how} aria-labelledby="mystic-how">
          <h2 id="mystic-how">{t('games.mystic.how')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
        <h2 className={styles.games}>{t('games.mystic.games')}</h2>
        <CategoryGames category="jackpots">
          <EmptyState title={t('games.category.empty')}>{t('games.category.empty-text')}</EmptyState>
        </CategoryGames>
      </div>
    </GamesProvider>
  );
}
