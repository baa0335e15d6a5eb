import Radio from 'lucide-react/icons/radio';
import { Link } from '@tanstack/react-router';
import { offersRealPlay } from '#rules/games/availability';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import type { GameInfo } from './play-props';
import { Standstill } from './standstill';

/** Why a game has no demo. A live table is shared by its players; the links lead to it and to the live lobby (GAME-002). */
export function NoDemo({ info: { game, live } }: { info: Pick<GameInfo, 'game' | 'live'> }) {
  const t = useText();
  const visitor = useGamesOfPlayer();
  if (!live) return <Standstill title={t('games.page.no-demo')} />;
  return (
    <Standstill
      icon={<Radio aria-hidden />}
      title={t('games.live.real-only')}
      text={t('games.live.real-only-text')}
      actions={
        <>
          {offersRealPlay(game, visitor) && (
            <PlayLink game={game} mode="real" className={buttonClass({ variant: 'primary' })}>
              {t('games.live.join')}
            </PlayLink>
          )}
          <Link to="/live" className={buttonClass()}>
            {t('games.live.to-lobby')}
          </Link>
        </>
      }
    />
  );
}
