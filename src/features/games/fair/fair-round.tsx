import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { RoundDetail } from '#contract/calls/games/round-detail';
import type { Verdict } from '#rules/games/fair/verify-round';
import { useFormat, useText } from '../../../platform/i18n';
import { Button, buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import styles from './fairness-page.module.css';

interface FairRoundProps {
  round: string;
  fair: NonNullable<RoundDetail['fair']>;
  record: RoundDetail['record'];
}

/**
 * The seeds that a round was drawn from. Once the server seed is public, the browser can draw the round again, with the same rules as the
 * server.
 */
export function FairRound({ round, fair, record }: FairRoundProps) {
  const t = useText();
  const { number } = useFormat();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const canVerify = fair.server_seed !== null && record !== null;
  const verify = async () => {
    const { verifyRound } = await import('#rules/games/fair/verify-round');
    if (record) setVerdict(verifyRound({ config: record.config, outcome: record.outcome, fair }));
  };
  const facts: [name: string, value: string][] = [
    [t('games.fair.commitment'), fair.commitment],
    [t('games.fair.client'), fair.client_seed],
    [t('games.fair.nonce'), number(fair.nonce)],
    ...(fair.server_seed === null ? [] : [[t('games.fair.server'), fair.server_seed] as [string, string]]),
  ];
  return (
    <Card as="section" aria-label={t('games.fair.round')} className={styles.round}>
      <h2 className={styles.title}>{t('games.fair.round')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.code}>{value}</dd>
          </div>
        ))}
      </dl>
      {fair.server_seed === null && <p>{t('games.fair.secret')}</p>}
      <div role="status">
        {verdict !== null && (
          <Message tone={verdict === 'verified' ? 'success' : 'warning'}>
            {t(verdict === 'verified' ? 'games.fair.verified' : 'games.fair.failed')}
          </Message>
        )}
      </div>
      <div className={styles.ways}>
        {canVerify && <Button onClick={() => void verify()}>{t('games.fair.verify')}</Button>}
        {canVerify && (
          <a
            className={buttonClass({ variant: 'quiet' })}
            download={`round-${round}.json`}
            href={`data:application/json,${encodeURIComponent(JSON.stringify({ config: record.config, outcome: record.outcome, fair }))}`}
          >
            {t('games.fair.download')}
          </a>
        )}
        <Link to="/profile/fairness" className={buttonClass({ variant: 'quiet' })}>
          {t('games.fair.seeds')}
        </Link>
      </div>
    </Card>
  );
}
