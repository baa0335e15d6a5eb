import { Link } from '@tanstack/react-router';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import Radio from 'lucide-react/icons/radio';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type LiveKind, liveKinds } from '#contract/fields/live';
import { ageOf, onAgeChange } from '../../../platform/api/ages';
import { useText } from '../../../platform/i18n';
import { useNow } from '../../../platform/presence/use-now';
import { buttonClass } from '../../../ui/button';
import { Chip, ChipRow } from '../../../ui/chip';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { CategoryLink } from '../categories/category-link';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import styles from './live-page.module.css';
import { FRESH_MS, liveTablesQuery } from './live-query';
import { LiveTile } from './live-tile';

const exact = { exact: true };

/** Links to all tables, and to each kind that has one. */
function Kinds({ present, current }: { present: ReadonlySet<LiveKind>; current: LiveKind | null }) {
  const t = useText();
  return (
    <ChipRow label={t('games.live.kinds')} current={current ?? 'all'}>
      <Chip isSelected={current === null} render={<Link to="/live" activeOptions={exact} />}>
        {t('games.live.all')}
      </Chip>
      {liveKinds
        .filter((kind) => present.has(kind))
        .map((kind) => (
          <Chip key={kind} isSelected={kind === current} render={<Link to="/live/$slug" params={{ slug: kind }} />}>
            {t(`games.live.kind.${kind}`)}
          </Chip>
        ))}
    </ChipRow>
  );
}

/** The live lobby: every table with its current phase (ROUTE-003). */
export function LivePage({ kind = null, banners }: { kind?: LiveKind | null; banners?: ReactNode }) {
  const t = useText();
  const { data } = useSuspenseQuery(liveTablesQuery);
  const { dataUpdatedAt } = useQuery(liveTablesQuery);
  const now = useNow();
  const age = useSyncExternalStore(
    onAgeChange,
    () => ageOf(String(liveTablesQuery.meta?.url)),
    () => null,
  );
  // The worker serves a response of a few seconds ago without asking the server: it counts down from when it was stored.
  const sinceMs = Math.max(0, now - (age ?? dataUpdatedAt));
  const isFresh = sinceMs < FRESH_MS;
  const tables = data.data.filter((table) => kind === null || table.kind === kind);
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading
          title={t(kind === null ? 'games.category.live' : `games.live.kind.${kind}`)}
          lead={tables.length > 0 ? t('games.live.count', { count: tables.length }) : undefined}
        />
        <div className={styles.chips}>
          <Kinds present={new Set(data.data.map((table) => table.kind))} current={kind} />
        </div>
        {banners}
        {tables.length === 0 ? (
          <EmptyState
            icon={<Radio aria-hidden />}
            title={t('games.live.none')}
            action={
              <CategoryLink category="table" className={buttonClass()}>
                {t('games.live.roulette')}
              </CategoryLink>
            }
          >
            {t('games.live.none-text')}
          </EmptyState>
        ) : (
          <div className={styles.tables}>
            {tables.map((listed) => (
              <LiveTile
                key={listed.game.identifier}
                listed={listed}
                isSecond={data.data.find((table) => table.kind === listed.kind) !== listed}
                sinceMs={isFresh ? sinceMs : null}
              />
            ))}
          </div>
        )}
      </div>
    </GamesProvider>
  );
}
