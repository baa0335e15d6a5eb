import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { Lottery, LotteryPart, LotteryWinner } from '#contract/fields/lottery';
import { lotteryPrizes } from '#rules/competitions/lottery-prizes';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { FullWidth } from '../../../ui/full-width';
import { OrbitScene } from '../../../ui/orbit-scene';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { Table } from '../../../ui/table';
import styles from '../competitions.module.css';
import { lotteryQuery, lotteryStatusQuery } from './lottery-queries';
import { LotteryTickets } from './lottery-tickets';
import { progressOf } from '../quests/progress';
import { TimeLeft } from '../time-left';

/** One lottery: prizes, date of the draw, the player's tickets, and the winners (ROUTE-013, LOTT-001). */
export function LotteryPage({ slug }: { slug: string }) {
  const t = useText();
  const { wholeMoney, dateTime } = useFormat();
  const { status: who } = useSession();
  const now = useStart();
  const { data } = useQuery(lotteryQuery(slug));
  const part = useQuery({ ...lotteryStatusQuery(slug), enabled: who === 'player' });
  if (!data) return <SkeletonRows />;
  const lottery = { ...data.lottery, status: tournamentStatus(data.lottery, now) };
  const mine = who === 'player' ? part.data?.status : undefined;
  const { poolCents, firstCents } = lotteryPrizes(lottery);
  return (
    <FullWidth
      scene={<OrbitScene seed={lottery.identifier} progress={progressOf(lottery, now)} />}
      head={
        <>
          <Link to="/tournaments/lotteries" className={styles.back}>
            {t('competitions.lottery.back')}
          </Link>
          <h1>{lottery.title}</h1>
          <p className={styles.time}>
            {lottery.is_drawn ? <span>{t('competitions.lottery.drawn')}</span> : <TimeLeft span={lottery} />}
            <span>{t('competitions.lottery.out', { count: lottery.tickets })}</span>
          </p>
          <p className={styles.pool}>{wholeMoney(poolCents, 'EUR')}</p>
          <p className={styles.time}>{t('competitions.lottery.pool', { first: wholeMoney(firstCents, 'EUR') })}</p>
          {!lottery.is_drawn && (
            <p className={styles.time}>{t('competitions.full-from', { amount: wholeMoney(data.full_from_cents, 'EUR') })}</p>
          )}
          <p className={styles.time}>
            {t(lottery.is_drawn ? 'competitions.lottery.drawn-on' : 'competitions.lottery.draw-on', { date: dateTime(lottery.end_at) })}
          </p>
        </>
      }
    >
      <div className={styles.columns}>
        <LotteryTickets lottery={lottery} part={mine} />
        {lottery.is_drawn ? <Winners winners={data.winners} part={mine} /> : <Prizes lottery={lottery} />}
      </div>
    </FullWidth>
  );
}

/** The prize of each place. */
function Prizes({ lottery: { prizes_cents } }: { lottery: Lottery }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  return (
    <section aria-labelledby="prizes" className={styles.section}>
      <h2 id="prizes">{t('competitions.lottery.prizes')}</h2>
      <Table
        caption={t('competitions.lottery.prizes')}
        rows={prizes_cents.map((cents, at) => ({ place: at + 1, cents }))}
        rowKey={({ place }) => place}
        columns={[
          { key: 'place', title: t('competitions.place'), isName: true, cell: ({ place }) => <PlaceMark place={place} /> },
          { key: 'prize', title: t('competitions.lottery.prize'), isFigure: true, cell: ({ cents }) => wholeMoney(cents, 'EUR') },
        ]}
      />
    </section>
  );
}

const holds = (part: LotteryPart | undefined, ticket: number) =>
  part?.numbers.some(({ first, last }) => ticket >= first && ticket <= last) ?? false;

/** The winners, by ticket; the player's own are highlighted (LOTT-002). */
function Winners({ winners, part }: { winners: readonly LotteryWinner[]; part: LotteryPart | undefined }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  return (
    <section aria-labelledby="winners" className={styles.section}>
      <h2 id="winners">{t('competitions.lottery.winners')}</h2>
      {winners.length === 0 ? (
        <p className={styles.note}>{t('competitions.lottery.nobody')}</p>
      ) : (
        <Table
          caption={t('competitions.lottery.winners')}
          rows={winners}
          rowKey={({ place }) => place}
          isMarked={({ ticket }) => holds(part, ticket)}
          columns={[
            { key: 'place', title: t('competitions.place'), cell: ({ place }) => <PlaceMark place={place} /> },
            {
              key: 'player',
              title: t('competitions.player'),
              isName: true,
              cell: ({ nickname, ticket }) => (holds(part, ticket) ? t('competitions.you', { name: nickname }) : nickname),
            },
            { key: 'ticket', title: t('competitions.lottery.ticket'), isFigure: true, cell: ({ ticket }) => ticket },
            {
              key: 'prize',
              title: t('competitions.lottery.prize'),
              isFigure: true,
              cell: ({ amount_cents }) => wholeMoney(amount_cents, 'EUR'),
            },
          ]}
        />
      )}
    </section>
  );
}

function PlaceMark({ place }: { place: number }) {
  return (
    <span className={styles.place} data-place={place}>
      {place}
    </span>
  );
}
