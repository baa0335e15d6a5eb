import { sideReturn } from '#rules/games/blackjack/side-bets';
import { useFormat, useText } from '../../../platform/i18n';
import type { GameInfo } from '../play/play-props';

/** What the return of blackjack assumes, and what its side bets return; live tables have none. */
export function StrategyNote({ info }: { info: Pick<GameInfo, 'kind' | 'live'> }) {
  const t = useText();
  const { percent } = useFormat();
  if (info.kind !== 'blackjack') return null;
  return (
    <>
      <p>{t('games.rules.basic-strategy')}</p>
      {!info.live && (
        <p>{t('games.rules.side-bets', { pairs: percent(sideReturn('pairs').rtp), trio: percent(sideReturn('trio').rtp) })}</p>
      )}
    </>
  );
}
