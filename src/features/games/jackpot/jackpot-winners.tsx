import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { getJackpotWins } from '#contract/calls/games/jackpots';
import type { JackpotWin } from '#contract/fields/jackpot';
import { queryOf } from '../../../platform/api/query';
import { useFormat, useText } from '../../../platform/i18n';
import { logFailure } from '../../../platform/log';
import { biggestWins, latestWins } from './jackpot-wins';
import styles from './jackpot-winners.module.css';

/** Jackpot wins, with masked names. */
export const jackpotWinsQuery = queryOf(getJackpotWins, {});

function Winners({ title, wins }: { title: string; wins: readonly JackpotWin[] }) {
  const { money, date } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.list}>
        {wins.map((win) => (
          <li key={`${win.created_at} ${win.user_name}`} className={styles.win}>
            <span className={styles.name}>{win.user_name}</span>
            <span className={styles.amount}>{money(win.jackpot_original_amount_cents, win.jackpot_original_currency)}</span>
            <span className={styles.about}>{win.jackpot_level_name}</span>
            <time className={styles.when} dateTime={win.created_at}>
              {date(win.created_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The biggest and the latest winners; a failure is logged and not shown (JACK-002). */
export function JackpotWinners() {
  const t = useText();
  const { data, error } = useQuery(jackpotWinsQuery);
  useEffect(() => {
    if (error) logFailure('GET_JACKPOT_WINNERS_ERROR', error);
  }, [error]);
  if (!data) return null;
  if (data.data.length === 0) return <p className={styles.none}>{t('games.jackpots.no-winners')}</p>;
  return (
    <div className={styles.lists}>
      <Winners title={t('games.jackpots.biggest')} wins={biggestWins(data.data)} />
      <Winners title={t('games.jackpots.latest')} wins={latestWins(data.data)} />
    </div>
  );
}
