import { Link } from '@tanstack/react-router';
import type { Lottery, LotteryPart } from '#contract/fields/lottery';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { ForNewPlayers } from '../../../platform/context/for-new-players';
import { Button } from '../../../ui/button';
import { Meter } from '../../../ui/meter';
import styles from '../competitions.module.css';
import { TicketShop } from './ticket-shop';

/** The player's tickets in a lottery, and how to get more (LOTT-002). A guest has to sign up first. */
export function LotteryTickets({ lottery, part }: { lottery: Lottery; part: LotteryPart | undefined }) {
  const t = useText();
  const { status } = useSession();
  return (
    <section aria-labelledby="tickets" className={styles.section}>
      <h2 id="tickets">{t('competitions.lottery.tickets')}</h2>
      {status === 'player'
        ? part && <Held lottery={lottery} part={part} />
        : lottery.status !== 'archive' && <Invitation lottery={lottery} />}
      {status !== 'player' && lottery.status === 'archive' && (
        <p className={styles.note}>{t('competitions.lottery.out', { count: lottery.tickets })}</p>
      )}
    </section>
  );
}

/** How to get tickets, as text. */
function Ways({ lottery: { ticket_points, ticket_bets_cents } }: { lottery: Lottery }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  return (
    <>
      {ticket_bets_cents !== null && (
        <p className={styles.note}>
          {t('competitions.lottery.by-bets', { amount: wholeMoney(ticket_bets_cents, 'EUR') })} {t('competitions.qualifying')}
        </p>
      )}
      {ticket_points !== null && <p className={styles.note}>{t('competitions.lottery.by-points', { points: ticket_points })}</p>}
    </>
  );
}

function Invitation({ lottery }: { lottery: Lottery }) {
  const t = useText();
  return (
    <div className={styles.join}>
      <Ways lottery={lottery} />
      <ForNewPlayers>
        <Button variant="secondary" render={<Link to="/registration" search={{ redirect: `/lottery/${lottery.identifier}` }} />}>
          {t('competitions.lottery.join-as-guest')}
        </Button>
      </ForNewPlayers>
    </div>
  );
}

function Held({ lottery, part }: { lottery: Lottery; part: LotteryPart }) {
  const t = useText();
  const { money } = useFormat();
  const isRunning = lottery.status === 'active';
  const price = lottery.ticket_bets_cents;
  return (
    <div className={styles.held}>
      <p className={styles.count}>{t('competitions.lottery.mine', { count: part.tickets })}</p>
      {part.numbers.length > 0 && (
        <ul className={styles.numbers} aria-label={t('competitions.lottery.numbers')}>
          {part.numbers.map(({ first, last }) => (
            <li key={first} className="tabular">
              {first === last ? first : `${first}–${last}`}
            </li>
          ))}
        </ul>
      )}
      {lottery.status !== 'archive' && <Ways lottery={lottery} />}
      {isRunning && price !== null && part.next_ticket_cents !== null && (
        <Meter
          label={t('competitions.lottery.next')}
          value={price - part.next_ticket_cents}
          max={price}
          valueText={t('competitions.lottery.to-next', { amount: money(part.next_ticket_cents, 'EUR') })}
          tone="special"
        />
      )}
      {isRunning && lottery.ticket_points !== null && <TicketShop slug={lottery.identifier} price={lottery.ticket_points} />}
    </div>
  );
}
