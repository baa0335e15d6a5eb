import { useQuery } from '@tanstack/react-query';
import { GAMES_A_ROW } from '#contract/calls/games/lobby';
import { useText } from '../../../platform/i18n';
import { useGamesOfPlayer } from '../player/games-context';
import { playedGamesQuery } from '../player/played-games-query';
import { GameRow, GameRowSkeleton } from './game-rail';

/** Comes first for a returning player (GAME-009); its space is reserved while it loads, and it's missing without games and on a break. */
export function ContinueRail() {
  const t = useText();
  const { player, isOnBreak } = useGamesOfPlayer();
  const isShown = player !== null && !isOnBreak;
  const { data, isPending } = useQuery({ ...playedGamesQuery, enabled: isShown });
  const title = t('games.lobby.continue');
  if (!isShown) return null;
  if (isPending) return <GameRowSkeleton title={title} />;
  return data && data.data.length > 0 ? <GameRow title={title} games={data.data.slice(0, GAMES_A_ROW)} isFirst /> : null;
}
