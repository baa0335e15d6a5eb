import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getLobby } from '#contract/calls/games/lobby';
import { queryOf } from '../../../platform/api/query';
import { useBrand } from '../../../platform/context/brand';
import { GamesProvider } from '../player/games-provider';
import { BecauseRail } from './because-rail';
import { ContinueRail } from './continue-rail';
import { LiveJackpotBand } from './live-jackpot-band';
import { LobbyView } from './lobby-view';
import { SearchLink } from './search-link';

/** Everything on the first screen, in one read. */
export const lobbyQuery = queryOf(getLobby, {});

/** The main lobby (ROUTE-001); `safer` leads to limits and help. */
export function LobbyPage({ safer }: { safer?: ReactNode }) {
  const { data } = useSuspenseQuery(lobbyQuery);
  const { name } = useBrand();
  return (
    <GamesProvider>
      <SearchLink />
      <LobbyView
        lobby={data}
        jackpots={<LiveJackpotBand fetched={data.jackpots} />}
        brand={name}
        continued={<ContinueRail />}
        because={<BecauseRail />}
        safer={safer}
      />
    </GamesProvider>
  );
}
