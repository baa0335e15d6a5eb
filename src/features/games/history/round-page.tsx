import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getRound, type RoundDetail } from '#contract/calls/games/round-detail';
import { CallFailed } from '../../../platform/api/refusal';
import { queryOf } from '../../../platform/api/query';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Button, buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { FairRound } from '../fair/fair-round';
import { GameFrame } from '../play/game-frame';
import { Outcome } from './round-item';
import styles from './round-page.module.css';
import { roundWords } from './round-words';

/** One round of the history: its result as text, the money, and a replay in the game. */
export function RoundPage({ round }: { round: string }) {
  const t = useText();
  const { player } = useSession();
  const query = queryOf(getRound, { params: { id: round } });
  const { data, error } = useQuery({ ...query, enabled: player !== null });
  return (
    <div className={styles.page}>
      <PageHeading title={data?.round.game?.title ?? t('account.round.title')} lead={t('account.round.lead')} />
      {error instanceof CallFailed && !data && <Message tone="warning">{failureText(t, error)}</Message>}
      {!data && !error && <SkeletonRows count={6} />}
      {data && (
        <>
          <Facts detail={data} />
          {data.record ? <Drawn record={data.record} round={data.round} /> : <p className={styles.note}>{t('account.round.no-picture')}</p>}
          {data.fair && <FairRound round={data.round.id} fair={data.fair} record={data.record} />}
        </>
      )}
      <Link to="/profile/games-history" className={buttonClass({ variant: 'quiet' })}>
        {t('account.history.title')}
      </Link>
    </div>
  );
}

function Facts({ detail: { round, ended_at, is_free, balance_before_cents: before } }: { detail: RoundDetail }) {
  const t = useText();
  const { money, dateTime } = useFormat();
  const { currency, stake_cents, win_cents, placed_at, balance_cents: after } = round;
  const facts: [name: string, value: string | null][] = [
    ['started', dateTime(placed_at)],
    ['ended', ended_at && dateTime(ended_at)],
    ['stake', is_free ? t('account.round.free') : money(stake_cents, currency)],
    ['win', win_cents === null ? null : money(win_cents, currency)],
    ['before', before === null ? null : money(before, currency)],
    ['after', after === null ? null : money(after, currency)],
  ];
  return (
    <Card as="section" aria-label={t('account.round.facts')}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{t('account.round.fact', { name })}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('account.history.result')}</dt>
          <dd>
            <Outcome round={round} />
          </dd>
        </div>
        <div className={styles.id}>
          <dt>{t('account.round.fact', { name: 'id' })}</dt>
          <dd>{round.id}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The result as text and as a replay in the game; a live table's round is described as text only. */
function Drawn({ record, round }: { record: NonNullable<RoundDetail['record']> } & Pick<RoundDetail, 'round'>) {
  const t = useText();
  const { money, decimal } = useFormat();
  const [shown, setShown] = useState(0);
  const { game, currency } = round;
  const words = roundWords({ t, money: (cents) => money(cents, currency), number: decimal }, record.outcome);
  return (
    <section className={styles.drawn} aria-labelledby="round-drawn">
      <h2 id="round-drawn">{t('account.round.drawn')}</h2>
      <ul className={styles.words}>
        {words.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of one round never move
          <li key={at}>{line}</li>
        ))}
      </ul>
      {game && record.outcome.kind !== 'live-round' && (
        <>
          <div className={styles.picture}>
            <GameFrame
              key={shown}
              game={game}
              frame={record.frame}
              currency={currency}
              minimumCycle={0}
              policy={anyPace}
              play={{ mode: 'demo', config: record.config, replay: record.outcome }}
              onState={ignore}
              rulesAsked={0}
            />
          </div>
          <Button className={styles.start} onClick={() => setShown((times) => times + 1)}>
            {t('account.round.again')}
          </Button>
        </>
      )}
    </section>
  );
}

/** In a replay, a tap may end the animation, and no new round can start. */
const anyPace = { has_quick_stop: true, has_autoplay: false, has_turbo: false };
const ignore = () => undefined;
