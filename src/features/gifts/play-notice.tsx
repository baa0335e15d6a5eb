import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import type { GameConfig } from '#contract/fields/game-config';
import { weightKindOf } from '#rules/games/weight-kind';
import { useFormat, useText } from '../../platform/i18n';
import { bonusesQuery } from './gift-calls';
import styles from './play-notice.module.css';

export interface PlayNoticeProps {
  kind: GameConfig['kind'];
  currency: string;
  /** Shows until the bonuses have loaded, so that the game doesn't move. */
  room?: ReactNode;
}

/** Over a real-money game while a bonus is wagered: its progress, and the rules for bets here (GAME-010). */
export default function PlayNotice({ kind, currency, room = null }: PlayNoticeProps) {
  const t = useText();
  const { money } = useFormat();
  const { data, isPending } = useQuery(bonusesQuery());
  if (isPending) return room;
  const gift = data?.data.find((one) => one.stage === 'handle_bets' && one.currency === currency);
  if (!gift) return null;
  const terms = [
    gift.weights && t('gifts.play.counts', { percent: gift.weights[weightKindOf(kind)] }),
    gift.max_stake_cents !== null && t('gifts.play.max-stake', { amount: money(gift.max_stake_cents, currency) }),
  ].filter((term): term is string => typeof term === 'string');
  return (
    <aside className={styles.notice} aria-label={t('gifts.play.label')}>
      <Gift aria-hidden className={styles.icon} />
      <p className={styles.text}>
        <strong className="tabular">
          {t('gifts.play.wagered', {
            amount: money(gift.amount_wager_cents, currency),
            total: money(gift.amount_wager_requirement_cents, currency),
          })}
        </strong>{' '}
        {terms.join(' ')}
      </p>
      <Link to="/profile/gifts" className={styles.link}>
        {t('gifts.play.link')}
      </Link>
    </aside>
  );
}
