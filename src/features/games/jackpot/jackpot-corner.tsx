import { useQuery } from '@tanstack/react-query';
import { getJackpots } from '#contract/calls/games/jackpots';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { JackpotBand } from '../lobby/jackpot-band';
import { useLiveJackpots } from '../lobby/use-jackpots';
import styles from './jackpot-corner.module.css';
import { JackpotWinners } from './jackpot-winners';

/** Every jackpot with its amounts. */
export const jackpotsQuery = queryOf(getJackpots, {});

/** Above the games that feed them: the jackpots and their winners. */
export default function JackpotCorner() {
  const t = useText();
  const { data, error } = useQuery(jackpotsQuery);
  const jackpots = useLiveJackpots(data?.data);
  return (
    <div className={styles.corner}>
      {!data && error instanceof CallFailed && (
        <p className={styles.unknown}>{error.isOffline ? t('shell.needs-network') : error.message}</p>
      )}
      <JackpotBand jackpots={jackpots} />
      <JackpotWinners />
    </div>
  );
}
