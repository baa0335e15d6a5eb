import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n';
import { gameQuery } from '../play/game-queries';
import { playedGamesQuery } from '../player/played-games-query';
import { GameRow } from './game-rail';

/** The minimum number of recommended games for a row. */
const AT_LEAST = 4;

/** Games similar to the one that the player played last, which the title names, without those played already. */
export function BecauseRail() {
  const t = useText();
  const { data: played } = useQuery(playedGamesQuery);
  const last = played?.data[0];
  const { data: info } = useQuery({
    ...gameQuery({ provider: last?.provider ?? '-', seo_title: last?.seo_title ?? '-' }),
    enabled: last !== undefined,
  });
  if (!last || !info) return null;
  const known = new Set(played?.data.map(({ identifier }) => identifier));
  const games = info.similar.filter(({ identifier }) => !known.has(identifier));
  return games.length < AT_LEAST ? null : <GameRow title={t('games.lobby.because', { title: last.title })} games={games} />;
}
