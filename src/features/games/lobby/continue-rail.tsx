import { useQuery } from '@tanstack/react-query';
import { GAMES_A_ROW } from '#contract/calls/games/lobby';
import { useText } from '../../../platform/i18n';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useGamesOfPlayer } from '../player/games-context';
import { playedGamesQuery } from '../player/played-games-query';
import { GameRow, GameRowSkeleton } from './game-rail';

const ResumeCard = lazyPart(async () => (await import('./resume-card')).ResumeCard);
/** Comes first for a returning player (GAME-009); its space is reserved while it loads, and it's missing without games and on a break. */
export function ContinueRail() {
  const t = useText();
  const { player, isOnBreak } = useGamesOfPlayer();
  const isShown = player !== null && !isOnBreak;
  const { data, isPending } = useQuery({ ...playedGamesQuery, enabled: isShown });
  const title = t('games.lobby.continue');
  if (!isShown) return null;
  if (isPending) return <GameRowSkeleton title={title} />;
  const [last, ...others] = data?.data ?? [];
  if (!data || !last) return null;
  const beside = others.length === 0 && <ResumeCard key="resume" game={last} />;
  return <GameRow title={title} games={data.data.slice(0, GAMES_A_ROW)} isFirst beside={beside} />;
}
