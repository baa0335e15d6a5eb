import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { getPlayerTournaments } from '#contract/calls/competitions';
import { weightKindOf } from '#rules/games/weight-kind';
import { sumsOf } from '#rules/limits/reality-check';
import { accountsQuery } from '../../features/cashbox/queries';
import { TournamentLink } from '../../features/competitions/tournaments/tournament-link';
import { tournamentsQuery } from '../../features/competitions/tournaments/tournament-queries';
import type { PanelProps } from '../../features/games/play/play-props';
import { currentSitting, followSitting } from '../../features/games/play/sitting';
import { bonusesQuery } from '../../features/gifts/gift-calls';
import { GiftProgress } from '../../features/gifts/list/gift-progress';
import { queryOf } from '../../platform/api/query';
import { useFormat, useText } from '../../platform/i18n';
import { buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import styles from './game-panel.module.css';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Row({ name, children, isSum = false }: { name: string; children: ReactNode; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : styles.row}>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** The balance with its parts: the player's own money, and a bonus's. */
function Balance({ currency }: { currency: string }) {
  const t = useText();
  const { money } = useFormat();
  const { data } = useQuery(accountsQuery());
  const account = data?.data.find((one) => one.currency === currency);
  if (!account) return null;
  const { amount_cents: total, available_to_cashout_cents: real } = account;
  return (
    <Part title={t('games.page.balance')}>
      <dl>
        <Row name={t('games.panel.real')}>{money(real, currency)}</Row>
        <Row name={t('games.panel.bonus')}>{money(total - real, currency)}</Row>
        <Row name={t('games.panel.total')} isSum>
          {money(total, currency)}
        </Row>
      </dl>
      <Link to="/deposit" className={buttonClass({ variant: 'primary', isWide: true })}>
        {t('shell.deposit')}
      </Link>
    </Part>
  );
}

/** What this session of play has staked and won, over all games; it follows each round. */
function Session() {
  const t = useText();
  const { money } = useFormat();
  const sitting = useSyncExternalStore(followSitting, currentSitting, () => null);
  if (!sitting) return null;
  return (
    <Part title={t('games.panel.session')}>
      {sumsOf(sitting).map(({ currency, wagered, won }) => (
        <dl key={currency}>
          <Row name={t('games.panel.staked')}>{money(wagered, currency)}</Row>
          <Row name={t('games.panel.won')}>{money(won, currency)}</Row>
          <Row name={t('games.panel.net')} isSum>
            {won > wagered ? `+${money(won - wagered, currency)}` : money(won - wagered, currency)}
          </Row>
        </dl>
      ))}
    </Part>
  );
}

/** The bonus that is wagered, and how bets in this game count. */
function Bonus({ kind, currency }: Pick<PanelProps, 'kind' | 'currency'>) {
  const t = useText();
  const { money } = useFormat();
  const { data } = useQuery(bonusesQuery());
  const gift = data?.data.find((one) => one.stage === 'handle_bets' && one.currency === currency);
  if (!gift) return null;
  return (
    <Part title={gift.title}>
      <GiftProgress gift={gift} />
      {gift.weights && <p className={styles.note}>{t('gifts.play.counts', { percent: gift.weights[weightKindOf(kind)] })}</p>}
      {gift.max_stake_cents !== null && (
        <p className={styles.note}>{t('gifts.play.max-stake', { amount: money(gift.max_stake_cents, currency) })}</p>
      )}
    </Part>
  );
}

/** The player's places in tournaments and quests that are running. */
function Competitions() {
  const t = useText();
  const { number } = useFormat();
  const { data: parts } = useQuery(queryOf(getPlayerTournaments, {}));
  const { data: all } = useQuery(tournamentsQuery(false));
  const joined = (parts?.data ?? []).flatMap((part) => {
    const tournament = all?.data.find(({ id, in_progress: isRunning }) => id === part.tournament_id && isRunning);
    return tournament ? [{ part, tournament }] : [];
  });
  if (joined.length === 0) return null;
  return (
    <Part title={t('games.panel.competitions')}>
      <ul className={styles.list}>
        {joined.map(({ part, tournament }) => (
          <li key={tournament.id} className={styles.row}>
            <TournamentLink tournament={tournament}>{tournament.title}</TournamentLink>
            <span>
              {part.award_place === null ? t('games.panel.no-place') : t('games.panel.place', { place: number(part.award_place) })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The player's data beside a running game: balance and its parts, session, bonus, places in competitions. */
export default function GamePanel({ kind, currency, onClosed }: PanelProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('games.panel.title')}
      closeText={t('games.rules.close')}
    >
      <div className={styles.parts}>
        <Balance currency={currency} />
        <Session />
        <Bonus kind={kind} currency={currency} />
        <Competitions />
        <nav className={styles.ways} aria-label={t('games.panel.more')}>
          <Link to="/profile/games-history" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('games.panel.history')}
          </Link>
          <Link to="/profile/limits" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('games.check.limits')}
          </Link>
        </nav>
      </div>
    </Sheet>
  );
}
