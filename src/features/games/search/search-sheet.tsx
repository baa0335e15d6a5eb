import { useQuery } from '@tanstack/react-query';
import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listGames } from '#contract/calls/games/lists';
import { queryOf } from '../../../platform/api/query';
import { useAppContext } from '../../../platform/context/app-context';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { GameGrid, GridSkeletons } from '../grid/game-grid';
import { redundantBadges } from '../tile/redundant-badges';
import { GamesProvider } from '../player/games-provider';
import { FoundCategories } from './found-categories';
import styles from './search-sheet.module.css';
import { storedGamesQuery } from './stored-games';
import { type Search, useSearch } from './use-search';

/** What shows before a search: popular games. */
const recommendedQuery = queryOf(listGames, { query: { category: 'top', page_size: '12' } });

function Recommended({ title }: { title: string }) {
  const { data, isPending } = useQuery(recommendedQuery);
  if (!data && !isPending) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <GameGrid games={data?.data ?? []} withoutBadges={redundantBadges('top')}>
        {isPending && <GridSkeletons />}
      </GameGrid>
    </section>
  );
}

/** The stored games that match, while there's no network; with `startAgain`, while the server takes long. */
function Stored({ title, startAgain }: { title: string; startAgain?: () => void }) {
  const t = useText();
  const { data: games } = useQuery(storedGamesQuery(title, useAppContext().language.locale));
  if (games?.length === 0 && !startAgain) {
    return (
      <EmptyState icon={<SearchIcon aria-hidden />} title={t('games.search.empty', { title })}>
        {t('games.search.offline-empty')}
      </EmptyState>
    );
  }
  return (
    <>
      {startAgain ? (
        <Message
          tone="warning"
          action={
            <Button size="small" variant="quiet" onClick={startAgain}>
              {t('shell.slow-again')}
            </Button>
          }
        >
          {t(games?.length === 0 ? 'shell.slow' : 'games.search.slow')}
        </Message>
      ) : (
        <p className={styles.subtitle} role="status">
          {t('games.search.offline')}
        </p>
      )}
      <GameGrid games={games ?? []}>{!games && <GridSkeletons />}</GameGrid>
    </>
  );
}

/** Found games, or why there are none; stored ones replace them offline. */
function Found({ title, games, count, isLoading, failure, isSlow, startAgain }: Search & { title: string }) {
  const t = useText();
  if (failure === 'offline') return <Stored title={title} />;
  if (isSlow) return <Stored title={title} startAgain={startAgain} />;
  if (failure) return <p role="alert">{t('games.search.failed')}</p>;
  if (games.length === 0 && !isLoading) {
    return (
      <>
        <EmptyState icon={<SearchIcon aria-hidden />} title={t('games.search.empty', { title })}>
          {t('games.search.empty-text')}
        </EmptyState>
        <Recommended title={t('games.search.recommended')} />
      </>
    );
  }
  return (
    <>
      <p className={styles.subtitle} role="status">
        {games.length > 0 && t('games.search.found', { count })}
      </p>
      <GameGrid games={games}>{games.length === 0 && <GridSkeletons />}</GameGrid>
    </>
  );
}

interface SearchSheetProps {
  /** The initial search term. */
  title?: string;
  /** Called with the current search term, which the address stores. */
  onTitle: (title: string) => void;
  onClose: () => void;
}

/** The search of games: a sheet on a phone, a dialog on a desktop (GAME-004, MOB-004). */
export default function SearchSheet({ title = '', onTitle, onClose }: SearchSheetProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState(title);
  const search = useSearch(typed);
  const keep = useEffectEvent(onTitle);
  useEffect(() => {
    keep(search.title ?? '');
  }, [search.title]);
  return (
    <Sheet
      isOpen={isOpen}
      isTall
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title={t('games.search.title')}
      closeText={t('games.search.close')}
      size="large"
      initialFocus={input}
    >
      <div className={styles.body}>
        <TextField
          ref={input}
          type="search"
          label={t('games.search.label')}
          hint={search.title === null ? t('games.search.hint') : undefined}
          before={<SearchIcon aria-hidden size={20} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
        />
        <GamesProvider>
          {search.title !== null && <FoundCategories title={search.title} onFollow={() => setOpen(false)} />}
          {search.title === null ? <Recommended title={t('games.search.recommended')} /> : <Found {...search} title={search.title} />}
        </GamesProvider>
      </div>
    </Sheet>
  );
}
