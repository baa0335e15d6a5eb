import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Gauge from 'lucide-react/icons/gauge';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { keepLimits, limitsQuery } from './limits';
import styles from './safer-play.module.css';

/** On home: the ways to limits, breaks and help; twice a year it asks a player to look at the limits again. */
export function SaferPlay() {
  const t = useText();
  const { status, player } = useSession();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...limitsQuery(), enabled: status === 'player' && player !== null });
  const keeping = useMutation({ mutationFn: () => keepLimits(queryClient) });
  const isDue = data?.is_review_due === true;
  return (
    <section className={styles.safer} aria-labelledby="safer-play">
      <Gauge aria-hidden size={24} />
      <div className={styles.words}>
        <h2 id="safer-play" className={styles.title}>
          {t(isDue ? 'limits.review.title' : 'limits.safer.title')}
        </h2>
        <p>{t(isDue ? (data.data.length > 0 ? 'limits.review.text' : 'limits.review.none') : 'limits.safer.text')}</p>
      </div>
      <div className={styles.ways}>
        {isDue && (
          <Button size="small" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            {t('limits.review.keep')}
          </Button>
        )}
        <Link to="/limits">{t('limits.title')}</Link>
        <Link to="/$slug" params={{ slug: 'responsible-gaming' }}>
          {t('limits.safer.help')}
        </Link>
      </div>
    </section>
  );
}
