import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getLobby } from '#contract/calls/games/lobby';
import { queryOf } from '../../../platform/api/query';
import { useBrand } from '../../../platform/context/brand';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useGamesOfPlayer } from '../player/games-context';
import { GamesProvider } from '../player/games-provider';
import { ContinueRail } from './continue-rail';
import { LiveJackpotBand } from './live-jackpot-band';
import { LobbyView } from './lobby-view';
import { SearchLink } from './search-link';

/** Everything on the first screen, in one read. */
export const lobbyQuery = queryOf(getLobby, {});

const BecauseRail = lazyPart(async () => (await import('./because-rail')).BecauseRail);

/** Games like those that a player has played. Guests and players on a break don't load it. */
function Because() {
  const { player, isOnBreak } = useGamesOfPlayer();
  return player !== null && !isOnBreak && <BecauseRail />;
}

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
        because={<Because />}
        safer={safer}
      />
    </GamesProvider>
  );
}
